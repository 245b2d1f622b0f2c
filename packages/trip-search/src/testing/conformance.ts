import type { SearchQuery, TripDocument } from "@gratweg/contracts";
import type { TripSearch } from "../port";
import { departure, germanTours, named, query, TODAY, trip } from "./fixture";

/** What every engine behind the port must do. Call it in a test file of the adapter. */
export function describeTripSearch(
  name: string,
  create: (trips: TripDocument[]) => TripSearch | Promise<TripSearch>,
) {
  const find = async (trips: TripDocument[], changes: Partial<SearchQuery> = {}, today = TODAY) =>
    (await create(trips)).search(query(changes), today);
  const numbers = async (trips: TripDocument[], changes: Partial<SearchQuery> = {}, today = TODAY) =>
    (await find(trips, changes, today)).data.map(({ number }) => number);

  describe(`${name} behind the port`, () => {
    const calendar = [
      trip(3, {
        title: "Später",
        days: 3,
        departures: [departure(1, "2027-05-01", 900), departure(2, "2027-03-01", 1100)],
      }),
      trip(1, { title: "Nie", days: 7 }),
      trip(4, {
        title: "Bald",
        days: 7,
        departures: [departure(3, "2026-11-21", 700), departure(4, "2027-06-01", 500)],
      }),
      trip(2, { title: "Vorbei", days: 2, departures: [departure(5, "2026-11-20", 100)] }),
    ];

    test("says how many trips it has", async () => {
      expect([(await create([])).size, (await create(calendar)).size]).toEqual([0, 4]);
    });

    test("nothing asked: all trips by next departure, those without one last", async () => {
      const answer = await find(calendar);
      expect(
        answer.data.map(({ number, nextDeparture, priceFrom, cheapestDeparture }) => [
          number,
          nextDeparture,
          priceFrom?.amount,
          cheapestDeparture,
        ]),
      ).toEqual([
        [4, "2026-11-21", 50_000, "2027-06-01"],
        [3, "2027-03-01", 90_000, "2027-05-01"],
        [1, null, undefined, null],
        [2, null, undefined, null],
      ]);
      expect(answer.meta.pagination).toEqual({ page: 1, pageSize: 100, pageCount: 1, total: 4 });
    });

    test("today is asked anew with each query", async () => {
      const search = await create(calendar);
      const next = async (today: string) =>
        (await search.search(query({ q: "Bald" }), today)).data.map(({ nextDeparture }) => nextDeparture);
      expect([
        await next("2026-11-21"),
        await next("2026-11-22"),
        await next("2027-06-02"),
        await next("2026-01-01"),
      ]).toEqual([["2026-11-21"], ["2027-06-01"], [null], ["2026-11-21"]]);
    });

    test.each<[SearchQuery["sort"], number[]]>([
      ["price", [4, 3, 1, 2]],
      ["-price", [3, 4, 1, 2]],
      ["date", [4, 3, 1, 2]],
      ["duration", [2, 3, 4, 1]],
      ["-duration", [4, 1, 3, 2]],
    ])("sorts by %s", async (sort, expected) => {
      expect(await numbers(calendar, { sort })).toEqual(expected);
    });

    test("days and prices are those of matching departures", async () => {
      const answer = await find(calendar, { from: "2027-03-02", minPrice: 600 });
      expect(
        answer.data.map(({ number, nextDeparture, priceFrom, cheapestDeparture }) => [
          number,
          nextDeparture,
          priceFrom?.amount,
          cheapestDeparture,
        ]),
      ).toEqual([[3, "2027-05-01", 90_000, "2027-05-01"]]);
    });

    test.each<[string, Partial<SearchQuery>, number[]]>([
      ["from", { from: "2027-03-02" }, [3, 4]],
      ["to", { to: "2027-03-01" }, [4, 3]],
      ["both, a single day", { from: "2027-06-01", to: "2027-06-01" }, [4]],
      ["a day in the past", { to: "2026-11-20" }, []],
      ["lowest price", { minPrice: 1000 }, [3]],
      ["highest price, inclusive", { maxPrice: 500 }, [4]],
      ["both prices between departures", { minPrice: 950, maxPrice: 1050 }, []],
      ["fewest days", { minDays: 7 }, [4, 1]],
      ["most days", { maxDays: 3 }, [3, 2]],
    ])("filters by %s", async (_name, changes, expected) => {
      expect(await numbers(calendar, changes)).toEqual(expected);
    });

    const facetTrips = [
      trip(1, { country: named("Österreich"), activities: [named("Wandern"), named("Yoga")], difficulty: 1 }),
      trip(2, { country: named("Österreich"), activities: [named("Wandern")], difficulty: 3 }),
      trip(3, { country: named("Italien"), activities: [named("Yoga")], difficulty: 3 }),
      trip(4, { country: named("Schweiz"), activities: [named("Radfahren")], difficulty: 5 }),
    ];

    test("values widen within a facet, facets narrow each other", async () => {
      expect(await numbers(facetTrips, { country: ["oesterreich", "italien"] })).toEqual([1, 2, 3]);
      expect(await numbers(facetTrips, { country: ["oesterreich", "italien"], activity: ["yoga"] })).toEqual([
        1, 3,
      ]);
      expect(await numbers(facetTrips, { activity: ["wandern"], difficulty: [3, 5] })).toEqual([2]);
      expect(await numbers(facetTrips, { country: ["atlantis"] })).toEqual([]);
    });

    test("a facet is counted with all other filters and without its own", async () => {
      const { facets } = (await find(facetTrips, { country: ["oesterreich"], activity: ["yoga"] })).meta;
      expect(facets.country).toEqual([
        { value: "italien", label: "Italien", count: 1 },
        { value: "oesterreich", label: "Österreich", count: 1 },
      ]);
      expect(facets.activity).toEqual([
        { value: "wandern", label: "Wandern", count: 2 },
        { value: "yoga", label: "Yoga", count: 1 },
      ]);
      expect(facets.difficulty).toEqual([{ value: "1", label: "Leicht", count: 1 }]);
    });

    test("a chosen value stays in sight when nothing matches it", async () => {
      const { facets } = (await find(facetTrips, { country: ["schweiz"], activity: ["yoga"] })).meta;
      expect(facets.country).toContainEqual({ value: "schweiz", label: "Schweiz", count: 0 });
    });

    test("pages", async () => {
      const trips = Array.from({ length: 25 }, (_, index) => trip(index + 1));
      const page = async (number: number) => find(trips, { page: number, pageSize: 10 });
      expect((await page(3)).data.map(({ number }) => number)).toEqual([21, 22, 23, 24, 25]);
      expect((await page(3)).meta.pagination).toEqual({ page: 3, pageSize: 10, pageCount: 3, total: 25 });
      expect((await page(4)).data).toEqual([]);
      expect((await find([])).meta.pagination).toEqual({ page: 1, pageSize: 100, pageCount: 0, total: 0 });
    });

    test("all words must be found; titles weigh most", async () => {
      const trips = [
        trip(1, { title: "Rund um den See", body: "Die Hütte liegt oben." }),
        trip(2, { title: "Hütte am Gipfel", body: "Kein Wasser weit und breit." }),
        trip(3, { title: "Stille", teaser: "Eine Hütte am See." }),
        trip(4, { title: "Hüttenabend am See" }),
      ];
      expect(await numbers(trips, { q: "Hütte" })).toEqual([2, 4, 3, 1]);
      expect((await numbers(trips, { q: "hütte see" })).sort()).toEqual([1, 3, 4]);
    });

    test("a whole word is what was meant, and no beginning of others", async () => {
      const trips = [trip(1, { title: "Gratis" }), trip(2, { title: "Grate" }), trip(3, { title: "Grat" })];
      expect(await numbers(trips, { q: "Grat" })).toEqual([2, 3]);
      expect(await numbers(trips, { q: "Gra" })).toEqual([1, 2, 3]);
    });

    test("spellings, compounds and words that only look alike", async () => {
      const tours = germanTours();
      for (const q of ["Hütte", "Huette", "hutte", "HÜTTEN", "Hu\u0308tte"])
        expect((await numbers(tours, { q })).sort()).toEqual([1, 2, 7]);
      expect(await numbers(tours, { q: "Rad" })).not.toContain(34);
      expect(await numbers(tours, { q: "Reise" })).not.toContain(3);
    });

    test("slips are corrected on no finds only, and said", async () => {
      const tours = germanTours();
      const slip = await find(tours, { q: "Dolomitten" });
      expect([slip.data.map(({ number }) => number), slip.meta.suggestion]).toEqual([[2], "Dolomiten"]);
      expect((await find(tours, { q: "Dolomiten" })).meta.suggestion).toBeUndefined();
      expect((await find(tours, { q: "Wanderung" })).meta.suggestion).toBeUndefined();
      const nothing = await find(tours, { q: "xyzzyplugh" });
      expect([nothing.data, nothing.meta.suggestion]).toEqual([[], undefined]);
    });

    test.each([
      ["regular expressions", ".*+?^${}()|[]\\"],
      ["quotes and operators", `"Hütte" AND -'Rad' OR (a:b) * & | ! <->`],
      ["a thousand letters", "ä".repeat(1000)],
      ["two hundred words", Array.from({ length: 200 }, (_, index) => `Wort${index}`).join(" ")],
      ["two hundred beginnings", "a b c d e f g h i j ".repeat(20)],
      ["combining marks", "Z\u0351\u036B\u0343a\u030A\u0329l\u0361go"],
      ["half a surrogate pair", "Hütte \uD83C"],
      ["null and control characters", "Hü\u0000tte\u0007"],
      ["right-to-left and emoji", "‮עברית 🏔️🥾 العربية 漢字"],
      ["names of object properties", "__proto__ constructor toString"],
    ])("bears %s", async (_name, q) => {
      const answer = await find(germanTours(), { q });
      expect(answer.meta.pagination.total).toBe(answer.data.length);
    });
  });
}
