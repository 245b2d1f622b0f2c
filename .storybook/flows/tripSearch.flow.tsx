import { emptySearchQuery } from "@gratweg/contracts/search-query";
import { TripSearchError, tripSearchMachine } from "@gratweg/flows";
import { noTrips, someTrips } from "./fixtures/trips";
import { defineFlow } from "./kit/flow";
import { TripSearchScreen } from "./TripSearchScreen";

const karwendel = { ...emptySearchQuery(), q: "Karwendel" };

export const tripSearchFlow = defineFlow({
  name: "trip-search",
  purpose:
    "Finds trips while one types and chooses; what was found stays in sight until something better is there.",
  machine: tripSearchMachine,
  inputs: { "an empty page": {}, "a prerendered first page": { answer: someTrips } },
  events: [
    { type: "query.change", patch: { q: "Karwendl" } },
    { type: "query.submit" },
    { type: "filter.toggle", facet: "country", value: "oesterreich" },
    { type: "filter.reset" },
    { type: "page.go", page: 2 },
    { type: "address.change", query: karwendel },
    { type: "trip.open", scrollY: 900, relativePositionOffset: 40, activeTourId: 1003 },
    { type: "trip.return", query: karwendel },
    { type: "search.retry" },
    { type: "connection.restore" },
    { type: "search.clear" },
  ],
  answers: {
    searchTrips: {
      "finds some": { output: someTrips },
      "finds nothing": { output: noTrips },
      "no connection": { error: new TripSearchError("offline") },
      "server is away": { error: new TripSearchError("unavailable") },
    },
    restoreState: { "nothing stored": { output: null }, blocked: { error: new Error("storage is blocked") } },
  },
  tellsApart: ({ totalResults, answeredQuery }) => [totalResults > 0, answeredQuery === null],
  Screen: TripSearchScreen,
});
