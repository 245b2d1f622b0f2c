import texts from "../../../locales/de/suggestions.json";
import { translate, type Values } from "../../texts/translate";

/** They come with the list: no page waits for texts of something that most visitors never open. */
export const text = (key: string, values?: Values): string => translate([texts], key, values);
