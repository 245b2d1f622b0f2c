import type { SearchAnswer } from "@gratweg/contracts";
import { writeSearchQuery, type SearchQuery } from "@gratweg/contracts/search-query";
import { fromPromise } from "xstate";
import { tripSearchMachine, type TripSearchMachine } from "./tripSearchMachine";
import type { ScrollTarget } from "./tripSearchSetup";
import type { TripSearchStore } from "./tripSearchStore";

export interface TripSearchPorts {
  /** Rejects with a `TripSearchError`. */
  searchTrips: (query: SearchQuery, signal: AbortSignal) => Promise<SearchAnswer>;
  store: TripSearchStore;
  /** Write the search page's address; neither may be answered with `address.change`. */
  address: { push(parameters: URLSearchParams): void; replace(parameters: URLSearchParams): void };
  scrollTo: (target: ScrollTarget) => void;
}

/** The machine with its effects; for the composition root. */
export function connectTripSearch({
  searchTrips,
  store,
  address,
  scrollTo,
}: TripSearchPorts): TripSearchMachine {
  return tripSearchMachine.provide({
    actors: {
      searchTrips: fromPromise(({ input, signal }) => searchTrips(input.query, signal)),
      restoreState: fromPromise(() => Promise.resolve(store.read())),
    },
    actions: {
      persistState: ({ context }) => store.write(context),
      forgetState: () => store.remove(),
      pushAddress: (_, { query }) => address.push(writeSearchQuery(query)),
      replaceAddress: (_, { query }) => address.replace(writeSearchQuery(query)),
      scrollTo: (_, target) => scrollTo(target),
    },
  });
}
