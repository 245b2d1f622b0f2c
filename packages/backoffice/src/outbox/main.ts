import { addresseeOf } from "./addressee";
import { systemClock } from "./clock";
import { smtpPost } from "./deliver";
import { jsonLog } from "./log";
import { PostgresOutboxStore } from "./postgres-store";
import { outboxSettings } from "./settings";
import { SqliteOutboxStore } from "./sqlite-store";
import { createWorker } from "./worker";
import { connectionOf } from "../environment";
import { accountTokens } from "../sign-in/tokens";
import { bookingTokens } from "../bookings/tokens";
import { newsletterTokens } from "../newsletter/tokens";
import { farewellRenderer } from "../mails/account-deleted";
import { mailRenderer } from "../mails/render";
import { accountRenderer } from "../mails/render-account";
import { declarationRenderer } from "../mails/render-declaration";
import { membershipRenderer } from "../mails/render-membership";
import { newsletterRenderer } from "../mails/render-newsletter";

/** `node dist/src/outbox/main.js`: sends what waits in the outbox until it is told to end. */
async function main(): Promise<void> {
  process.umask(0o077);
  const settings = outboxSettings();
  const { database, worker: options } = settings;
  const store =
    "file" in database
      ? new SqliteOutboxStore(database.file)
      : new PostgresOutboxStore(connectionOf(database));
  const post = smtpPost({
    smtpUrl: settings.smtpUrl,
    from: settings.from,
    connections: options.concurrency,
    silenceMs: Math.min(20_000, options.sendMs),
  });
  const addressee = addresseeOf({
    store,
    secret: settings.accountSecret,
  });
  const render = mailRenderer({
    siteUrl: settings.siteUrl,
    origins: settings.origins,
    bookingTokens: settings.accountSecret === null ? null : bookingTokens(settings.accountSecret),
    findBooking: (number) => store.findBooking(number),
    findFormSheet: (version) => store.findFormSheet(version),
    declaration: declarationRenderer({ findSender: () => store.findSender(), from: settings.from }),
    farewell: farewellRenderer({ findSender: () => store.findSender(), from: settings.from }),
    membership: membershipRenderer({ findSender: () => store.findSender(), from: settings.from }),
    account: accountRenderer({
      tokens: settings.accountSecret === null ? null : accountTokens(settings.accountSecret),
      findSender: () => store.findSender(),
      from: settings.from,
    }),
    newsletter: newsletterRenderer({
      siteUrl: settings.siteUrl,
      tokens: settings.newsletterSecret === null ? null : newsletterTokens(settings.newsletterSecret),
      findSubscriber: (documentId) => store.findSubscriber(documentId),
      findSender: () => store.findSender(),
      from: settings.from,
    }),
  });
  const worker = createWorker(
    { store, post, render, addressee, clock: systemClock, random: Math.random, log: jsonLog },
    options,
  );
  const end = () => {
    worker.stop();
    setTimeout(() => worker.stop({ abandon: true }), settings.graceMs).unref();
  };
  process.once("SIGTERM", end);
  process.once("SIGINT", end);
  jsonLog("info", { event: "worker.started" });
  await worker.run();
  post.close();
  await store.close();
  jsonLog("info", { event: "worker.ended" });
}

main().catch((error: unknown) => {
  jsonLog("error", { event: "worker.died", code: error instanceof Error ? error.message : String(error) });
  process.exitCode = 1;
});
