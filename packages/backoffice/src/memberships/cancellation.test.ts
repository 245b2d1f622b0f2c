import { cancellationAt, unusedCents, type Term } from "./cancellation";

const at = (moment: string) => new Date(moment);
const year = (more: Partial<Term> = {}): Term => ({
  interval: "year",
  priceCents: 3900,
  startedAt: at("2026-03-01T09:00:00Z"),
  periodStart: at("2027-03-01T09:00:00Z"),
  paidUntil: at("2028-03-01T09:00:00Z"),
  ...more,
});
const said = (term: Term, received: string) => {
  const { endsAt, refundCents } = cancellationAt(at(received), term);
  return [endsAt.toISOString(), refundCents];
};

it("the first year runs to its end, and nothing goes back", () => {
  const first = year({ startedAt: at("2027-03-01T08:59:30Z") });
  for (const received of ["2027-03-01T10:00:00Z", "2027-09-01T10:00:00Z", "2028-02-29T22:00:00Z"])
    expect(said(first, received)).toEqual(["2028-03-01T09:00:00.000Z", 0]);
});

it("a month runs to its end, however long the contract has lasted", () => {
  const month = year({ interval: "month", priceCents: 490, paidUntil: at("2027-04-01T08:00:00Z") });
  expect(said(month, "2027-03-02T10:00:00Z")).toEqual(["2027-04-01T08:00:00.000Z", 0]);
});

it("a contract of which only its end is known runs to that", () => {
  expect(said(year({ periodStart: null }), "2027-09-01T10:00:00Z")).toEqual(["2028-03-01T09:00:00.000Z", 0]);
});

it.each([
  ["in the middle of a day", "2027-06-10T10:00:00Z", "2027-07-10T21:59:59.000Z"],
  // It is the next day in Berlin already.
  ["late in the evening", "2027-06-10T22:30:00Z", "2027-07-11T21:59:59.000Z"],
  ["over the change to winter time", "2027-10-10T10:00:00Z", "2027-11-10T22:59:59.000Z"],
  ["at the end of a month", "2028-01-31T10:00:00Z", "2028-02-29T22:59:59.000Z"],
  ["at the end of a shorter one", "2027-06-30T10:00:00Z", "2027-07-30T21:59:59.000Z"],
  ["from the 31st to a month of thirty", "2027-08-31T10:00:00Z", "2027-09-30T21:59:59.000Z"],
  ["over the new year", "2027-12-15T10:00:00Z", "2028-01-15T22:59:59.000Z"],
])("a later year ends one month after the cancellation with that day: %s", (_, received, ends) => {
  expect(said(year(), received)[0]).toBe(ends);
});

it.each([
  ["over the change to summer time", "2028-02-27T10:00:00Z", "2028-03-27T21:59:59.000Z"],
  ["onto the day of 25 hours", "2028-09-29T10:00:00Z", "2028-10-29T22:59:59.000Z"],
  ["onto the day of 23 hours", "2028-02-26T10:00:00Z", "2028-03-26T21:59:59.000Z"],
  ["from 31 January in a common year", "2029-01-31T10:00:00Z", "2029-02-28T22:59:59.000Z"],
])("in another year %s", (_, received, ends) => {
  const term = year({ periodStart: at("2028-02-20T09:00:00Z"), paidUntil: at("2029-02-20T09:00:00Z") });
  const long = { ...term, paidUntil: at("2029-12-20T09:00:00Z") };
  expect(said(long, received)[0]).toBe(ends);
});

it("never later than what is paid", () => {
  expect(said(year(), "2028-02-10T10:00:00Z")).toEqual(["2028-03-01T09:00:00.000Z", 0]);
  // The notice ends on the paid time's last day: nothing is left of it.
  expect(said(year(), "2028-01-31T22:30:00Z")[1]).toBe(11);
  expect(unusedCents(at("2028-03-01T08:59:59Z"), year())).toBe(0);
});

it("what goes back are the days after the end, by Berlin's calendar, rounded up to the cent", () => {
  // 366 days from 1 March 2027; 235 of them after 10 July.
  expect(said(year(), "2027-06-10T10:00:00Z")[1]).toBe(Math.ceil((3900 * 235) / 366));
  const one = cancellationAt(at("2028-01-29T10:00:00Z"), year());
  expect([one.endsAt.toISOString(), one.refundCents]).toEqual(["2028-02-29T22:59:59.000Z", 11]);
  // Cancelled on the day of the renewal.
  expect(said(year(), "2027-03-01T09:30:00Z")).toEqual([
    "2027-04-01T21:59:59.000Z",
    Math.ceil((3900 * 335) / 366),
  ]);
});

it("gives back whole cents, never more than the price, and no less than the time is worth", () => {
  for (let day = 0; day < 366; day += 1) {
    const received = new Date(at("2027-03-01T12:00:00Z").getTime() + day * 86_400_000);
    const { endsAt, refundCents } = cancellationAt(received, year());
    expect(Number.isInteger(refundCents) && refundCents >= 0 && refundCents < 3900).toBe(true);
    const share = (at("2028-03-01T09:00:00Z").getTime() - endsAt.getTime()) / (366 * 86_400_000);
    expect(refundCents).toBeGreaterThanOrEqual(Math.floor(share * 3900));
  }
});
