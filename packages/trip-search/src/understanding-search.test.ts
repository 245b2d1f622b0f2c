import { emptySearchQuery, readSearchQuery, writeSearchQuery } from "@gratweg/contracts/search-query";
import type { SearchQuery, TripDocument } from "@gratweg/contracts";
import fc from "fast-check";
import { departure, named, TODAY, trip } from "./testing/fixture";
import { createTripSearch, createTripSearchInSteps } from "./understanding-search";
import type { SearchWordGroup } from "./vocabulary/vocabulary";

const KARWENDEL = [47.4, 11.45] as const;
const BOZEN = [46.5, 11.35] as const;
const STOCKHOLM = [59.33, 18.06] as const;

const trips: TripDocument[] = [
  trip(1, {
    ...{ title: "Hüttentour im Karwendel", country: named("Österreich"), activities: [named("Bergwandern")] },
    ...{
      days: 6,
      difficulty: 3,
      track: [KARWENDEL],
      features: ["huette", "ohne-flug"],
      operator: named("Murmeltier Touren"),
    },
    ...{ departures: [departure(1, "2027-07-03", 900), departure(2, "2027-09-04", 800)] },
    body: "Am zweiten Tag sehen wir einen Wasserfall.",
  }),
  trip(2, {
    ...{
      title: "Rund um Bozen",
      country: named("Italien"),
      activities: [named("Wandern")],
      teaser: "Wein und Wasserfall.",
    },
    ...{ days: 8, difficulty: 2, track: [BOZEN], features: ["hotel", "hund", "gepaecktransport"] },
    ...{ departures: [departure(3, "2027-05-08", 1200), departure(4, "2027-10-02", 1100)] },
  }),
  trip(3, {
    ...{
      title: "Schären mit dem Kajak",
      country: named("Schweden"),
      activities: [{ slug: "kajak-und-kanu", name: "Kajak und Kanu" }],
    },
    ...{ days: 9, difficulty: 4, track: [STOCKHOLM], features: ["zelt"], childrenFromAge: 12 },
    ...{ departures: [departure(5, "2027-07-10", 1500)] },
  }),
];
const words: SearchWordGroup[] = [
  { kind: "oneWay", words: ["Winzer"], finds: ["Wein"], site: "all" },
  { kind: "silent", words: ["Kulturreise"], finds: [], site: "cultural" },
];
const search = createTripSearch(trips, "hiking", words);
const ask = (q: string, changes: Partial<SearchQuery> = {}) =>
  search.search({ ...emptySearchQuery(), q, ...changes }, TODAY);
const numbers = (q: string) => ask(q).data.map(({ number }) => number);

it.each([
  ["Hüttentour in Tirol im Juli unter 1000 €", [1]],
  ["eine Woche Italien mit Hund", [2]],
  ["Paddeln in Schweden", [3]],
  ["Wanderurlaub", [2, 1]],
  ["nähe Innsbruck", [1]],
  ["Österreich oder Schweden", [1, 3]],
  ["nicht in Österreich", [2, 3]],
  ["mit Kindern von 13 Jahren", [3]],
  ["Murmeltier Touren", [1]],
  ["Österr. Tour", [1]],
  ["Reise Nr. 3", [3]],
])("%j finds %j", (q, found) => expect(numbers(q)).toEqual(found));

it("takes the trips with the largest share of such nights first, whichever starts first", () => {
  const nights = (number: number, huette: number, zelt: number) =>
    trip(number, {
      ...{ features: ["huette", "zelt"], nightShares: { huette, zelt } },
      departures: [departure(number, `2027-07-0${number}`, 900)],
    });
  const own = createTripSearch([nights(1, 14, 0), nights(2, 100, 0), nights(3, 40, 60)], "hiking");
  const numbersOf = (q: string) =>
    own.search({ ...emptySearchQuery(), q }, TODAY).data.map(({ number }) => number);
  expect(numbersOf("Hüttentour")).toEqual([2, 3, 1]);
  expect(numbersOf("Hüttentour Juli 2027")).toEqual([2, 3, 1]);
  expect(numbersOf("Zelttour Juli 2027")[0]).toBe(3);
});

it("says how it read the query, and names the places", () => {
  expect(ask("Hüttentour in Tirol im Juli").meta.understood).toEqual({
    parameters: "place=tirol&feature=huette&month=2027-07",
    places: [{ slug: "tirol", name: "Tirol" }],
    leftOut: [],
  });
  expect(ask("Karwendel Wasserfall").meta.understood?.parameters).toBe("q=Wasserfall&place=karwendel");
  expect(ask("Wasserfall").meta.understood).toBeUndefined();
});

it("leaves out values of a link that nobody knows, says so without a word of them, and keeps known ones without trips", () => {
  const asked = {
    country: ["oesterreich", "gratweg-ist-pleite"],
    place: ["tirol_nirgendwo"],
    operator: ["x"],
  };
  const { understood } = search.search({ ...emptySearchQuery(), ...asked }, TODAY).meta;
  expect(understood).toMatchObject({
    parameters: "country=oesterreich&place=tirol",
    unread: [expect.stringMatching(/: Land, Veranstalter, Ort\.$/)],
  });
  const far = search.search({ ...emptySearchQuery(), country: ["nepal"], activity: ["skiwandern"] }, TODAY);
  expect([far.data, far.meta.understood?.unread]).toEqual([[], undefined]);
  expect(far.meta.understood?.places).toEqual([
    { slug: "nepal", name: "Nepal" },
    { slug: "skiwandern", name: "Skiwandern" },
  ]);
});

it("prefers trips that are about a word to those that mention it", () => {
  expect(numbers("Wasserfall")).toEqual([2]);
  expect(numbers("Wasserfall Tirol")).toEqual([1]);
});

it("puts known places and words in the place of unknown ones", () => {
  expect(numbers("Karwendl Hüttentur")).toEqual([1]);
  expect(numbers("Schweeden")).toEqual([3]);
});

it("leaves out what no trip has as long as more is left, and says so", () => {
  const { data, meta } = ask("Hüttentour in Tirol im Juli mit Geysiren");
  expect([data.map(({ number }) => number), meta.understood?.leftOut]).toEqual([[1], ["Geysiren"]]);
});

it("finds nothing rather than something else, and shows apart what is near", () => {
  const { data, meta } = ask("Kilimandscharo");
  expect([data, meta.pagination.total]).toEqual([[], 0]);
  expect(ask("Tirol bis 750 Euro").meta).toMatchObject({
    pagination: { total: 0 },
    similar: [{ number: 1 }],
  });
  expect(ask("Tirol im August").meta.similar?.map(({ number }) => number)).toEqual([1]);
  expect(ask("Hüttentour 5 Tage").meta.similar?.map(({ number }) => number)).toEqual([1]);
  expect(ask("Wasserfall Tauchen").meta.similar?.map(({ number }) => number)).toEqual([2]);
});

describe("words that only the day plan has", () => {
  const found = (q: string, body: string) => {
    const { data, meta } = createTripSearch([trip(1, { body })], "hiking").search(
      { ...emptySearchQuery(), q },
      TODAY,
    );
    return [data.length, meta.similar?.length ?? 0];
  };
  const far = "Frühstück in der alten Mühle. ".repeat(10);
  it.each([
    ["Sauna Wasserfall", "Abends Sauna neben dem Wasserfall.", [1, 0]],
    ["Sauna Wasserfall", `Abends Sauna. ${far} Mittags der Wasserfall.`, [0, 1]],
    ["Whisky", "Neben der Whiskybrennerei.", [1, 0]],
    ["Ei", "Mit der Eisenbahn.", [0, 0]],
  ])("%s in %s is found and similar %j", (q, body, counts) => expect(found(q, body)).toEqual(counts));
});

it("counts only departures that take place in any case, where one is asked for", () => {
  const july = { ...departure(1, "2027-07-03", 900), guaranteed: true as const };
  const guaranteed = createTripSearch(
    [
      trip(1, { departures: [july, departure(2, "2027-08-07", 700)] }),
      trip(2, { departures: [departure(3, "2027-07-10", 800)] }),
      trip(3, { departures: [{ ...july, startDate: "2026-11-01" }] }),
    ],
    "hiking",
  );
  const found = (q: string) =>
    guaranteed
      .search({ ...emptySearchQuery(), q }, TODAY)
      .data.map(({ number, nextDeparture, priceFrom }) => [number, nextDeparture, priceFrom?.amount]);
  expect(found("findet sicher statt")).toEqual([[1, "2027-07-03", 90_000]]);
  expect(found("garantiert im August")).toEqual([]);
  expect(found("garantiert unter 800 Euro")).toEqual([]);
  expect(found("nicht garantiert").map(([number]) => number)).toEqual([2, 3]);
});

it("shows the place's trips apart for a word that none has", () => {
  const { data, meta } = ask("Kreuzfahrt Schweden");
  expect([data, meta.similar?.map(({ number }) => number)]).toEqual([[], [3]]);
});

it("takes no word that has synonyms for a slip", () => {
  expect(ask("Winzer").meta.suggestion).toBeUndefined();
  expect(ask("Wintre").meta.suggestion).toBe("Winter");
});

it("shows what has the facts for a word that none has", () => {
  expect(ask("Vulkanausbruch mit Hund").meta.similar?.map(({ number }) => number)).toEqual([2]);
});

it("shows trips of what a place lies in, when it has none itself", () => {
  expect(ask("Gotland").meta.similar?.map(({ number }) => number)).toEqual([3]);
});

it("takes two places that no trip joins for two wishes", () => {
  expect(numbers("Österreich Schweden")).toEqual([1, 3]);
});

it("leaves the words of a site out that sells nothing else", () => {
  const cultural = createTripSearch(trips, "cultural", words);
  const found = cultural.search({ ...emptySearchQuery(), q: "Kulturreise" }, TODAY);
  expect(found.meta.pagination.total).toBe(3);
  expect(ask("Kulturreise").meta.pagination.total).toBe(0);
});

it("built in steps finds the same", async () => {
  const stepwise = await createTripSearchInSteps(trips, "hiking", () => Promise.resolve(), words);
  for (const q of ["Tirol", "Hüttentour im Juli", "Kilimandscharo", "Winzer"])
    expect(stepwise.search({ ...emptySearchQuery(), q }, TODAY)).toEqual(ask(q));
});

it("takes days at the end of time for what they are", () => {
  for (const changes of [{ from: "9999-12-31" }, { to: "9999-12-31" }, { month: ["9999-12"] }])
    expect(ask("", changes).meta.pagination.total).toBe("to" in changes ? 3 : 0);
});

const WORDS = (
  "Hüttentour Tirol Bozen Juli Mai Woche unter 1000 Euro mit ohne Hund Hütte Zelt oder nicht nähe Innsbruck Wasserfall Wein " +
  "Kajak Schweden leicht anspruchsvoll Kinder Familie bis ab im in , - Kilimandscharo Geysire"
).split(" ");
const typed = fc.array(fc.constantFrom(...WORDS), { maxLength: 8 }).map((words) => words.join(" "));

it("answers the understood query as it answers the typed one", () => {
  fc.assert(
    fc.property(typed, (q) => {
      const { data, meta } = ask(q);
      if (!meta.understood) return;
      const again = search.search(readSearchQuery(new URLSearchParams(meta.understood.parameters)), TODAY);
      expect(again.data).toEqual(data);
      expect(again.meta.understood?.leftOut ?? []).toEqual(meta.understood.leftOut);
    }),
  );
});

it("gives a fact that was taken away and given again by filter the same trips", () => {
  fc.assert(
    fc.property(typed, (q) => {
      const parameters = new URLSearchParams(ask(q).meta.understood?.parameters);
      for (const [name, value] of [...parameters]) {
        if (name === "q" || name === "sort") continue;
        const without = new URLSearchParams(
          [...parameters].filter((entry) => entry[0] !== name || entry[1] !== value),
        );
        const kept = readSearchQuery(without);
        const given = new URLSearchParams(writeSearchQuery(kept));
        given.append(name, value);
        expect(search.search(readSearchQuery(given), TODAY).data).toEqual(ask(q).data);
      }
    }),
  );
});
