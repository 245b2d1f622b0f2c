import { berlinDay } from "@gratweg/contracts/kernel";
import { fromPromise } from "xstate";
import { bookingMachine, type BookingMachine } from "./bookingMachine";
import { isHoldOver } from "./bookingConfirmation";
import type { BookingPorts } from "./bookingPorts";
import type { RestoredBooking } from "./bookingSetup";
import { createBookingKey } from "./createBookingKey";

/** The machine with its effects; for the composition root. */
export function connectBooking({
  api,
  drafts,
  confirmations,
  address,
  openConfirmation,
  createKey = createBookingKey,
  today = berlinDay,
  now = Date.now,
}: BookingPorts): BookingMachine {
  const restore = (departure: number): RestoredBooking => {
    const stored = drafts.read(departure);
    if (stored?.kind === "draft") return { draft: stored.draft, answer: null };
    const answer = stored ? confirmations.read() : null;
    const isMine = answer?.number === stored?.booking && !isHoldOver(answer, now());
    return { draft: null, answer: isMine ? answer : null };
  };
  return bookingMachine.provide({
    actors: {
      // oxlint-disable-next-line typescript/require-await -- what storage throws has to become a rejection
      restoreBooking: fromPromise(async ({ input }) => restore(input.departure)),
      loadTerms: fromPromise(async ({ input, signal }) => ({
        terms: await api.loadTerms(input, signal),
        today: today(),
      })),
      // oxlint-disable-next-line typescript/require-await -- as above
      createKey: fromPromise(async () => createKey()),
      submitBooking: fromPromise(({ input, signal }) => api.submitBooking({ ...input, signal })),
    },
    actions: {
      persistDraft: ({ context }) => drafts.write(context.departure, context),
      forgetDraft: (_, { departure }) => drafts.remove(departure),
      persistAnswer: ({ context }, { answer }) => {
        confirmations.write(answer);
        drafts.finish(context.departure, answer.number);
      },
      openConfirmation: (_, { answer }) => {
        if (answer) openConfirmation(answer);
      },
      pushStep: (_, place) => address.push(place),
      replaceStep: (_, place) => address.replace(place),
    },
  });
}
