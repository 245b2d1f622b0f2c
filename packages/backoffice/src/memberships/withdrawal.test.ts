import { withdrawableUntil } from "./withdrawal";

it.each([
  ["2027-03-01T09:00:00Z", "2027-03-15T22:59:59.999Z"],
  // Late in the evening in Berlin it is the next day already.
  ["2027-03-01T23:30:00Z", "2027-03-16T22:59:59.999Z"],
  // Over the change of clocks.
  ["2027-03-22T09:00:00Z", "2027-04-05T21:59:59.999Z"],
  ["2027-10-18T09:00:00Z", "2027-11-01T22:59:59.999Z"],
  // The fourteenth day is a Saturday, a Sunday.
  ["2027-03-06T09:00:00Z", "2027-03-22T22:59:59.999Z"],
  ["2027-03-07T09:00:00Z", "2027-03-22T22:59:59.999Z"],
])("a contract of %s may be withdrawn until %s", (startedAt, until) => {
  expect(withdrawableUntil(new Date(startedAt)).toISOString()).toBe(until);
});
