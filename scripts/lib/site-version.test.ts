import { berlinDay } from "./site-version.mjs";

it("the day is Berlin's, on both sides of a clock change", () => {
  const days = ["2026-07-01T21:59Z", "2026-07-01T22:00Z", "2026-12-01T22:59Z", "2026-12-01T23:00Z"];
  expect(days.map((instant) => berlinDay(new Date(instant)))).toEqual([
    "2026-07-01",
    "2026-07-02",
    "2026-12-01",
    "2026-12-02",
  ]);
});
