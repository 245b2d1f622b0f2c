import type { BookingAnswer, BookingRequest } from "@gratweg/contracts";
import fc from "fast-check";
import { createActor, SimulatedClock } from "xstate";
import { flush } from "../testing/controlledPromise";
import { memoryStorage } from "../testing/memoryStorage";
import { createBookingConfirmationStore } from "./bookingConfirmation";
import { BookingError, type BookingFailure } from "./BookingError";
import type { BookingEvent } from "./bookingEvents";
import { createBookingStore } from "./bookingStore";
import { connectBooking } from "./connectBooking";
import { answerFor, filledEntries, termsFor, TODAY } from "./fixtures";

/** A server by the contract: keys are bound by bookings alone. */
function serverByContract() {
  const bookings = new Map<string, { body: string; answer: BookingAnswer }>();
  return {
    bookings,
    /** How often it was said that the key belongs to a booking already. */
    told: 0,
    post(body: BookingRequest, key: string): BookingAnswer {
      const text = JSON.stringify(body);
      const booked = bookings.get(key);
      if (booked && booked.body !== text) {
        this.told += 1;
        throw new BookingError({ reason: "keyReused" });
      }
      if (booked) return booked.answer;
      const answer = { ...answerFor(body.departure), number: 4711 + bookings.size };
      bookings.set(key, { body: text, answer });
      return answer;
    },
  };
}

/** What happens to a request on its way. */
type Fate = "arrives" | "answer lost" | BookingFailure["reason"];

function browserTab(fates: Fate[]) {
  const server = serverByContract();
  const storage = memoryStorage();
  const drafts = createBookingStore(() => storage);
  const confirmations = createBookingConfirmationStore(() => storage);
  const log: string[] = [];
  let keys = 0;
  const machine = connectBooking({
    drafts,
    confirmations,
    api: {
      loadTerms: ({ departure }) => Promise.resolve(termsFor(departure)),
      // oxlint-disable-next-line typescript/require-await -- what it throws has to become a rejection
      submitBooking: async ({ body, key }) => {
        const fate = fates.shift() ?? "arrives";
        // Who decides about seats, prices and form sheets has looked the key up before.
        const isDecided = ["soldOut", "departureHeld", "priceChanged", "formSheetChanged"].includes(fate);
        if (fate === "arrives" || (isDecided && server.bookings.has(key))) return server.post(body, key);
        if (fate === "answer lost") {
          server.post(body, key);
          throw new BookingError({ reason: "timeout" });
        }
        throw new BookingError({
          seatsLeft: 8,
          alternatives: [],
          retryAfterSeconds: null,
          terms: termsFor(body.departure),
          issues: [{ field: "note", message: "Bitte prüfen." }],
          reason: fate,
        });
      },
    },
    address: {
      push: ({ departure, step }) => void log.push(`push ${departure} ${step}`),
      replace: ({ departure, step }) => void log.push(`replace ${departure} ${step}`),
    },
    openConfirmation: ({ number }) => void log.push(`open ${number}`),
    createKey: () => `key-${(keys += 1)}`,
    today: () => TODAY,
  });
  const open = async () => {
    const clock = new SimulatedClock();
    const actor = createActor(machine, { input: { trip: 7, departure: 101 }, clock }).start();
    await flush();
    return { actor, clock };
  };
  return { server, storage, drafts, confirmations, log, open };
}

async function filledTab(fates: Fate[] = []) {
  const tab = browserTab(fates);
  tab.drafts.write(101, {
    entries: filledEntries(),
    formSheetSeen: "2026-1",
    step: "check",
    submission: null,
    notice: null,
  });
  return { tab, page: await tab.open() };
}

it("books, keeps the confirmation and nothing personal beside it, and opens it again after a reload", async () => {
  const { tab, page } = await filledTab();
  page.actor.send({ type: "booking.submit" });
  await flush();
  expect(page.actor.getSnapshot().value).toBe("done");
  expect(tab.confirmations.read()).toEqual({ ...answerFor(101), number: 4711 });
  expect(tab.drafts.read(101)).toEqual({ kind: "done", booking: 4711 });
  page.actor.stop();
  const again = await tab.open();
  expect(again.actor.getSnapshot().value).toBe("done");
  expect(tab.log).toEqual(["replace 101 check", "open 4711", "open 4711"]);
  expect(tab.server.bookings.size).toBe(1);
});

it("says after a reload too that an earlier attempt has been booked", async () => {
  const { tab, page } = await filledTab(["answer lost"]);
  const press = async (...events: BookingEvent[]) => {
    for (const event of [...events, { type: "booking.submit" } as const]) page.actor.send(event);
    await flush();
  };
  await press();
  await press({ type: "step.back" }, { type: "note.change", note: "vegan" });
  expect(page.actor.getSnapshot().context.notice).toBe("keyReused");
  page.actor.stop();
  const again = await tab.open();
  expect(again.actor.getSnapshot().context).toMatchObject({ notice: "keyReused", submission: null });
  expect(tab.server.bookings.size).toBe(1);
});

it("starts anew where the confirmation belongs to another booking", async () => {
  const tab = browserTab([]);
  tab.drafts.finish(101, 4000);
  tab.confirmations.write(answerFor(102));
  const { actor } = await tab.open();
  expect(actor.getSnapshot().value).toEqual({ filling: "travellers" });
});

it("moves the draft with the departure", async () => {
  const { tab, page } = await filledTab();
  page.actor.send({ type: "departure.choose", departure: 102 });
  expect(tab.drafts.read(101)).toBeNull();
  expect(tab.drafts.read(102)).toMatchObject({ kind: "draft", draft: { entries: filledEntries() } });
});

type Step = BookingEvent | { type: "reload" } | { type: "wait"; milliseconds: number };
const submit: Step = { type: "booking.submit" };
const notes = fc.constantFrom("vegetarisch", "vegan", "");
/** What a traveller does in one go. */
const moves: fc.Arbitrary<Step[]> = fc.oneof(
  fc.constantFrom<Step[]>(
    [submit],
    [submit, submit],
    [{ type: "booking.retry" }],
    [{ type: "reload" }, submit],
    [{ type: "step.back" }, submit],
    [{ type: "step.back" }, { type: "step.go", step: "check" }, submit],
    [{ type: "connection.lose" }],
    [{ type: "connection.restore" }],
    [{ type: "price.accept" }, submit],
    [{ type: "formSheet.acknowledge", isSeen: true }, submit],
    [
      { type: "step.go", step: "departure" },
      { type: "departure.choose", departure: 102 },
    ],
    [{ type: "address.change", step: "check", departure: 101 }, submit],
    [{ type: "page.hide" }, { type: "reload" }],
  ),
  notes.map((note): Step[] => [
    { type: "step.back" },
    { type: "note.change", note },
    { type: "step.go", step: "check" },
    submit,
  ]),
  fc.constantFrom(300, 8_000, 60_000).map((milliseconds): Step[] => [{ type: "wait", milliseconds }]),
);
const fates = fc.constantFrom<Fate>(
  "arrives",
  "answer lost",
  "answer lost",
  "offline",
  "timeout",
  "unavailable",
  "soldOut",
  "priceChanged",
  "formSheetChanged",
  "invalid",
  "tooMany",
  "departureHeld",
  "unknown",
);

it("whatever happens, nobody books twice without having been told", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(moves, { maxLength: 8 }),
      fc.array(fates, { maxLength: 8 }),
      async (done, fate) => {
        const { tab, page: first } = await filledTab([...fate]);
        let page = first;
        for (const event of done.flat()) {
          if (event.type === "reload") {
            page.actor.stop();
            page = await tab.open();
          } else if (event.type === "wait") page.clock.increment(event.milliseconds);
          else page.actor.send(event);
          await flush();
          const { value } = page.actor.getSnapshot();
          expect(tab.server.bookings.size).toBeLessThanOrEqual(1 + tab.server.told);
          if (value === "done") break;
        }
        page.actor.stop();
      },
    ),
  );
}, 60_000);
