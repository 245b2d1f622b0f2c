import type { ActorRefFrom, ErrorActorEvent } from "xstate";
import { addressedQuery, settledQuery } from "./queryChanges";
import { startContext, type TripPlace, type TripSearchContext } from "./tripSearchContext";
import { tripSearchSetup } from "./tripSearchSetup";

const query = ({ context }: { context: TripSearchContext }) => ({ query: settledQuery(context.query) });
const address = ({ context }: { context: TripSearchContext }) => ({ query: addressedQuery(context.query) });
const pushAddress = { type: "pushAddress", params: address } as const;
const replaceAddress = { type: "replaceAddress", params: address } as const;
const error = ({ event }: { event: ErrorActorEvent }) => ({ error: event.error });

/**
 * The trip search (sections 3 and 4). An answer that comes late never wins, because leaving `searching` stops its actor
 * (whose signal aborts the request) and XState ignores what a stopped actor still says.
 */
export const tripSearchMachine = tripSearchSetup.createMachine({
  id: "trip-search",
  context: ({ input }) => startContext(input),
  initial: "starting",
  on: {
    "query.change": {
      target: ".debouncing",
      actions: { type: "typeQuery", params: ({ event }) => ({ patch: event.patch }) },
    },
    "query.submit": {
      target: ".deciding",
      actions: [{ type: "patchQuery", params: ({ event }) => ({ patch: event.patch }) }, pushAddress],
    },
    "filter.toggle": {
      target: ".deciding",
      actions: [{ type: "toggleFilter", params: ({ event }) => event }, pushAddress],
    },
    "filter.reset": { target: ".deciding", actions: ["resetFilters", pushAddress] },
    "page.go": {
      guard: { type: "isOtherPage", params: ({ event }) => event },
      target: ".deciding",
      actions: [
        { type: "takePage", params: ({ event }) => event },
        pushAddress,
        { type: "scrollTo", params: { kind: "results" } },
      ],
    },
    "address.change": {
      guard: { type: "isOtherQuery", params: ({ event }) => event },
      target: ".deciding",
      actions: { type: "takeAddress", params: ({ event }) => event },
    },
    "search.clear": { target: ".idle", actions: ["clearSearch", "forgetState", pushAddress] },
    "trip.open": { actions: [{ type: "rememberPlace", params: ({ event }) => event }, "persistState"] },
    "trip.return": {
      target: ".restoring",
      actions: { type: "takeReturnAddress", params: ({ event }) => event },
    },
  },
  states: {
    starting: { always: [{ guard: "isAnswered", target: "settling" }, { target: "idle" }] },
    idle: {
      on: {
        "address.change": {
          target: "searching",
          actions: { type: "takeAddress", params: ({ event }) => event },
        },
      },
    },
    debouncing: {
      after: { typingPause: { target: "deciding", actions: replaceAddress } },
    },
    deciding: { always: [{ guard: "isAnswered", target: "settling" }, { target: "searching" }] },
    searching: {
      tags: "busy",
      invoke: {
        id: "searchTrips",
        src: "searchTrips",
        input: query,
        onDone: [
          {
            guard: { type: "isBeyondLastPage", params: ({ event }) => ({ answer: event.output }) },
            target: "searching",
            reenter: true,
            actions: [
              { type: "takePage", params: ({ event }) => ({ page: event.output.meta.pagination.pageCount }) },
              replaceAddress,
            ],
          },
          {
            target: "settling",
            actions: { type: "storeAnswer", params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: [{ guard: { type: "isOffline", params: error }, target: "offline" }, { target: "failed" }],
      },
      after: { searchDeadline: "failed" },
    },
    settling: {
      always: [
        {
          guard: "isToAdopt",
          target: "settling",
          reenter: true,
          actions: ["adoptUnderstood", replaceAddress],
        },
        {
          guard: "isComingBack",
          target: "settling",
          reenter: true,
          actions: [
            { type: "scrollTo", params: ({ context }) => ({ kind: "place", ...placeOf(context) }) },
            "arrive",
          ],
        },
        { guard: "hasResults", target: "showing" },
        { target: "empty" },
      ],
    },
    showing: {},
    empty: {},
    failed: { on: { "search.retry": "searching" } },
    offline: { on: { "search.retry": "searching", "connection.restore": "searching" } },
    restoring: {
      tags: "busy",
      invoke: {
        id: "restoreState",
        src: "restoreState",
        onDone: [
          {
            guard: { type: "isStoredForQuery", params: ({ event }) => ({ stored: event.output }) },
            target: "deciding",
            actions: { type: "restoreContext", params: ({ event }) => ({ stored: event.output }) },
          },
          { target: "deciding" },
        ],
        onError: "deciding",
      },
    },
  },
});

export type TripSearchMachine = typeof tripSearchMachine;
export type TripSearchActor = ActorRefFrom<TripSearchMachine>;

function placeOf({ scrollY, relativePositionOffset, activeTourId }: TripPlace): TripPlace {
  return { scrollY, relativePositionOffset, activeTourId };
}
