import { berlinDay, nextNightlyBuild } from "./berlin-time.mjs";

const next = (now: string) => nextNightlyBuild(new Date(now)).toISOString();

it.each([
  ["in winter, an hour ahead of UTC", "2026-11-21T12:00:00Z", "2026-11-21T23:05:00.000Z"],
  ["in summer, two hours ahead", "2026-07-01T12:00:00Z", "2026-07-01T22:05:00.000Z"],
  ["between midnight and five past", "2026-11-20T23:04:59Z", "2026-11-20T23:05:00.000Z"],
  ["at five past the next day's", "2026-11-20T23:05:00Z", "2026-11-21T23:05:00.000Z"],
  ["over the end of a year", "2026-12-31T22:59:00Z", "2026-12-31T23:05:00.000Z"],
])("the nightly build is at 00:05 in Berlin: %s", (_, now, expected) => {
  expect(next(now)).toBe(expected);
});

it.each([
  ["before summer begins", "2026-03-28T12:00:00Z", "2026-03-28T23:05:00.000Z"],
  ["on the day of 23 hours, before it", "2026-03-28T23:04:00Z", "2026-03-28T23:05:00.000Z"],
  ["on the day of 23 hours, at five past", "2026-03-28T23:05:00Z", "2026-03-29T22:05:00.000Z"],
  ["on the day of 23 hours, after the change", "2026-03-29T01:00:00Z", "2026-03-29T22:05:00.000Z"],
  ["before summer ends", "2026-10-24T12:00:00Z", "2026-10-24T22:05:00.000Z"],
  ["on the day of 25 hours, before it", "2026-10-24T22:04:00Z", "2026-10-24T22:05:00.000Z"],
  ["on the day of 25 hours, at five past", "2026-10-24T22:05:00Z", "2026-10-25T23:05:00.000Z"],
  ["in the hour that comes twice", "2026-10-25T01:30:00Z", "2026-10-25T23:05:00.000Z"],
])("over both clock changes: %s", (_, now, expected) => {
  expect(next(now)).toBe(expected);
});

it("comes once on every day of a year with both changes", () => {
  const days: string[] = [];
  let now = new Date("2026-01-01T00:00:00Z");
  for (let count = 0; count < 365; count += 1) {
    now = nextNightlyBuild(now);
    days.push(berlinDay(now));
  }
  const expected = Array.from({ length: 365 }, (_, index) =>
    new Date(Date.UTC(2026, 0, 2 + index)).toISOString().slice(0, 10),
  );
  expect(days).toEqual(expected);
});

it.each([
  ["2026-03-28T22:59:59Z", "2026-03-28"],
  ["2026-03-28T23:00:00Z", "2026-03-29"],
  ["2026-03-29T21:59:59Z", "2026-03-29"],
  ["2026-03-29T22:00:00Z", "2026-03-30"],
  ["2026-10-25T22:59:59Z", "2026-10-25"],
  ["2026-10-25T23:00:00Z", "2026-10-26"],
])("%s is %s in Berlin", (instant, day) => {
  expect(berlinDay(new Date(instant))).toBe(day);
});
