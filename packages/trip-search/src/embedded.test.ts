import { createTripIndex, createTripIndexInSteps } from "./embedded";
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

describe("an index that is built in steps", () => {
  const texts = (count: number) =>
    Array.from({ length: count }, (_, at) =>
      trip(at + 1, { title: `Gratweg${at} über Almen`, body: `Wort${at}` }),
    );

  test("finds what the same one built at once finds", async () => {
    const stepwise = await createTripIndexInSteps(germanTours(), () => Promise.resolve());
    const atOnce = createTripIndex(germanTours());
    for (const q of ["", "Hütte", "Dolomitten", "wandern See", "w"])
      expect(stepwise.search(query({ q }), TODAY)).toEqual(atOnce.search(query({ q }), TODAY));
  });

  test("has more steps the more there is to do", async () => {
    const countSteps = async (count: number) => {
      let steps = 0;
      await createTripIndexInSteps(texts(count), () => Promise.resolve(void (steps += 1)));
      return steps;
    };
    const [few, many] = [await countSteps(50), await countSteps(450)];
    // Words, entries and places of each trip, and each 64 words twice.
    expect(many - few).toBeGreaterThanOrEqual(400 * 3 + (400 / 64) * 2 - 4);
  });
});
