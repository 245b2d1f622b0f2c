import { provenAnswer } from "./compose";
import { BookingNotSetUp } from "./content";
import { WINDOW_MS } from "./limits";
import type { Bookings } from "./bookings";
import type { BookingStore, HoldStore, Provable } from "./store";
import { bookingOfToken, type BookingTokens } from "./tokens";
import type { ProofOutcome } from "./types";

export interface Holds {
  /** How it stands; `held`: pressing would make a booking of it. Changes nothing. */
  read(token: string): Promise<ProofOutcome>;
  /** Makes a booking of a hold; pressed again it says the same. */
  press(token: string): Promise<ProofOutcome>;
  /** Ends what has run out and forgets what is a day old; answers how many holds ended. */
  sweep(): Promise<number>;
}

export interface HoldsParts {
  store: HoldStore & Pick<BookingStore, "look">;
  bookings: Pick<Bookings, "book">;
  /** Null where no secret is set. */
  tokens: BookingTokens | null;
  now?: () => Date;
}

export function createHolds({ store, bookings, tokens, now = () => new Date() }: HoldsParts): Holds {
  async function find(token: string): Promise<Provable | null> {
    if (!tokens) throw new BookingNotSetUp("GRATWEG_ACCOUNT_SECRET is not set.");
    const number = bookingOfToken(token);
    const found = number === null ? null : await store.findProvable(number);
    return found && found.heldUntil && tokens.isRight(token, found) ? found : null;
  }

  /** The booking that a request has become; its key is nobody else's. */
  async function bookedOf(found: Provable, at: Date): Promise<ProofOutcome | null> {
    const { known } = await store.look({
      key: keyOf(found),
      departure: found.request.departure,
      email: "",
      since: at,
      isMember: false,
      network: null,
      client: null,
      now: at,
    });
    const booked = known && (await store.findProvable(known.answer.number));
    if (!booked) return null;
    return { outcome: booked.state === "cancelled" ? "cancelled" : "confirmed", booking: booked.answer };
  }

  async function pressRequest(found: Provable): Promise<ProofOutcome> {
    const { request, requestHash, answer } = found;
    const outcome = await bookings.book({
      key: keyOf(found),
      requestHash,
      request,
      isMember: answer.lines.some(({ normalUnit }) => normalUnit !== undefined),
      guest: null,
    });
    if (outcome.outcome !== "booked" && outcome.outcome !== "replayed")
      return { outcome: "gone", booking: answer };
    await store.settle(found.number);
    return { outcome: "confirmed", booking: outcome.booking };
  }

  async function stateOf(found: Provable | null, at: Date): Promise<ProofOutcome> {
    const booked = found?.state === "requested" ? await bookedOf(found, at) : null;
    return booked ?? outcomeOf(found, at);
  }

  function outcomeOf(found: Provable | null, at: Date): ProofOutcome {
    if (!found?.heldUntil) return { outcome: "unknown" };
    const { heldUntil, answer: booking } = found;
    const state = found.state === "requested" ? "held" : found.state;
    return { outcome: state === "held" && heldUntil <= at ? "expired" : state, booking };
  }

  return {
    read: async (token) => stateOf(await find(token), now()),

    async press(token) {
      const at = now();
      const found = await find(token);
      const before = await stateOf(found, at);
      if (!found || before.outcome !== "held") return before;
      if (found.state === "requested") return pressRequest(found);
      const { number, terms } = found;
      const answer = provenAnswer(found.answer, terms, at);
      if (await store.prove({ number, at, answer, terms })) return { outcome: "confirmed", booking: answer };
      // Somebody else was quicker: the other press, the end of the time, the booking desk; or the departure was closed.
      const after = outcomeOf(await find(token), now());
      return after.outcome === "held" ? { ...after, outcome: "closed" } : after;
    },

    async sweep() {
      const at = now();
      const ended = await endOverdue(store, at);
      await store.forget(new Date(at.getTime() - WINDOW_MS));
      return ended;
    },
  };
}

/** A request's own identity, which stands in no answer. */
const keyOf = ({ number, documentId }: Provable): string => `request-${number}-${documentId}`;

/** Ends holds that have run out, each in a transaction of its own. */
export async function endOverdue(store: HoldStore, at: Date, departure?: number): Promise<number> {
  let ended = 0;
  for (const number of await store.overdue(at, departure)) if (await store.expire(number, at)) ended += 1;
  return ended;
}
