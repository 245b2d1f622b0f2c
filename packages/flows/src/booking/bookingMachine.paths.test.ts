import type { BookingAnswer, BookingRequest } from "@gratweg/contracts";
import { SimulatedClock, type AnyMachineSnapshot } from "xstate";
import { controlledPromise } from "../testing/controlledPromise";
import { allTransitions, generatePaths, walk, type GraphEvent } from "../testing/paths";
import type { BookingContext, BookingDraft } from "./bookingContext";
import { reachableStep, termsOf } from "./bookingDraft";
import { BookingError, type BookingFailure } from "./BookingError";
import { bookingMachine } from "./bookingMachine";
import type { LoadedTerms, RestoredBooking } from "./bookingSetup";
import { answerFor, departureFor, filledEntries, heldFor, termsFor, TODAY } from "./fixtures";

const draft: BookingDraft = {
  entries: filledEntries(),
  formSheetSeen: "2026-1",
  step: "check",
  submission: null,
  notice: null,
};
const pricier = termsFor(101, { departure: departureFor(101, { price: { amount: 1, currency: "EUR" } }) });
const newSheet = termsFor(101, { formSheet: { version: "2026-2", title: "Formblatt", sections: [] } });

const form: GraphEvent[] = [
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
];
const anywhere: GraphEvent[] = [
  { type: "departure.choose", departure: 102 },
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
];
const error = (actor: string, failure: BookingFailure): GraphEvent => ({
  type: `xstate.error.actor.${actor}`,
  error: new BookingError(failure),
});
const REFUSALS: BookingFailure[] = [
  { reason: "offline" },
  { reason: "timeout" },
  { reason: "unknown" },
  { reason: "soldOut", seatsLeft: 0, alternatives: [departureFor(102)] },
  { reason: "priceChanged", terms: pricier },
  { reason: "formSheetChanged", terms: newSheet },
  { reason: "invalid", issues: [{ field: "note", message: "Zu lang." }] },
  { reason: "keyReused" },
  { reason: "tooMany", retryAfterSeconds: 30 },
  { reason: "departureHeld", retryAfterSeconds: 30 },
];

function outcomes({ value, context }: AnyMachineSnapshot): GraphEvent[] {
  const { departure } = context as BookingContext;
  const loaded = (terms: LoadedTerms["terms"]): GraphEvent => ({
    type: "xstate.done.actor.loadTerms",
    output: { terms, today: TODAY },
  });
  switch (JSON.stringify(value)) {
    case '"restoring"':
      return [
        { type: "xstate.done.actor.restoreBooking", output: { draft, answer: null } },
        { type: "xstate.done.actor.restoreBooking", output: { draft: null, answer: answerFor(101) } },
        { type: "xstate.done.actor.restoreBooking", output: { draft: null, answer: heldFor(101) } },
        { type: "xstate.error.actor.restoreBooking", error: new Error("blocked") },
      ];
    case '"loading"':
      return [
        loaded(termsFor(departure)),
        loaded(termsFor(departure, { availability: "closed" })),
        error("loadTerms", { reason: "notFound" }),
        { type: "xstate.after.termsDeadline.booking.loading" },
      ];
    case '"keying"':
      return [
        { type: "xstate.done.actor.createKey", output: "key" },
        { type: "xstate.error.actor.createKey", error: new Error("no randomness") },
      ];
    case '"submitting"':
      return [
        { type: "xstate.done.actor.submitBooking", output: answerFor(departure) },
        { type: "xstate.done.actor.submitBooking", output: heldFor(departure) },
        ...REFUSALS.map((failure) => error("submitBooking", failure)),
        { type: "xstate.after.submitDeadline.booking.submitting" },
      ];
    case '{"failed":"waiting"}':
    case '{"failed":"blocked"}':
      return [
        {
          type: `xstate.after.retryPause.booking.failed.${(value as { failed: string }).failed}`,
          seconds: (context as BookingContext).failure?.retryInSeconds,
        },
      ];
    default:
      return [];
  }
}

const paths = generatePaths(bookingMachine, {
  inputs: [{ trip: 7, departure: 101 }],
  events: (snapshot) => [
    ...(JSON.stringify(snapshot.value).startsWith('{"filling') ? form : form.slice(0, 3)),
    ...anywhere.slice(1),
    ...outcomes(snapshot),
  ],
  project: ({ value, context }: AnyMachineSnapshot) => {
    const booking = context as BookingContext;
    return [
      value as unknown,
      reachableStep(booking, "check"),
      termsOf(booking)?.availability ?? null,
      booking.submission?.isUnclear ?? null,
    ];
  },
});

// Thousands of paths: on a busy machine they take longer than one test usually may.
it("walks every generated path as the pure machine predicts it, and visits every transition", async () => {
  const visited = new Set<string>();
  const restoreBooking = controlledPromise<RestoredBooking, { departure: number }>();
  const loadTerms = controlledPromise<LoadedTerms, { trip: number; departure: number }>();
  const createKey = controlledPromise<string>();
  const submitBooking = controlledPromise<BookingAnswer, { body: BookingRequest; key: string }>();
  const machine = bookingMachine.provide({
    actors: {
      restoreBooking: restoreBooking.logic,
      loadTerms: loadTerms.logic,
      createKey: createKey.logic,
      submitBooking: submitBooking.logic,
    },
  });
  for (const path of paths) {
    const clock = new SimulatedClock();
    const pass = ({ seconds }: GraphEvent) => void clock.increment(Number(seconds) * 1000);
    const walked = await walk(machine, path, clock, {
      "xstate.done.actor.restoreBooking": ({ output }) =>
        restoreBooking.last().resolve(output as RestoredBooking),
      "xstate.error.actor.restoreBooking": ({ error }) => restoreBooking.last().reject(error),
      "xstate.done.actor.loadTerms": ({ output }) => loadTerms.last().resolve(output as LoadedTerms),
      "xstate.error.actor.loadTerms": ({ error }) => loadTerms.last().reject(error),
      "xstate.after.termsDeadline.booking.loading": () => clock.increment(10_000),
      "xstate.done.actor.createKey": ({ output }) => createKey.last().resolve(output as string),
      "xstate.error.actor.createKey": ({ error }) => createKey.last().reject(error),
      "xstate.done.actor.submitBooking": ({ output }) =>
        submitBooking.last().resolve(output as BookingAnswer),
      "xstate.error.actor.submitBooking": ({ error }) => submitBooking.last().reject(error),
      "xstate.after.submitDeadline.booking.submitting": () => clock.increment(20_000),
      "xstate.after.retryPause.booking.failed.waiting": pass,
      "xstate.after.retryPause.booking.failed.blocked": pass,
    });
    expect({ events: path.events, values: walked.values }).toEqual({
      events: path.events,
      values: path.values,
    });
    for (const name of walked.visited) visited.add(name);
  }
  // The first attempt of a body and every repetition went out under a key.
  expect(submitBooking.calls.every(({ input }) => input.key === "key")).toBe(true);
  expect([...visited].sort()).toEqual(allTransitions(bookingMachine));
}, 120_000);

it("has paths in the thousands", () => expect(paths.length).toBeGreaterThan(1_000));
