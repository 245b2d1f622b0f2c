import type { BookingAnswer, BookingRequest } from "@gratweg/contracts";
import { createActor, SimulatedClock } from "xstate";
import type { BookingDraft, BookingInput } from "../booking/bookingContext";
import { BookingError, type BookingFailure } from "../booking/BookingError";
import type { BookingEvent } from "../booking/bookingEvents";
import { bookingMachine } from "../booking/bookingMachine";
import type { LoadedTerms, RestoredBooking } from "../booking/bookingSetup";
import { filledEntries, termsFor, TODAY } from "../booking/fixtures";
import { controlledPromise, flush } from "./controlledPromise";

/** A booking whose calls and clock a test answers by hand; `effects` is what it did to the outside, in order. */
export function startBooking(input: BookingInput = { trip: 7, departure: 101 }) {
  const restoreBooking = controlledPromise<RestoredBooking, { departure: number }>();
  const loadTerms = controlledPromise<LoadedTerms, { trip: number; departure: number }>();
  const createKey = controlledPromise<string>();
  const submitBooking = controlledPromise<BookingAnswer, { body: BookingRequest; key: string }>();
  const effects: unknown[][] = [];
  const drafts: Array<BookingDraft & { departure: number }> = [];
  const clock = new SimulatedClock();
  const log =
    (name: string) =>
    (_: unknown, params: unknown): void =>
      void effects.push([name, params]);
  const actor = createActor(
    bookingMachine.provide({
      actors: {
        restoreBooking: restoreBooking.logic,
        loadTerms: loadTerms.logic,
        createKey: createKey.logic,
        submitBooking: submitBooking.logic,
      },
      actions: {
        persistDraft: ({ context: { departure, entries, formSheetSeen, step, submission, notice } }) => {
          effects.push(["persistDraft", submission?.key ?? null, submitBooking.calls.length]);
          drafts.push({ departure, entries, formSheetSeen, step, submission, notice });
        },
        forgetDraft: log("forgetDraft"),
        persistAnswer: log("persistAnswer"),
        openConfirmation: log("openConfirmation"),
        pushStep: log("push"),
        replaceStep: log("replace"),
      },
    }),
    { input, clock },
  ).start();
  const run = {
    actor,
    clock,
    effects,
    drafts,
    restoreBooking,
    loadTerms,
    createKey,
    submitBooking,
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    async send(...events: BookingEvent[]) {
      for (const event of events) actor.send(event);
      await flush();
    },
    async restore(draft: Partial<BookingDraft> | null = null, answer: BookingAnswer | null = null) {
      restoreBooking.last().resolve({
        answer,
        draft: draft && {
          entries: filledEntries(),
          formSheetSeen: null,
          step: "departure",
          submission: null,
          notice: null,
          ...draft,
        },
      });
      await flush();
    },
    async load(terms = termsFor(actor.getSnapshot().context.departure)) {
      loadTerms.last().resolve({ terms, today: TODAY });
      await flush();
    },
    async key(key = `key-${createKey.calls.length}`) {
      createKey.last().resolve(key);
      await flush();
    },
    async book(answer: BookingAnswer) {
      submitBooking.last().resolve(answer);
      await flush();
    },
    async fail(failure: BookingFailure) {
      submitBooking.last().reject(new BookingError(failure));
      await flush();
    },
    async wait(milliseconds: number) {
      clock.increment(milliseconds);
      await flush();
    },
    sentKeys: () => submitBooking.calls.map(({ input: { key } }) => key),
  };
  return run;
}

/** All filled in and ready for the button. */
export async function startAtCheck(input?: BookingInput) {
  const run = startBooking(input);
  await run.restore({ step: "check", formSheetSeen: "2026-1" });
  await run.load();
  run.effects.length = 0;
  return run;
}

/** The button was pressed; the first attempt is under way under the key `key-1`. */
export async function startSubmitting() {
  const run = await startAtCheck();
  await run.send({ type: "booking.submit" });
  await run.key();
  run.effects.length = 0;
  return run;
}
