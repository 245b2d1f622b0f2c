import { createActor, waitFor } from "xstate";
import { createBookingConfirmationStore, isHoldOver } from "./bookingConfirmation";
import { createBookingStore } from "./bookingStore";
import { connectBooking } from "./connectBooking";
import { answerFor, heldFor, termsFor, TODAY } from "./fixtures";

const UNTIL = Date.parse("2026-11-21T10:30:00.000Z");

function tab(now: number) {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
  const drafts = createBookingStore(
    () => storage,
    () => now,
  );
  const confirmations = createBookingConfirmationStore(() => storage);
  confirmations.write(heldFor(101));
  drafts.finish(101, heldFor(101).number);
  const opened: unknown[] = [];
  const machine = connectBooking({
    api: {
      loadTerms: () => Promise.resolve(termsFor(101)),
      submitBooking: () => Promise.reject(new Error("nothing is sent")),
    },
    drafts,
    confirmations,
    address: { push: () => {}, replace: () => {} },
    openConfirmation: (answer) => opened.push(answer),
    today: () => TODAY,
    now: () => now,
  });
  const actor = createActor(machine, { input: { trip: 7, departure: 101 } }).start();
  return { actor, opened, confirmations };
}

it("leads whoever returns to a hold on to it, as long as it lasts", async () => {
  const { actor, opened, confirmations } = tab(UNTIL - 1);
  await waitFor(actor, ({ value }) => value === "held");
  expect(opened).toEqual([heldFor(101)]);
  expect(confirmations.read()).toEqual(heldFor(101));
});

it("offers the form again when the time is over", async () => {
  const { actor, opened } = tab(UNTIL);
  await waitFor(actor, ({ value }) => typeof value === "object" && "filling" in value);
  expect(opened).toEqual([]);
});

it("knows what is over: a hold whose time has come, never a booking", () => {
  expect([isHoldOver(heldFor(101), UNTIL - 1), isHoldOver(heldFor(101), UNTIL)]).toEqual([false, true]);
  expect([isHoldOver(answerFor(101), UNTIL), isHoldOver(null, UNTIL)]).toEqual([false, false]);
});
