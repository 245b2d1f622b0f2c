import { createTripIndex } from "./embedded";
import { describeTripSearch } from "./testing/conformance";
import { germanTours, query, TODAY, trip } from "./testing/fixture";

describeTripSearch("the embedded index", createTripIndex);

test("does not change what it was given", () => {
  const trips = [trip(2), trip(1)];
  const before = structuredClone(trips);
  createTripIndex(trips).search(query({ q: "Tour" }), TODAY);
  expect(trips).toEqual(before);
});

test("one query leaves nothing behind for the next", () => {
  const index = createTripIndex(germanTours());
  const asked = ["Hütte", "", "Dolomitten", "wandern See", "xyzzy", "w"].map((q) => query({ q }));
  const first = asked.map((one) => index.search(one, TODAY));
  const again = asked.reverse().map((one) => index.search(one, TODAY));
  expect(again.reverse()).toEqual(first);
});
