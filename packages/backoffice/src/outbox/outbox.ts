import type { Knex } from "knex";
import { bookingTokens } from "../bookings/tokens";
import { farewellRenderer } from "../mails/account-deleted";
import { mailRenderer } from "../mails/render";
import { accountRenderer } from "../mails/render-account";
import { declarationRenderer } from "../mails/render-declaration";
import { membershipRenderer } from "../mails/render-membership";
import { newsletterRenderer } from "../mails/render-newsletter";
import { newsletterTokens } from "../newsletter/tokens";
import { accountTokens } from "../sign-in/tokens";
import { addresseeOf } from "./addressee";
import { smtpPost } from "./deliver";
import { createOutboxStore } from "./outbox-store";
import type { OutboxSettings } from "./settings";
import { createWorker, systemClock, type Log } from "./worker";

export interface Outbox {
  /** Sends what waits until `close`; what is in flight then has a few seconds. */
  start(): void;
  close(): Promise<void>;
}

/** How long closing waits for what is in flight. */
const GRACE_MS = 5000;

/** The loop that sends mails. Any number of processes may run it over one database. */
export function openOutbox(database: Knex, settings: OutboxSettings, log: Log): Outbox {
  const { from, siteUrl, origins, accountSecret, newsletterSecret, worker: options } = settings;
  const store = createOutboxStore(database);
  const { findBooking, findFormSheet, findSubscriber, findSender } = store;
  const post = smtpPost({
    smtpUrl: settings.smtpUrl,
    from,
    connections: options.concurrency,
    silenceMs: Math.min(20_000, options.sendMs),
  });
  const render = mailRenderer({
    siteUrl,
    origins,
    bookingTokens: accountSecret === null ? null : bookingTokens(accountSecret),
    findBooking,
    findFormSheet,
    declaration: declarationRenderer({ findSender, from }),
    farewell: farewellRenderer({ findSender, from }),
    membership: membershipRenderer({ findSender, from }),
    account: accountRenderer({
      tokens: accountSecret === null ? null : accountTokens(accountSecret),
      findSender,
      from,
    }),
    newsletter: newsletterRenderer({
      siteUrl,
      tokens: newsletterSecret === null ? null : newsletterTokens(newsletterSecret),
      findSubscriber,
      findSender,
      from,
    }),
  });
  const addressee = addresseeOf({ store, secret: accountSecret });
  const parts = { store, post, render, addressee, clock: systemClock, random: Math.random, log };
  const worker = createWorker(parts, options);
  let running: Promise<void> | undefined;
  return {
    start() {
      running ??= worker.run();
    },
    async close() {
      worker.stop();
      const abandon = setTimeout(() => worker.stop({ abandon: true }), GRACE_MS);
      await running;
      clearTimeout(abandon);
      post.close();
    },
  };
}
