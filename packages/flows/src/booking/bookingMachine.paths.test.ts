import { testEveryPath } from "../testing/everyPath";
import type { BookingContext } from "./bookingContext";
import { reachableStep, termsOf } from "./bookingDraft";
import { BookingError, type BookingFailure } from "./BookingError";
import { bookingMachine } from "./bookingMachine";
import { answerFor, departureFor, filledEntries, heldFor, termsFor, TODAY } from "./fixtures";

const draft = {
  ...{ entries: filledEntries(), formSheetSeen: "2026-1", step: "check", submission: null, notice: null },
};
const refusals: BookingFailure[] = [
  { reason: "offline" },
  { reason: "timeout" },
  { reason: "unknown" },
  { reason: "soldOut", seatsLeft: 0, alternatives: [departureFor(102)] },
  {
    reason: "priceChanged",
    terms: termsFor(101, { departure: departureFor(101, { price: { amount: 1, currency: "EUR" } }) }),
  },
  {
    reason: "formSheetChanged",
    terms: termsFor(101, { formSheet: { version: "2026-2", title: "Formblatt", sections: [] } }),
  },
  { reason: "invalid", issues: [{ field: "note", message: "Zu lang." }] },
  { reason: "keyReused" },
  { reason: "tooMany", retryAfterSeconds: 30 },
  { reason: "departureHeld", retryAfterSeconds: 30 },
];

testEveryPath(bookingMachine, {
  inputs: [{ trip: 7, departure: 101 }],
  events: [
    { type: "departure.choose", departure: 102 },
    { type: "traveller.change", index: 0, patch: { firstName: "Bo" } },
    { type: "traveller.add" },
    { type: "traveller.remove", index: 1 },
    { type: "options.change", patch: { singleRooms: 0 } },
    { type: "contact.change", patch: { city: "" } },
    { type: "note.change", note: "vegetarisch" },
    { type: "formSheet.acknowledge", isSeen: true },
    { type: "step.next" },
    { type: "booking.submit" },
    { type: "step.back" },
    { type: "step.go", step: "check" },
    { type: "price.accept" },
    { type: "booking.retry" },
    { type: "terms.refresh" },
    { type: "connection.restore" },
    { type: "connection.lose" },
    { type: "address.change", step: "check" },
    { type: "address.change", step: "options" },
    { type: "address.change", step: "departure", departure: 109 },
    { type: "page.hide" },
    {
      type: "booker.recognise",
      booker: { firstName: "Berta", lastName: "Groß", email: "berta@reisende.example", phone: "030 1" },
    },
    { type: "draft.store" },
  ],
  answers: {
    restoreBooking: {
      outputs: [
        { draft, answer: null },
        { draft: null, answer: answerFor(101) },
        { draft: null, answer: heldFor(101) },
      ],
      errors: [new Error("blocked")],
    },
    loadTerms: {
      outputs: ({ departure }: BookingContext) => [
        { terms: termsFor(departure), today: TODAY },
        { terms: termsFor(departure, { availability: "closed" }), today: TODAY },
      ],
      errors: [new BookingError({ reason: "notFound" })],
    },
    createKey: { outputs: ["key"], errors: [new Error("no randomness")] },
    submitBooking: {
      outputs: ({ departure }: BookingContext) => [answerFor(departure), heldFor(departure)],
      errors: refusals.map((failure) => new BookingError(failure)),
    },
  },
  project: (context: BookingContext) => [
    reachableStep(context, "check"),
    termsOf(context)?.availability,
    context.submission?.isUnclear,
  ],
});
