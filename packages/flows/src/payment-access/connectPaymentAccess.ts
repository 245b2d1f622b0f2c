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
  /** Of whoever is stored as signed in: nobody else's entry is read. */
  email: () => string | null;
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
  email,
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
  const actor = createActor(machine, { input: { restored: cache.restore(email(), now()) } });

  const onStorage = ({ key }: { key: string | null }) => {
    const { asked, lastCheckedEmail } = actor.getSnapshot().context;
    const here = asked?.email ?? lastCheckedEmail ?? email();
    // While nobody is known none is read. Without a key everything was removed at once.
    if (here === null || (key !== null && emailOfKey(key) !== here)) return;
    actor.send({ type: "cache.change", email: here, payment: cache.read(here, now()) });
  };
  tabs.addEventListener("storage", onStorage);
  actor.subscribe({ complete: () => tabs.removeEventListener("storage", onStorage) });
  actor.start();

  return {
    actor,
    check: (whose, { force = false } = {}) => {
      const at = now();
      const cached = whose && !force ? cache.read(whose, at) : null;
      actor.send({ type: "access.check", email: whose, at, hasToken: hasToken(), cached });
    },
  };
}
