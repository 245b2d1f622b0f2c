import { provenAnswer } from "./compose";
import { BookingNotSetUp } from "./content-cache";
import { WINDOW_MS } from "./limits";
import type { HoldStore, Provable } from "./store";
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
  store: HoldStore;
  /** Null where no secret is set. */
  tokens: BookingTokens | null;
  now?: () => Date;
}

export function createHolds({ store, tokens, now = () => new Date() }: HoldsParts): Holds {
  async function find(token: string): Promise<Provable | null> {
    if (!tokens) throw new BookingNotSetUp("GRATWEG_ACCOUNT_SECRET is not set.");
    const number = bookingOfToken(token);
    const found = number === null ? null : await store.findProvable(number);
    return found && found.heldUntil && tokens.isRight(token, found) ? found : null;
  }

  function outcomeOf(found: Provable | null, at: Date): ProofOutcome {
    if (!found?.heldUntil) return { outcome: "unknown" };
    const { heldUntil, answer: booking } = found;
    return { outcome: found.state === "held" && heldUntil <= at ? "expired" : found.state, booking };
  }

  return {
    read: async (token) => outcomeOf(await find(token), now()),

    async press(token) {
      const at = now();
      const found = await find(token);
      const before = outcomeOf(found, at);
      if (!found || before.outcome !== "held") return before;
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

/** Ends holds that have run out, each in a transaction of its own. */
export async function endOverdue(store: HoldStore, at: Date, departure?: number): Promise<number> {
  let ended = 0;
  for (const number of await store.overdue(at, departure)) if (await store.expire(number, at)) ended += 1;
  return ended;
}
