import type { Feature, SearchQuery, TripDocument } from "@gratweg/contracts";
import { FEATURES } from "@gratweg/contracts/features";
import fc from "fast-check";
import { createTripIndex } from "./embedded";
import { departure, named, query, trip } from "./testing/fixture";
import { referenceSearch } from "./testing/reference";

const WORDS = (
  "Hütte Hütten Huette Alpenhüttentour Gipfel Gipfeln Grat Grad Gratweg Rad Radtour Reise Preise Rundreise See Seen Bodensee wandern " +
  "Wanderung Wand Weinwanderung Küste Kueste Straße Strasse neue Treue Abenteuer E-Bike E5 2027 Café Dolomiten Über in der und mit"
).split(" ");
const COUNTRIES = ["Österreich", "Italien", "Schweiz"];
const REGIONS = ["Karwendel", "Dolomiten", "Wallis", "Ötztal"];
const ACTIVITIES = ["Wandern", "Bergwandern", "Radfahren", "Klettern"];
/** Innsbruck, Bozen, Bregenz, the middle of the Baltic. */
const POINTS: [number, number][] = [
  [47.27, 11.39],
  [46.5, 11.35],
  [47.5, 9.75],
  [55.5, 16.5],
];
const PLACES = [
  "tirol",
  "suedtirol",
  "alpen",
  "oesterreich",
  "italien",
  "ostsee",
  "karwendel",
  "tirol_ostsee",
  "nirgends",
];
const MONTHS = ["2026-11", "2026-12", "2027-02", "2027-05"];
const TYPES = ["Gruppenreise", "Familienreise"];
const OPERATORS = ["Bergschule", "Weitweg Reisen"];

const day = fc.integer({ min: 0, max: 240 }).map((after) => {
  return new Date(Date.UTC(2026, 10, 1) + after * 86_400_000).toISOString().slice(0, 10);
});
const text = (most: number) =>
  fc.array(fc.constantFrom(...WORDS), { maxLength: most }).map((words) => words.join(" "));
const some = (names: string[]) => fc.subarray(names).map((chosen) => chosen.map(named));
const maybe = (names: string[]) => fc.option(fc.constantFrom(...names).map(named), { nil: null });

const document = fc.record<Partial<TripDocument>>({
  title: text(5),
  teaser: text(5),
  body: text(12),
  highlights: fc.array(text(2), { maxLength: 2 }),
  country: maybe(COUNTRIES),
  region: maybe(REGIONS),
  continent: maybe(["Europa"]),
  operator: maybe(OPERATORS),
  activities: some(ACTIVITIES),
  travelTypes: some(TYPES),
  travelFocusTypes: some(["Genuss", "Gipfel"]),
  days: fc.integer({ min: 1, max: 9 }),
  difficulty: fc.integer({ min: 1, max: 5 }),
  features: fc.subarray(FEATURES.filter((feature) => feature !== "garantiert")),
  childrenFromAge: fc.option(fc.integer({ min: 0, max: 16 }), { nil: null }),
  track: fc.subarray(POINTS),
  departures: fc.array(
    fc
      .tuple(day, fc.integer({ min: 1, max: 12 }), fc.constantFrom(true, true, true, false))
      .map(([start, price, isGuaranteed]) => ({
        ...departure(1, start, price * 100),
        ...(isGuaranteed ? { guaranteed: true as const } : {}),
      })),
    { maxLength: 4 },
  ),
});

const corpus = fc
  .tuple(fc.array(document, { minLength: 0, maxLength: 60, size: "max" }), fc.integer({ min: 1, max: 3 }))
  // Numbers neither begin at 1 nor arrive in order.
  .map(([documents, step]) => documents.map((changes, place) => trip(1000 - place * step, changes)));

const slugs = (names: string[]) =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constant<string[]>([]) },
    {
      weight: 2,
      arbitrary: fc.subarray([...names.map((name) => named(name).slug), "unbekannt"], { maxLength: 2 }),
    },
  );
const rarely = (values: string[]) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constant<string[]>([]) },
    { weight: 1, arbitrary: fc.subarray(values, { maxLength: 2 }) },
  );
const seldom = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null, freq: 2 });
const typed = fc
  .array(
    fc.oneof(
      fc.constantFrom(...WORDS),
      fc.constantFrom(...WORDS).map((word) => word.slice(0, 3)),
    ),
    { maxLength: 2 },
  )
  .map((words) => words.join(" "));

const search = fc.record<Partial<SearchQuery>>({
  q: fc.oneof({ weight: 1, arbitrary: fc.constant("") }, { weight: 4, arbitrary: typed }),
  country: slugs(COUNTRIES),
  region: slugs(REGIONS),
  continent: slugs(["Europa"]),
  activity: slugs(ACTIVITIES),
  operator: slugs(OPERATORS),
  travelType: slugs(TYPES),
  travelFocusType: slugs(["Genuss"]),
  difficulty: fc.oneof(fc.constant<number[]>([]), fc.subarray([1, 2, 3, 4, 5])),
  place: rarely(PLACES),
  near: rarely(["innsbruck", "bozen", "innsbruck_bozen"]),
  feature: rarely(["huette", "hund", "huette_zelt", "garantiert_hund", "garantiert"]),
  childAge: fc.option(fc.integer({ min: 0, max: 17 }), { nil: null, freq: 1 }),
  month: rarely(MONTHS),
  excludePlace: rarely(["tirol", "ostsee"]),
  excludeActivity: rarely(["wandern", "radfahren"]),
  excludeFeature: fc.oneof(
    { weight: 5, arbitrary: fc.constant<Feature[]>([]) },
    { weight: 1, arbitrary: fc.subarray<Feature>(["huette", "zelt"]) },
  ),
  excludeMonth: rarely(MONTHS),
  from: seldom(day),
  to: seldom(day),
  minDays: seldom(fc.integer({ min: 1, max: 9 })),
  maxDays: seldom(fc.integer({ min: 1, max: 9 })),
  minPrice: seldom(fc.integer({ min: 0, max: 1300 })),
  maxPrice: seldom(fc.integer({ min: 0, max: 1300 })),
  sort: fc.constantFrom("relevance", "relevance", "price", "-price", "date", "duration", "-duration"),
  page: fc.integer({ min: 1, max: 3 }),
  pageSize: fc.constantFrom(1, 5, 24, 100),
});

/** Drops a property's random filters now and then, so that many queries find something. */
const thinned = fc.tuple(search, fc.boolean(), fc.boolean()).map(([changes, keepsFacets, keepsRanges]) =>
  query({
    ...changes,
    ...(keepsFacets
      ? {}
      : { country: [], region: [], continent: [], activity: [], operator: [], travelType: [] }),
    ...(keepsRanges
      ? {}
      : { from: null, to: null, minDays: null, maxDays: null, minPrice: null, maxPrice: null }),
  }),
);

test("the engine answers as a search without an index does [1.3]", () => {
  let compared = 0;
  let withText = 0;
  let found = 0;
  fc.assert(
    fc.property(corpus, fc.array(thinned, { minLength: 50, maxLength: 50 }), day, (trips, queries, today) => {
      const index = createTripIndex(trips);
      const reference = referenceSearch(trips);
      for (const one of queries) {
        // What the engine does about slips is judged elsewhere: here the words alone must find something.
        if (one.q !== "" && reference(query({ q: one.q, pageSize: 1 }), today).meta.pagination.total === 0)
          continue;
        const answer = index.search(one, today);
        const { suggestion: _suggestion, ...meta } = answer.meta;
        const data = answer.data.map(({ highlights: _highlights, ...card }) => card);
        expect({ data, meta }).toEqual(reference(one, today));
        compared += 1;
        if (one.q !== "") withText += 1;
        if (meta.pagination.total > 0) found += 1;
      }
    }),
    { numRuns: 33, seed: 20261121 },
  );
  expect(compared).toBeGreaterThan(1000);
  expect(withText).toBeGreaterThan(400);
  expect(found).toBeGreaterThan(400);
});
