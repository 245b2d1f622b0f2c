import { testEveryPath } from "../testing/everyPath";
import { answerOf, queryOf } from "./fixtures";
import { queryKey } from "./queryChanges";
import { clearedContext, type TripSearchContext } from "./tripSearchContext";
import { TripSearchError } from "./TripSearchError";
import { tripSearchMachine } from "./tripSearchMachine";

const place = { scrollY: 900, relativePositionOffset: 40, activeTourId: 1 };
const query = queryOf({ q: "Grat" });
const stored: TripSearchContext = { ...clearedContext(), ...place, query, fromDetail: true };

testEveryPath(tripSearchMachine, {
  inputs: [{}, { query: queryOf(), answer: answerOf([1, 2]) }],
  events: [
    { type: "query.change", patch: { q: "Grat" } },
    { type: "query.submit" },
    { type: "filter.toggle", facet: "country", value: "schweiz" },
    { type: "filter.reset" },
    { type: "page.go", page: 2 },
    { type: "address.change", query },
    { type: "search.retry" },
    { type: "search.clear" },
    { type: "connection.restore" },
    { type: "trip.open", ...place },
    { type: "trip.return", query },
  ],
  answers: {
    searchTrips: {
      outputs: [
        answerOf([1, 2]),
        answerOf([]),
        answerOf([1], { understood: { parameters: "month=2027-07", places: [], leftOut: [] } }),
        answerOf([], { page: 4, pageCount: 3 }),
      ],
      errors: [new TripSearchError("offline"), new TripSearchError("unavailable")],
    },
    restoreState: { outputs: [stored, null], errors: [new Error("blocked")] },
  },
  project: (context: TripSearchContext) => [
    queryKey(context.query) === "q=Grat",
    queryKey(context.query) === context.answeredQuery,
    context.totalResults > 0,
    context.understood !== null && context.isTyped,
    context.fromDetail,
  ],
});
