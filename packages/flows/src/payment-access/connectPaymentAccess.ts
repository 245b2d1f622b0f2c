import { createActor, fromPromise } from "xstate";
import type { StorageEvents } from "../consent/consentStore";
import {
  paymentAccessMachine,
  type PaymentAccessActor,
  type SubscriptionAnswer,
} from "./paymentAccessMachine";
import { emailOfKey, type PaymentCache } from "./paymentCache";

export interface PaymentAccessPorts {
  /** Rejects when no answer came or one that cannot be read. */
  fetchSubscription: (signal: AbortSignal) => Promise<SubscriptionAnswer>;
  cache: PaymentCache;
  hasToken: () => boolean;
  /** What section 8 wants to be logged; a console. */
  log: Pick<Console, "warn">;
  /** What happens in other tabs; a window. */
  tabs: StorageEvents;
  now?: () => number;
}

export interface PaymentAccess {
  actor: PaymentAccessActor;
  /** Without an address everything is forgotten. A check within half an hour is not repeated, unless it is forced. */
  check: (email: string | null, options?: { force?: boolean }) => void;
}

/** The running machine with its effects; ends with its actor. For the composition root. */
export function startPaymentAccess({
  fetchSubscription,
  cache,
  hasToken,
  log,
  tabs,
  now = () => Date.now(),
}: PaymentAccessPorts): PaymentAccess {
  const machine = paymentAccessMachine.provide({
    actors: { fetchSubscription: fromPromise(({ signal }) => fetchSubscription(signal)) },
    actions: {
      storePayment: (_, { payment }) => cache.write(payment),
      warnRefused: (_, { answer }) => {
        if (answer.outcome === "refused") log.warn(`Payment check refused with status ${answer.status}`);
      },
      logMissingToken: () => log.warn("Cannot check payment status without Strapi token"),
    },
  });
  const actor = createActor(machine, { input: { restored: cache.restore(now()) } });

  const onStorage = ({ key }: { key: string | null }) => {
    const checked = actor.getSnapshot().context.lastCheckedEmail;
    // Without a key everything was removed at once.
    const email = key === null ? checked : emailOfKey(key);
    if (email !== null) actor.send({ type: "cache.change", email, payment: cache.read(email, now()) });
  };
  tabs.addEventListener("storage", onStorage);
  actor.subscribe({ complete: () => tabs.removeEventListener("storage", onStorage) });
  actor.start();

  return {
    actor,
    check: (email, { force = false } = {}) => {
      const at = now();
      const cached = email && !force ? cache.read(email, at) : null;
      actor.send({ type: "access.check", email, at, hasToken: hasToken(), cached });
    },
  };
}
