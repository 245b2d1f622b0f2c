import Stripe from "stripe";
import type { Log } from "../../../ports";
import type { SandboxDelivery } from "./sandboxState";

/** Sends one signed event; answers with the status. */
export type Deliver = (body: string, signature: string) => Promise<number>;

export interface Timer {
  /** In milliseconds; only the last one counts. */
  set(run: () => void, inMs: number): void;
  clear(): void;
}

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 60_000;

/** Doubling, at most a minute: somebody is waiting for the result. */
export function retryAfter(attempts: number): number {
  return Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (attempts - 1));
}

interface Parts {
  secret: string;
  now: () => number;
  timer: Timer;
  log: Log;
  waiting: () => SandboxDelivery[];
  /** Takes a delivery out for good. */
  delivered: (id: string) => void;
  changed: () => void;
}

/** Sends what waits, one after the other, and tries again until each was taken. */
export function createDeliveries({ secret, now, timer, log, waiting, delivered, changed }: Parts) {
  let deliver: Deliver | undefined;
  let round: Promise<void> | undefined;
  let again = false;

  async function attempt(delivery: SandboxDelivery): Promise<void> {
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload: delivery.body,
      secret,
      timestamp: Math.floor(now() / 1000),
    });
    const status = await (deliver?.(delivery.body, signature) ?? Promise.resolve(0)).catch(() => 0);
    if (status >= 200 && status < 300) return delivered(delivery.id);
    delivery.attempts += 1;
    delivery.nextAttemptAt = now() + retryAfter(delivery.attempts);
    log.warn({ event: delivery.id, status, attempts: delivery.attempts }, "sandbox event was not taken");
    changed();
  }

  async function rounds(): Promise<void> {
    do {
      again = false;
      for (const delivery of [...waiting()]) if (delivery.nextAttemptAt <= now()) await attempt(delivery);
    } while (again);
  }

  const deliveries = {
    start(by: Deliver): void {
      deliver = by;
      void deliveries.go();
    },
    /** Resolves when everything that is due was tried. */
    async go(): Promise<void> {
      if (!deliver) return;
      again = true;
      round ??= rounds().finally(() => {
        round = undefined;
        const next = Math.min(...waiting().map(({ nextAttemptAt }) => nextAttemptAt));
        if (deliver && Number.isFinite(next))
          timer.set(() => void deliveries.go(), Math.max(0, next - now()));
      });
      return round;
    },
    async stop(): Promise<void> {
      deliver = undefined;
      timer.clear();
      await round;
    },
  };
  return deliveries;
}
