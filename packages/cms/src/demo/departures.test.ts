import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { addDays, addMonths, departuresFor, HORIZON_MONTHS, type YearlyDeparture } from "./departures";

const yearly = readFileSync(join(__dirname, "../../../../content/departures.jsonl"), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as YearlyDeparture);
const tours = [...new Set(yearly.map(({ tour }) => tour))].map((slug) =>
  yearly.filter(({ tour }) => tour === slug),
);
const tour = { days: Array.from({ length: 6 }), groupSizeMin: 5, groupSizeMax: 10 };
const anyDay = fc.integer({ min: 0, max: 366 * 30 }).map((offset) => addDays("2024-01-01", offset));

test("every tour has three to six departures in the next 18 months, each with a number of its own, on any day", () => {
  fc.assert(
    fc.property(anyDay, (today) => {
      const wrong = tours
        .map((own) => departuresFor(tour, own, today))
        .filter(
          (departures) =>
            departures.length < 3 ||
            departures.length > 6 ||
            new Set(departures.map(({ number }) => number)).size < departures.length ||
            departures.some(
              ({ startDate }) =>
                startDate <= today ||
                startDate > addMonths(today, HORIZON_MONTHS) ||
                ![0, 6].includes(new Date(startDate).getUTCDay()),
            ),
        );
      expect(wrong).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

test("a departure keeps its number whatever the day of the first start is", () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 1, max: 500 }), (today, later) => {
      for (const own of tours) {
        const numbers = new Map(
          departuresFor(tour, own, today).map(({ startDate, number }) => [startDate, number]),
        );
        for (const { startDate, number } of departuresFor(tour, own, addDays(today, later)))
          expect(numbers.get(startDate) ?? number).toBe(number);
      }
    }),
    { numRuns: 50 },
  );
});

test("the same Saturday or Sunday of the month comes in the next year, with the tour's length and group", () => {
  const own = yearly.filter(({ number }) => number === 100102);
  expect(departuresFor(tour, own, "2027-06-01")).toEqual(
    [
      { number: 100102, startDate: "2027-07-10", endDate: "2027-07-15" },
      { number: 100103, startDate: "2028-07-08", endDate: "2028-07-13" },
    ].map((days) => ({
      ...days,
      ...{ priceCents: 84_000, memberPriceCents: 77_200, singleSupplementCents: 9_000 },
      ...{ capacity: 10, minimumParticipants: 5, guaranteed: true, state: "open" },
    })),
  );
});

test("eighteen months after the last of August end in February", () => {
  expect(addMonths("2026-08-31", 18)).toBe("2028-02-29");
  expect(addMonths("2026-11-21", 18)).toBe("2028-05-21");
});
