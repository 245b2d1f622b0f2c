import { todayInBerlin } from "./today";

it.each([
  ["2026-11-21T22:59:59Z", "2026-11-21"],
  ["2026-11-21T23:00:00Z", "2026-11-22"],
  ["2026-07-01T21:59:59Z", "2026-07-01"],
  ["2026-07-01T22:00:00Z", "2026-07-02"],
])("at %s it is the %s in Berlin", (moment, day) => {
  expect(todayInBerlin(new Date(moment))).toBe(day);
});
