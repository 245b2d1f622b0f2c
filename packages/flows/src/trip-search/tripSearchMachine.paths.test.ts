import type { SearchAnswer } from "@gratweg/contracts";
import type { SearchQuery } from "@gratweg/contracts/search-query";
import { SimulatedClock, type AnyMachineSnapshot } from "xstate";
import { controlledPromise } from "../testing/controlledPromise";
import { allTransitions, generatePaths, walk, type GraphEvent } from "../testing/paths";
import { answerOf, queryOf } from "./fixtures";
import { queryKey } from "./queryChanges";
import { clearedContext, type TripSearchContext } from "./tripSearchContext";
import { TripSearchError } from "./TripSearchError";
import { tripSearchMachine } from "./tripSearchMachine";

const place = { scrollY: 900, relativePositionOffset: 40, activeTourId: 1 };
const stored: TripSearchContext = {
  ...clearedContext(),
  ...place,
  query: queryOf({ q: "Grat" }),
  fromDetail: true,
};

const visitor: GraphEvent[] = [
  { type: "query.change", patch: { q: "Grat" } },
  { type: "query.submit" },
  { type: "filter.toggle", facet: "country", value: "schweiz" },
  { type: "filter.reset" },
  { type: "page.go", page: 2 },
  { type: "address.change", query: queryOf({ q: "Grat" }) },
  { type: "search.retry" },
  { type: "search.clear" },
  { type: "connection.restore" },
  { type: "trip.open", ...place },
  { type: "trip.return", query: queryOf({ q: "Grat" }) },
];
const outcomes: Record<string, GraphEvent[]> = {
  debouncing: [{ type: "xstate.after.typingPause.trip-search.debouncing" }],
  searching: [
    { type: "xstate.done.actor.searchTrips", output: answerOf([1, 2]) },
    { type: "xstate.done.actor.searchTrips", output: answerOf([]) },
    {
      type: "xstate.done.actor.searchTrips",
      output: answerOf([1], { understood: { parameters: "month=2027-07", places: [], leftOut: [] } }),
    },
    { type: "xstate.done.actor.searchTrips", output: answerOf([], { page: 4, pageCount: 3 }) },
    { type: "xstate.error.actor.searchTrips", error: new TripSearchError("offline") },
    { type: "xstate.error.actor.searchTrips", error: new TripSearchError("unavailable") },
    { type: "xstate.after.searchDeadline.trip-search.searching" },
  ],
  restoring: [
    { type: "xstate.done.actor.restoreState", output: stored },
    { type: "xstate.done.actor.restoreState", output: null },
    { type: "xstate.error.actor.restoreState", error: new Error("blocked") },
  ],
};

const paths = generatePaths(tripSearchMachine, {
  inputs: [{}, { query: queryOf(), answer: answerOf([1, 2]) }],
  events: (snapshot) => [...visitor, ...(outcomes[String(snapshot.value)] ?? [])],
  project: ({ value, context }: AnyMachineSnapshot) => {
    const { query, answeredQuery, totalResults, understood, isTyped, fromDetail } =
      context as TripSearchContext;
    return [
      value as unknown,
      queryKey(query) === "q=Grat",
      queryKey(query) === answeredQuery,
      totalResults > 0,
      understood !== null && isTyped,
      fromDetail,
    ];
  },
});

// More than a thousand paths: on a busy machine they take longer than one test usually may.
it("walks every generated path as the pure machine predicts it, and visits every transition", async () => {
  const visited = new Set<string>();
  for (const path of paths) {
    const searchTrips = controlledPromise<SearchAnswer, { query: SearchQuery }>();
    const restoreState = controlledPromise<TripSearchContext | null>();
    const clock = new SimulatedClock();
    const machine = tripSearchMachine.provide({
      actors: { searchTrips: searchTrips.logic, restoreState: restoreState.logic },
    });
    const walked = await walk(machine, path, clock, {
      "xstate.done.actor.searchTrips": ({ output }) => searchTrips.last().resolve(output as SearchAnswer),
      "xstate.error.actor.searchTrips": ({ error }) => searchTrips.last().reject(error),
      "xstate.done.actor.restoreState": ({ output }) =>
        restoreState.last().resolve(output as TripSearchContext | null),
      "xstate.error.actor.restoreState": ({ error }) => restoreState.last().reject(error),
      "xstate.after.typingPause.trip-search.debouncing": () => clock.increment(150),
      "xstate.after.searchDeadline.trip-search.searching": () => clock.increment(10_000),
    });
    expect({ events: path.events, values: walked.values }).toEqual({
      events: path.events,
      values: path.values,
    });
    for (const name of walked.visited) visited.add(name);
  }
  expect([...visited].sort()).toEqual(allTransitions(tripSearchMachine));
}, 60_000);
