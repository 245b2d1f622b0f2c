import texts from "../../../locales/de/suggestions.json";

export const suggestionTexts = texts;

/** They come with the list: no page waits for texts of something that most visitors never open. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));
}

export function tripCount(count: number): string {
  return count === 1 ? texts.oneTrip : fill(texts.manyTrips, { count });
}

export function dayCount(count: number): string {
  return count === 1 ? texts.oneDay : fill(texts.manyDays, { count });
}
