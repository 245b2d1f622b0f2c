import type { Suggestions } from "@gratweg/contracts";
import { fromPromise } from "xstate";
import type { RecentSearches } from "./recentSearches";
import { tripSuggestionsMachine, type TripSuggestionsMachine } from "./tripSuggestionsMachine";

export interface TripSuggestionsPorts {
  /** Rejects when there is no answer. */
  fetchSuggestions: (typed: string, signal: AbortSignal) => Promise<Suggestions>;
  recent: RecentSearches;
}

/** The machine with its effects; for the composition root. */
export function connectTripSuggestions({
  fetchSuggestions,
  recent,
}: TripSuggestionsPorts): TripSuggestionsMachine {
  return tripSuggestionsMachine.provide({
    actors: {
      fetchSuggestions: fromPromise(({ input, signal }) => fetchSuggestions(input.typed, signal)),
      readRecent: fromPromise<readonly string[]>(() => Promise.resolve(recent.read())),
    },
    actions: { forgetRecent: () => recent.forget() },
  });
}
