import type { SuggestAnswer } from "@gratweg/contracts";
import { connectTripSuggestions, createRecentSearches } from "@gratweg/flows";

export const recentSearches = createRecentSearches(() => window.localStorage);

/** The machine joined to the server's API and to local storage. */
export function connectSuggestions() {
  return connectTripSuggestions({
    recent: recentSearches,
    async fetchSuggestions(typed, signal) {
      const response = await fetch(`/api/trips/suggest?${new URLSearchParams({ q: typed }).toString()}`, {
        signal,
      });
      if (!response.ok) throw new Error(`Status ${response.status}`);
      return ((await response.json()) as SuggestAnswer).data;
    },
  });
}
