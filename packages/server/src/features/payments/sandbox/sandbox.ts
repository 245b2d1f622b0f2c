import { randomBytes } from "node:crypto";
import type { Log, SnapshotStore } from "../../../ports";
import { agreementOf } from "../paymentEvent";
import type { CheckoutOrder } from "../provider";
import { createDeliveries, type Deliver, type Timer } from "./deliveries";
import * as life from "./sandboxLife";
import {
  emptyState,
  tidied,
  type SandboxSession,
  type SandboxState,
  type SandboxSubscription,
} from "./sandboxState";

const ROUND_MS = 15_000;

export interface SandboxOptions {
  secret: string;
  store: SnapshotStore<SandboxState>;
  log: Log;
  now?: () => number;
  /** One for deliveries, one for what is due by itself. */
  timers?: { deliveries: Timer; renewals: Timer };
}

/** A payment provider without money: everything else is as with the real one. */
export interface Sandbox {
  open(order: CheckoutOrder, urls: { successUrl: string; cancelUrl: string }): Promise<SandboxSession>;
  session(id: string): SandboxSession | undefined;
  /** Once; whoever pays again has paid already. */
  pay(id: string): Promise<void>;
  subscription(id: string): SandboxSubscription | undefined;
  byPage(page: string): SandboxSubscription | undefined;
  change(
    subscription: SandboxSubscription,
    step: (subscription: SandboxSubscription, now: number, name: life.Names) => life.Announcement[],
  ): Promise<void>;
  now(): Date;
  start(deliver: Deliver): Promise<void>;
  /** Resolves when everything that is due was tried. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

export function createSandbox(options: SandboxOptions): Sandbox {
  const { secret, store, log, now = Date.now, timers = realTimers() } = options;
  let state = emptyState();
  let saving = Promise.resolve();
  let count = 0;
  const name = (prefix: string) => `${prefix}_${randomBytes(18).toString("base64url")}`;
  const seconds = () => Math.floor(now() / 1000);

  const save = (): Promise<void> => {
    saving = saving
      .then(() => store.write(tidied(state)))
      .catch((error: unknown) => log.error({ err: error }, "the sandbox's state could not be kept"));
    return saving;
  };
  const deliveries = createDeliveries({
    secret,
    now,
    timer: timers.deliveries,
    log,
    waiting: () => state.deliveries,
    delivered(id) {
      state.deliveries = state.deliveries.filter((delivery) => delivery.id !== id);
      void save();
    },
    changed: () => void save(),
  });

  /** Kept before anything is sent: after a crash it is sent then. */
  async function announce(said: life.Announcement[]): Promise<void> {
    for (const { type, object } of said) {
      count += 1;
      // Grows with time, also over a restart: the real provider's events of one second have no order, ours do.
      const id = `evt_sandbox_${String(now()).padStart(14, "0")}_${String(count).padStart(6, "0")}`;
      const body = JSON.stringify({
        id,
        object: "event",
        created: seconds(),
        type,
        livemode: false,
        data: { object },
      });
      state.deliveries.push({ id, body, attempts: 0, nextAttemptAt: now() });
    }
    await save();
    void deliveries.go();
  }

  async function renew(): Promise<void> {
    for (const subscription of state.subscriptions) {
      const said = life.goOn(subscription, seconds(), name);
      if (said.length > 0) await announce(said);
    }
    timers.renewals.set(() => void renew(), ROUND_MS);
  }

  return {
    async open(order, urls) {
      const known = state.sessions.find(
        ({ key, state: is }) => key === order.idempotencyKey && is === "open",
      );
      if (known) return known;
      const session: SandboxSession = {
        id: randomBytes(24).toString("base64url"),
        state: "open",
        key: order.idempotencyKey,
        email: order.user.email,
        seller: order.seller,
        agreement: agreementOf(order),
        customer: order.customer,
        ...urls,
        createdAt: seconds(),
      };
      session.successUrl = session.successUrl.replace("{CHECKOUT_SESSION_ID}", session.id);
      // An older page of the same person is closed: nobody pays twice by two tabs.
      const others = ({ agreement, state: is }: SandboxSession) =>
        is === "open" && agreement.userId === order.user.id;
      state.sessions = [...state.sessions.filter((other) => !others(other)), session];
      await save();
      return session;
    },
    session: (id) => state.sessions.find((session) => session.id === id),
    async pay(id) {
      const session = state.sessions.find((one) => one.id === id);
      if (session?.state !== "open") return;
      session.state = "paid";
      const page = randomBytes(24).toString("base64url");
      const { subscription, said } = life.begin(session, page, seconds(), name);
      state.subscriptions.push(subscription);
      await announce(said);
    },
    subscription: (id) => state.subscriptions.find((subscription) => subscription.id === id),
    byPage: (page) => state.subscriptions.find((subscription) => subscription.page === page),
    async change(subscription, step) {
      await announce(step(subscription, seconds(), name));
    },
    now: () => new Date(now()),
    async start(deliver) {
      state = (await store.read().catch(() => undefined)) ?? emptyState();
      for (const delivery of state.deliveries)
        delivery.nextAttemptAt = Math.min(delivery.nextAttemptAt, now());
      deliveries.start(deliver);
      await renew();
    },
    settled: () => deliveries.go(),
    async close() {
      timers.renewals.clear();
      await deliveries.stop();
      await saving;
    },
  };
}

function realTimers() {
  const timer = (): Timer => {
    let running: NodeJS.Timeout | undefined;
    return {
      set(run, inMs) {
        clearTimeout(running);
        running = setTimeout(run, inMs).unref();
      },
      clear: () => clearTimeout(running),
    };
  };
  return { deliveries: timer(), renewals: timer() };
}
