import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { openDatabase } from "../database";
import { createNewsletter } from "./newsletter";
import { newsletterTokens } from "./tokens";

const DAY = 24 * 3_600_000;
const secret = "rundbrief";
const origin = "https://wandern.gratweg.example";
const folder = mkdtempSync(join(tmpdir(), "gratweg-newsletter-"));
const file = join(folder, "cms.sqlite");
new Sqlite(file)
  .exec(
    `CREATE TABLE newsletter_subscribers (id INTEGER PRIMARY KEY, document_id, email, state, token_hash, token_seed,
       unsubscribe_hash, mail_times, text_version, requested_at, confirmed_at, unsubscribed_at, site, created_at, updated_at,
       published_at);
     CREATE UNIQUE INDEX newsletter_subscribers_email_unique ON newsletter_subscribers (LOWER(email));
     CREATE TABLE outbox_mails (id INTEGER PRIMARY KEY, document_id, message_id, kind, "to", booking_number, data, state, attempts,
       next_attempt_at, created_at, updated_at, published_at, mailbox)`,
  )
  .close();
const database = openDatabase({ file });
let now = new Date("2027-01-10T09:00:00Z");
const newsletter = createNewsletter({ database, secret, mailFrom: "post@gratweg.example", now: () => now });
const tokens = newsletterTokens(secret);

afterAll(async () => {
  await database.destroy();
  rmSync(folder, { recursive: true });
});

const pass = (days: number) => (now = new Date(now.getTime() + days * DAY));
const subscribe = (email: string) =>
  newsletter.subscribe({ email, site: "hiking", textVersion: "2026-1", origin });
const rowsOf = (email: string) =>
  database("newsletter_subscribers")
    .where({ email })
    .select<{ document_id: string; token_seed: string; state: string }[]>();
async function linksOf(email: string) {
  const [row] = await rowsOf(email);
  if (!row) throw new Error(`nobody has signed up as ${email}`);
  return {
    confirm: { token: tokens.confirm(row.document_id, row.token_seed), origin },
    unsubscribe: { token: tokens.unsubscribe(row.document_id), origin },
  };
}

it("signs up, confirms within seven days, leaves by the same link for ever; mails follow", async () => {
  await subscribe("Ännè.Ott@Post.example");
  const email = "ännè.ott@post.example";
  const first = await linksOf(email);
  pass(7.1);
  expect(await newsletter.confirm(first.confirm)).toBe("expired");
  await subscribe(email);
  expect(await newsletter.confirm(first.confirm)).toBe("unknown");
  const { confirm, unsubscribe } = await linksOf(email);
  expect([await newsletter.confirm(confirm), await newsletter.confirm(confirm)]).toEqual([
    "confirmed",
    "confirmed",
  ]);
  pass(2);
  for (let time = 0; time < 3; time += 1) await subscribe(email.toUpperCase());
  pass(2000);
  for (let time = 0; time < 2; time += 1)
    expect(await newsletter.unsubscribe(unsubscribe)).toBe("unsubscribed");
  expect(await newsletter.confirm(confirm)).toBe("unsubscribed");
  await subscribe(email);
  expect(await newsletter.confirm((await linksOf(email)).confirm)).toBe("confirmed");
  expect(await newsletter.unsubscribe(first.unsubscribe)).toBe("unsubscribed");
  expect((await rowsOf(email)).map(({ state }) => state)).toEqual(["unsubscribed"]);
  expect(await database("outbox_mails").where({ to: email }).orderBy("id").pluck("kind")).toEqual([
    "newsletter-confirmation",
    "newsletter-confirmation",
    "newsletter-welcome",
    "newsletter-already",
    "newsletter-confirmation",
    "newsletter-welcome",
  ]);
});

it("forgets after thirty days whom nobody has confirmed; readers and those who left stay", async () => {
  await subscribe("forgotten@post.example");
  await subscribe("reader@post.example");
  await newsletter.confirm((await linksOf("reader@post.example")).confirm);
  pass(1);
  await subscribe("waiting@post.example");
  pass(29.5);
  expect(await newsletter.forget()).toBe(1);
  expect(await database("newsletter_subscribers").orderBy("id").pluck("email")).toEqual([
    "ännè.ott@post.example",
    "reader@post.example",
    "waiting@post.example",
  ]);
});
