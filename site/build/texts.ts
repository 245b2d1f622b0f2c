import booking from "../locales/de/booking.json";
import collections from "../locales/de/collections.json";
import common from "../locales/de/common.json";
import declarations from "../locales/de/declarations.json";
import discovery from "../locales/de/discovery.json";
import editorial from "../locales/de/editorial.json";
import home from "../locales/de/home.json";
import newsletter from "../locales/de/newsletter.json";
import { translate, type Values } from "../src/texts/translate";

/** Texts that a page's data, title and path bar need already while it is built. */
export function text(key: string, values?: Values): string {
  return translate(
    [common, home, editorial, collections, booking, newsletter, discovery, declarations],
    key,
    values,
  );
}
