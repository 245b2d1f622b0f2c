import { setTimeout as pause } from "node:timers/promises";
import { retryDelay } from "./backoff";
import type { Post } from "./deliver";
import { renderFailure, smtpFailure, type Failure } from "./failure";
import type { ClaimedMail, OutboxStore, Settlement } from "./store";
import type { RenderedMail } from "../mails/document";

export interface Clock {
  now(): Date;
  /** Ends early, without an error, when the signal says so. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

export const systemClock: Clock = {
  now: () => new Date(),
  sleep: (ms, signal) => pause(ms, undefined, { signal }).catch(() => undefined),
};

/** Never names, addresses, notes or a server's answers, which often repeat the address. */
export interface LogEntry {
  event: string;
  mail?: number;
  booking?: number | null;
  kind?: string;
  attempt?: number;
  code?: string;
  ms?: number;
  retryInMs?: number;
  count?: number;
}

export type Log = (level: "info" | "warn" | "error", entry: LogEntry) => void;

export interface WorkerOptions {
  concurrency: number;
  retryBaseMs: number;
  pollMs: number;
  /** From the first attempt on. */
  giveUpMs: number;
  /** A mail that is not settled by then goes to any worker; longer than `sendMs`. */
  leaseMs: number;
  /** One attempt, from the first byte to the last. */
  sendMs: number;
}

export interface WorkerParts {
  store: OutboxStore;
  post: Post;
  /** Reads the booking and writes the mail; throws when there is nothing to write. */
  render: (mail: ClaimedMail) => Promise<RenderedMail>;
  /** Looks up to whom the mail goes; throws `NoAddressee` when it is nobody's. */
  addressee: (mail: ClaimedMail) => Promise<string>;
  clock: Clock;
  random: () => number;
  log: Log;
}

export interface OutboxWorker {
  /** Ends after `stop`, when everything in flight is settled. */
  run(): Promise<void>;
  /** Claims nothing more. With `abandon`, attempts in flight are broken off and tried again later. */
  stop(options?: { abandon?: boolean }): void;
}

export function createWorker(parts: WorkerParts, options: WorkerOptions): OutboxWorker {
  const { store, clock, log } = parts;
  const inFlight = new Set<Promise<void>>();
  const attempts = new Set<AbortController>();
  let nap = new AbortController();
  let stopped = false;
  let abandoned = false;
  let waitingFor = "";

  async function claim(): Promise<ClaimedMail[]> {
    const now = clock.now();
    try {
      const mails = await store.claim({
        limit: options.concurrency - inFlight.size,
        now,
        leasedUntil: later(now, options.leaseMs),
        giveUpAt: later(now, options.giveUpMs),
      });
      if (waitingFor !== "") log("info", { event: "database.ready" });
      waitingFor = "";
      return mails;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      // Said once for each reason: a worker that starts first waits for minutes.
      if (reason !== waitingFor) log("warn", { event: "database.waiting", code: reason });
      waitingFor = reason;
      return [];
    }
  }

  async function handle(mail: ClaimedMail): Promise<void> {
    const settlement = await attempt(mail);
    await settleSurely(parts, mail, settlement, options.leaseMs - options.sendMs);
  }

  async function attempt(mail: ClaimedMail): Promise<Settlement> {
    const about = { mail: mail.id, booking: mail.bookingNumber, kind: mail.kind, attempt: mail.attempt };
    const began = clock.now().getTime();
    let rendered: RenderedMail;
    let to: string;
    try {
      to = await parts.addressee(mail);
      rendered = await parts.render(mail);
    } catch (error) {
      return failed(mail, renderFailure(error));
    }
    try {
      await send(mail.messageId, to, rendered);
    } catch (error) {
      return failed(mail, smtpFailure(error), rendered.subject);
    }
    log("info", { event: "mail.sent", ...about, ms: clock.now().getTime() - began });
    return { state: "sent", subject: rendered.subject };
  }

  async function send(messageId: string, to: string, mail: RenderedMail): Promise<void> {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), options.sendMs);
    attempts.add(limit);
    if (abandoned) limit.abort();
    try {
      await parts.post.send({ messageId, to, mail }, limit.signal);
    } finally {
      clearTimeout(timer);
      attempts.delete(limit);
    }
  }

  function failed(mail: ClaimedMail, failure: Failure, subject?: string): Settlement {
    const about = { mail: mail.id, booking: mail.bookingNumber, kind: mail.kind, attempt: mail.attempt };
    const wait = retryDelay(mail.attempt, failure.hindrance, options.retryBaseMs, parts.random);
    const nextAttemptAt = later(clock.now(), wait);
    const error = `${failure.code}: ${failure.message}`;
    const known = subject === undefined ? {} : { subject };
    if (failure.permanent || nextAttemptAt > mail.giveUpAt) {
      log("error", { event: "mail.failed", ...about, code: failure.code });
      return { state: "failed", error, ...known };
    }
    log("warn", { event: "mail.retry", ...about, code: failure.code, retryInMs: wait });
    return { state: "pending", error, nextAttemptAt, ...known };
  }

  return {
    async run() {
      while (!stopped) {
        for (const mail of await claim()) {
          const work: Promise<void> = handle(mail).finally(() => inFlight.delete(work));
          inFlight.add(work);
        }
        if (stopped) break;
        nap = new AbortController();
        const waits: Promise<void>[] = [...inFlight];
        if (inFlight.size < options.concurrency) waits.push(clock.sleep(options.pollMs, nap.signal));
        await Promise.race(waits);
        nap.abort();
      }
      await Promise.all(inFlight);
    },
    stop({ abandon = false } = {}) {
      stopped = true;
      nap.abort();
      abandoned ||= abandon;
      if (abandoned) for (const limit of attempts) limit.abort();
    },
  };
}

function later(moment: Date, ms: number): Date {
  return new Date(moment.getTime() + ms);
}

const FIRST_PAUSE_MS = 200;

/**
 * A mail that was sent and is not settled would be sent again. While the lease lasts, a database that is away is asked again; after
 * that the row goes back to everybody by itself, under the same Message-ID.
 */
async function settleSurely(
  { store, clock, log }: Pick<WorkerParts, "store" | "clock" | "log">,
  mail: ClaimedMail,
  settlement: Settlement,
  limitMs: number,
): Promise<void> {
  const about = { mail: mail.id, booking: mail.bookingNumber, kind: mail.kind, attempt: mail.attempt };
  const never = new AbortController().signal;
  const limit = clock.now().getTime() + limitMs;
  for (let pause = FIRST_PAUSE_MS; ; pause *= 2) {
    try {
      const held = await store.settle(mail, settlement, clock.now());
      if (!held) log("warn", { event: "lease.lost", ...about });
      return;
    } catch {
      if (clock.now().getTime() + pause > limit) {
        log("error", { event: "settle.failed", ...about });
        return;
      }
      await clock.sleep(pause, never);
    }
  }
}
