import type { SearchAnswer } from "@gratweg/contracts";
import type { SearchQuery } from "@gratweg/contracts/search-query";
import { assign, fromPromise, setup } from "xstate";
import {
  fieldsKey,
  patchQuery,
  queryKey,
  toggleValue,
  understoodQuery,
  withoutFilters,
  type SearchQueryPatch,
  type ToggleFacet,
} from "./queryChanges";
import {
  adopted,
  answered,
  asked,
  clearedContext,
  type TripPlace,
  type TripSearchContext,
  type TripSearchInput,
} from "./tripSearchContext";
import { TripSearchError } from "./TripSearchError";

export type TripSearchEvent =
  /** Something is being typed: the search waits for a pause. */
  | { type: "query.change"; patch: SearchQueryPatch }
  /** Something was chosen or confirmed: the search starts at once. */
  | { type: "query.submit"; patch?: SearchQueryPatch }
  | { type: "filter.toggle"; facet: ToggleFacet; value: string }
  | { type: "filter.reset" }
  | { type: "page.go"; page: number }
  /** Back or forward in the browser's history, or the address that a static page was opened with. */
  | { type: "address.change"; query: SearchQuery }
  | { type: "search.retry" }
  | { type: "search.clear" }
  | { type: "connection.restore" }
  | ({ type: "trip.open" } & TripPlace)
  /** The search page is shown again after a trip; `query` is that of its address. */
  | { type: "trip.return"; query: SearchQuery };

export type ScrollTarget = { kind: "results" } | ({ kind: "place" } & TripPlace);

const missing = (actor: string) => Promise.reject(new Error(`${actor} is not provided`));

const types = {} as {
  context: TripSearchContext;
  events: TripSearchEvent;
  input: TripSearchInput;
  tags: "busy";
};

export const tripSearchSetup = setup({
  types,
  actors: {
    searchTrips: fromPromise<SearchAnswer, { query: SearchQuery }>(() => missing("searchTrips")),
    restoreState: fromPromise<TripSearchContext | null>(() => missing("restoreState")),
  },
  actions: {
    patchQuery: assign(({ context }, { patch = {} }: { patch?: SearchQueryPatch }) =>
      asked(context, patchQuery(context.query, patch)),
    ),
    typeQuery: assign(({ context }, { patch }: { patch: SearchQueryPatch }) => ({
      ...asked(context, patchQuery(context.query, patch)),
      isTyped: true,
    })),
    toggleFilter: assign(({ context }, { facet, value }: { facet: ToggleFacet; value: string }) =>
      asked(context, toggleValue(context.query, facet, value)),
    ),
    resetFilters: assign(({ context }) => asked(context, withoutFilters(context.query))),
    takePage: assign(({ context }, { page }: { page: number }) => asked(context, { ...context.query, page })),
    takeAddress: assign(({ context }, { query }: { query: SearchQuery }) => asked(context, query)),
    /** Unlike takeAddress it keeps whether a trip was opened from here. */
    takeReturnAddress: assign(({ context }, { query }: { query: SearchQuery }) => ({
      ...asked(context, query),
      fromDetail: context.fromDetail && queryKey(query) === queryKey(context.query),
    })),
    storeAnswer: assign(({ context }, { answer }: { answer: SearchAnswer }) => answered(context, answer)),
    adoptUnderstood: assign(({ context }) => adopted(context)),
    rememberPlace: assign((_, { scrollY, relativePositionOffset, activeTourId }: TripPlace) => ({
      scrollY,
      relativePositionOffset,
      activeTourId,
      fromDetail: true,
    })),
    restoreContext: assign((_, { stored }: { stored: TripSearchContext | null }) =>
      stored ? { ...stored, isTyped: false } : {},
    ),
    arrive: assign({ fromDetail: false }),
    clearSearch: assign(clearedContext),
    persistState: () => {},
    forgetState: () => {},
    pushAddress: (_, _params: { query: SearchQuery }) => {},
    replaceAddress: (_, _params: { query: SearchQuery }) => {},
    scrollTo: (_, _target: ScrollTarget) => {},
  },
  guards: {
    isAnswered: ({ context }) => context.answeredQuery === queryKey(context.query),
    isOtherQuery: ({ context }, { query }: { query: SearchQuery }) =>
      fieldsKey(query) !== fieldsKey(context.query),
    isOtherPage: ({ context }, { page }: { page: number }) => page >= 1 && page !== context.query.page,
    isBeyondLastPage: (_, { answer }: { answer: SearchAnswer }) =>
      answer.meta.pagination.pageCount > 0 && answer.meta.pagination.page > answer.meta.pagination.pageCount,
    isStoredForQuery: ({ context }, { stored }: { stored: TripSearchContext | null }) =>
      stored !== null && queryKey(stored.query) === queryKey(context.query),
    isOffline: (_, { error }: { error: unknown }) =>
      error instanceof TripSearchError && error.reason === "offline",
    /** Its words say something that has parameters of its own, and nobody is still typing them. */
    isToAdopt: ({ context: { query, understood, isTyped } }) =>
      !isTyped && understood !== null && queryKey(understoodQuery(query, understood)) !== queryKey(query),
    hasResults: ({ context }) => context.totalResults > 0,
    isComingBack: ({ context }) => context.fromDetail,
  },
  delays: { typingPause: 150, searchDeadline: 10_000 },
});
