import fc from "fast-check";
import { seedContent } from "./content";
import { addDays, addMonths, departuresFor, HORIZON_MONTHS } from "./departures";

const anyDay = fc.integer({ min: 0, max: 366 * 30 }).map((offset) => addDays("2024-01-01", offset));

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

test("every tour has three to six departures in the next 18 months, on any day", () => {
  fc.assert(
    fc.property(anyDay, (today) => {
      // One expectation for a day: an expectation for each of a million departures took most of the test's time.
      const wrong = seedContent.tours.flatMap((tour) => {
        const departures = departuresFor(tour, today);
        const limit = addMonths(today, HORIZON_MONTHS);
        const isRight =
          departures.length >= 3 &&
          departures.length <= 6 &&
          new Set(departures.map(({ number }) => number)).size === departures.length &&
          departures.every(
            ({ startDate, endDate }) =>
              startDate > today &&
              startDate <= limit &&
              [0, 6].includes(new Date(`${startDate}T00:00:00Z`).getUTCDay()) &&
              daysBetween(startDate, endDate) === tour.days.length - 1,
          );
        return isRight ? [] : [{ tour: tour.number, departures }];
      });
      expect(wrong).toEqual([]);
    }),
    { numRuns: 400 },
  );
});

test("a departure keeps its number whatever the day of seeding is", () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 1, max: 500 }), (today, later) => {
      for (const tour of seedContent.tours) {
        const numbers = new Map(
          departuresFor(tour, today).map(({ startDate, number }) => [startDate, number]),
        );
        for (const { startDate, number } of departuresFor(tour, addDays(today, later))) {
          expect(numbers.get(startDate) ?? number).toBe(number);
        }
      }
    }),
    { numRuns: 100 },
  );
});

test("numbers belong to their tour and begin with 01 in 2027", () => {
  const [tour] = seedContent.tours;
  if (!tour) throw new Error("no tour");
  expect(departuresFor(tour, "2026-11-21").map(({ number, startDate }) => [number, startDate])).toEqual([
    [100101, "2027-06-26"],
    [100102, "2027-07-10"],
    [100103, "2027-08-01"],
    [100104, "2027-09-04"],
  ]);
  for (const { number, days, departurePlan } of seedContent.tours) {
    for (const departure of departuresFor({ number, days, departurePlan }, "2026-11-21")) {
      expect([departure.tour, Math.floor(departure.number / 100)]).toEqual([number, number]);
    }
  }
});

test("departures of one tour do not start on the same day", () => {
  for (const tour of seedContent.tours) {
    for (const year of [2026, 2027, 2028, 2029, 2030, 2031, 2032]) {
      const starts = departuresFor(tour, `${year}-01-01`).map(({ startDate }) => startDate);
      expect(new Set(starts).size).toBe(starts.length);
    }
  }
});

test("eighteen months after the last of August end in February", () => {
  expect(addMonths("2026-08-31", 18)).toBe("2028-02-29");
  expect(addMonths("2026-11-21", 18)).toBe("2028-05-21");
});
