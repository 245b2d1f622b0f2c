import { BookingError, bookingMachine, type BookingContext, type BookingDraft } from "@gratweg/flows";
import { BookingScreen } from "./booking/BookingScreen";
import { answerOf, dearer, entries, heldAnswerOf, july, newSheet, termsOf, today } from "./fixtures/booking";
import { defineFlow } from "./kit/flow";

const draft: BookingDraft = {
  entries,
  formSheetSeen: "2026-1",
  step: "check",
  submission: null,
  notice: null,
};

export const bookingFlow = defineFlow({
  name: "booking",
  purpose:
    "From the date to the confirmation; whatever the network does, nobody books twice without being told.",
  machine: bookingMachine,
  inputs: { "the trip's page": { trip: 1002, departure: 21 } },
  events: [
    { type: "step.next" },
    { type: "step.back" },
    { type: "step.go", step: "departure" },
    { type: "step.go", step: "travellers" },
    { type: "step.go", step: "options" },
    { type: "step.go", step: "contact" },
    { type: "step.go", step: "check" },
    { type: "booking.submit" },
    { type: "price.accept" },
    { type: "booking.retry" },
    { type: "terms.refresh" },
    { type: "connection.lose" },
    { type: "connection.restore" },
    { type: "departure.choose", departure: july.number },
    { type: "formSheet.acknowledge", isSeen: true },
  ],
  answers: {
    restoreBooking: {
      "nothing stored": { output: { draft: null, answer: null } },
      "a filled draft": { output: { draft, answer: null } },
      "booked before": { output: { draft: null, answer: answerOf(21) } },
    },
    loadTerms: ({ departure }) => ({
      open: { output: { terms: termsOf(departure), today } },
      "sold out": { output: { terms: termsOf(departure, { availability: "soldOut" }), today } },
      "no such date": { error: new BookingError({ reason: "notFound" }) },
      "no connection": { error: new BookingError({ reason: "offline" }) },
    }),
    createKey: { "a key": { output: "00000000-0000-4000-8000-000000000000" } },
    submitBooking: ({ departure }) => ({
      booked: { output: answerOf(departure) },
      "held until a link is pressed": { output: heldAnswerOf(departure) },
      "too few seats": { error: new BookingError({ reason: "soldOut", seatsLeft: 1, alternatives: [july] }) },
      "price has changed": { error: new BookingError({ reason: "priceChanged", terms: dearer(departure) }) },
      "new form sheet": {
        error: new BookingError({ reason: "formSheetChanged", terms: newSheet(departure) }),
      },
      "refuses a field": {
        error: new BookingError({
          reason: "invalid",
          issues: [
            { field: "contact.postalCode", message: "Diese Postleitzahl gibt es in Deutschland nicht." },
          ],
        }),
      },
      "key used before": { error: new BookingError({ reason: "keyReused" }) },
      "half of the departure is held": {
        error: new BookingError({ reason: "departureHeld", retryAfterSeconds: 1260 }),
      },
      "too many attempts": { error: new BookingError({ reason: "tooMany", retryAfterSeconds: 30 }) },
      "no connection": { error: new BookingError({ reason: "offline" }) },
      "server is away": { error: new BookingError({ reason: "unavailable", retryAfterSeconds: null }) },
      "no answer": { error: new BookingError({ reason: "unknown" }) },
    }),
  },
  tellsApart: ({ entries: { contact }, conflict, issues }: BookingContext) => [
    contact.email !== "",
    conflict?.seatsLeft,
    issues.length > 0,
  ],
  Screen: BookingScreen,
});
