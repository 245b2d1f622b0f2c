import booking from "../../site/locales/de/booking.json";
import common from "../../site/locales/de/common.json";
import declarations from "../../site/locales/de/declarations.json";
import search from "../../site/locales/de/search.json";

type Texts = { [key: string]: string | Texts };

const plurals = new Intl.PluralRules("de");
const all: Texts = { ...common, ...booking, ...declarations, ...search };

/** The product's own words, so that a flow is judged with the texts that visitors read. A missing one fails. */
export function t(key: string, values: Record<string, string | number> = {}): string {
  const text = find(key) ?? find(`${key}_${plurals.select(Number(values["count"]))}`);
  if (text === undefined) throw new Error(`There is no text ${key}`);
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));
}

export function find(key: string): string | undefined {
  const text = key
    .split(".")
    .reduce<string | Texts | undefined>(
      (place, name) => (typeof place === "object" ? place[name] : undefined),
      all,
    );
  return typeof text === "string" ? text : undefined;
}
