import { askedFor, FEATURES, tripFeatures } from "./features";

const nights = (...kinds: (string | null)[]) => kinds.map((overnightKind) => ({ overnightKind }));

it("promises nothing of what nobody has entered", () => {
  expect(tripFeatures({})).toEqual([]);
  expect(tripFeatures({ ...askedFor({}), groupSizeMax: null, days: null })).toEqual([]);
});

it("tells all that a trip offers, in the order in which it is shown", () => {
  expect(
    tripFeatures({
      ...{ dogsAllowed: true, childrenFromAge: 6, luggageTransport: true, trainArrival: true },
      ...{ flightNeeded: false, singleRoom: true, board: "full", womenOnly: true, groupSizeMax: 8 },
      vegetarianMeals: true,
      days: nights("huette", "zelt", "keine"),
    }),
  ).toEqual(FEATURES.filter((feature) => !["hotel", "garantiert"].includes(feature)));
});

it.each([
  [{ childrenFromAge: 0 }, ["kinder"]],
  [{ childrenFromAge: 10 }, ["kinder"]],
  [{ childrenFromAge: 11 }, []],
  [{ flightNeeded: true }, []],
  [{ board: "none" }, []],
  [{ board: "breakfast" }, []],
  [{ board: "half" }, ["halbpension"]],
  [{ groupSizeMax: 9 }, []],
  [{ days: nights("hotel", "pension", "gasthof", "keine") }, ["hotel"]],
  [{ days: nights("hotel", "huette", null) }, ["huette"]],
  [{ days: nights("biwak", "keine") }, ["zelt"]],
  [{ days: nights("schiff", "keine") }, []],
  [{ days: nights("keine") }, []],
])("%j makes %j", (fields, features) => {
  expect(tripFeatures(fields)).toEqual(features);
});
