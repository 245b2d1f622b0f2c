import { seedContent } from "./content";
import { FIRST_BULK_NUMBER, generateTours } from "./generate";

const TODAY = "2026-11-21";
const tours = [...generateTours(2000, seedContent, TODAY)];

it("makes the same tours again", () => {
  expect([...generateTours(50, seedContent, TODAY)]).toEqual(tours.slice(0, 50));
});

it("numbers tours and departures once, above the written ones", () => {
  expect(tours.map(({ number }) => number)).toEqual(tours.map((_, index) => FIRST_BULK_NUMBER + index));
  const departures = tours.flatMap((tour) => tour.departures.map(({ number }) => number));
  expect(new Set(departures).size).toBe(departures.length);
  expect(new Set(tours.map(({ slug }) => slug)).size).toBe(tours.length);
});

it("keeps figures and dates possible", () => {
  for (const { days, difficulty, departures, distanceKm, extra } of tours.map((tour) => ({
    ...tour,
    ...tour.extra,
  }))) {
    expect(difficulty).toBe(Math.max(extra.techniqueGrade, extra.fitnessGrade));
    expect([distanceKm % days, extra.ascentM % days]).toEqual([0, 0]);
    for (const { startDate, endDate, priceCents } of departures) {
      expect(startDate > TODAY && endDate > startDate).toBe(true);
      expect(priceCents).toBeGreaterThan(0);
    }
  }
});

it("spreads over the taxonomy", () => {
  const used = (values: (string | undefined)[]) => new Set(values).size;
  expect(used(tours.map(({ region }) => region?.slug))).toBe(seedContent.regions.length);
  expect(used(tours.map(({ operator }) => operator?.slug))).toBe(seedContent.operators.length);
  expect(used(tours.flatMap(({ activities }) => activities.map(({ slug }) => slug)))).toBe(
    seedContent.activities.length,
  );
});
