import { bookedTrip } from "../mails/booking-record.fixture";
import { cancellationFee, isAskedAnew, mayAsk, openRequest } from "./requests";

const { answer, terms } = bookedTrip;
const at = "2026-11-28T10:00:00.000Z";
const history = (...events: string[]) => events.map((event) => ({ at, event, note: "" }));

it.each([
  ["2026-11-28", 20, 47_800],
  ["2027-06-11", 20, 47_800],
  ["2027-06-12", 40, 95_600],
  ["2027-07-11", 70, 167_300],
  ["2027-07-12", 90, 215_100],
])("stepping back on %s costs %s percent of the price without insurance", (day, percent, feeCents) => {
  expect(cancellationFee(answer, terms, day)).toEqual({ percent, feeCents, tripCents: 239_000 });
});

it("of a day that is written twice the dearer step holds", () => {
  const cancellation = [null, 0].map((daysBefore, index) => ({ daysBefore, percent: 95 - index }));
  expect(cancellationFee(answer, { cancellation }, "2027-07-12").percent).toBe(95);
});

it("nothing can be asked once the trip has begun, or where no costs were agreed", () => {
  const days = ["2027-07-12", "2027-07-13"];
  expect(days.map((day) => mayAsk(answer, terms, day))).toEqual([true, false]);
  expect(mayAsk(answer, { cancellation: [] }, "2026-11-28")).toBe(false);
});

it.each([
  [history("booked"), null, true, true],
  [history("booked", "asked-change"), "change", false, true],
  [history("asked-change", "asked-cancellation"), "cancellation", false, false],
  [history("asked-change", "settled"), null, true, true],
  [history("asked-cancellation", "declared-withdraw"), "cancellation", false, false],
  [history("asked-cancellation", "cancelled"), null, true, true],
])("of %j is open: %s", (entries, kind, change, cancellation) => {
  const open = openRequest(entries);
  expect(open?.kind ?? null).toBe(kind);
  expect([isAskedAnew(open, "change"), isAskedAnew(open, "cancellation")]).toEqual([change, cancellation]);
});
