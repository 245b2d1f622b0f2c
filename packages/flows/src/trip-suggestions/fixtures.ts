import type { Suggestions } from "@gratweg/contracts";

export function suggestionsOf(...places: string[]): Suggestions {
  return {
    months: [],
    places: places.map((name) => ({ slug: name.toLowerCase(), name, count: 1 })),
    activities: [],
    trips: [],
    pages: [],
    siblings: [],
  };
}
