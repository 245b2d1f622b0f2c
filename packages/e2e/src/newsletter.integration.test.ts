import { readMail, startMailServer, type MailServer } from "./support/mail-server";
import { startMailWorker, type MailWorker } from "./support/mail-worker";
import { NEWSLETTER_ENVIRONMENT, newsletterOf, tokenIn } from "./support/newsletter";
import { removeData, startStrapi, type RunningStrapi } from "./support/strapi";
import { until } from "./support/until";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

let dataFolder: string;
let strapi: RunningStrapi;
let mails: MailServer;
let worker: MailWorker;
let newsletter: ReturnType<typeof newsletterOf>;
let people = 0;
const somebody = () => `leserin-${(people += 1)}@post.example`;

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), "gratweg-newsletter-"));
  strapi = await startStrapi({ dataFolder, env: NEWSLETTER_ENVIRONMENT });
  newsletter = newsletterOf({ dataFolder });
  mails = await startMailServer();
  worker = startMailWorker({ dataFolder, smtpPort: mails.port, env: NEWSLETTER_ENVIRONMENT });
});
afterAll(async () => {
  await newsletter?.close();
  await worker?.stop();
  await mails?.stop();
  await strapi?.stop();
  await removeData(dataFolder);
});

/** The so-manieth mail to an address, once it is there. */
async function mailTo(email: string, index = 0) {
  const received = await until(
    () => mails.received.filter(({ to }) => to === email),
    (list) => list.length > index,
  );
  const mail = received[index];
  if (!mail) throw new Error("no mail");
  const { subject = "", text = "", html = "", headers } = await readMail(mail);
  const header = (name: string) => headers.find(({ key }) => key === name)?.value;
  return { subject, text, html, header };
}

it("double opt-in: a pending row with time, words and site; the mail's link confirms; one click ends it, any number of times [6.7]", async () => {
  const email = somebody();
  const before = Date.now();
  await newsletter.subscribe(email);
  const [pending, ...more] = await newsletter.rows(email);
  expect(pending).toMatchObject({
    email,
    state: "pending",
    textVersion: "2026-1",
    site: "hiking",
    confirmedAt: null,
    unsubscribedAt: null,
  });
  expect(more).toEqual([]);
  expect(pending?.requestedAt.getTime()).toBeGreaterThanOrEqual(before);

  const asked = await mailTo(email);
  expect(asked.subject).toBe("Bitte bestätigen Sie Ihre Anmeldung zum Newsletter");
  expect(asked.text).toContain("http://wandern.example:8000/api/newsletter/confirm?token=");
  const confirmToken = tokenIn(asked.text, "confirm");
  expect(tokenIn(asked.html, "confirm")).toBe(confirmToken);

  expect(await newsletter.confirm(confirmToken)).toBe("confirmed");
  const welcome = await mailTo(email, 1);
  expect(welcome.subject).toBe("Ihre Anmeldung zum Newsletter ist bestätigt");
  expect(await newsletter.confirm(confirmToken)).toBe("confirmed");
  const [confirmed] = await newsletter.rows(email);
  expect([confirmed?.state, confirmed?.confirmedAt instanceof Date]).toEqual(["confirmed", true]);

  const unsubscribeToken = tokenIn(welcome.text, "unsubscribe");
  for (const mail of [asked, welcome]) {
    expect(mail.header("list-unsubscribe")).toMatch(
      /^<http:\/\/wandern\.example:8000\/api\/newsletter\/unsubscribe\?token=[\w-]{43}>, <mailto:[^>]+>$/,
    );
    expect(tokenIn(mail.header("list-unsubscribe") ?? "", "unsubscribe")).toBe(unsubscribeToken);
    expect(mail.header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  }

  const everything = (await newsletter.everything()) + strapi.log() + JSON.stringify(worker.log);
  expect(everything).not.toContain(confirmToken);
  expect(everything).not.toContain(unsubscribeToken);

  expect(await newsletter.unsubscribe(unsubscribeToken)).toBe("unsubscribed");
  const [left] = await newsletter.rows(email);
  expect(await newsletter.unsubscribe(unsubscribeToken)).toBe("unsubscribed");
  expect(await newsletter.rows(email)).toEqual([{ ...left, state: "unsubscribed" }]);
  expect(await newsletter.confirm(confirmToken)).toBe("unsubscribed");
  expect((await newsletter.rows(email))[0]?.state).toBe("unsubscribed");
});

it("forty at once for one address, in any case: one row and one mail; twenty presses: one welcome", async () => {
  const email = somebody();
  const spellings = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? email : email.toUpperCase()));
  await Promise.all(spellings.map((address) => newsletter.subscribe(address)));
  expect(await newsletter.rows(email)).toHaveLength(1);
  const token = tokenIn((await mailTo(email)).text, "confirm");
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => newsletter.confirm(token)));
  expect(new Set(outcomes)).toEqual(new Set(["confirmed"]));
  expect((await newsletter.mailsTo(email)).map(({ kind }) => kind)).toEqual([
    "newsletter-confirmation",
    "newsletter-welcome",
  ]);
});

it("no address and no token stands in a log", async () => {
  // The mail server has a mail before its sender has said so.
  await until(
    () => worker.log.filter(({ event }) => event === "mail.sent").length,
    (sent) => sent > 2,
  );
  const logs = strapi.log() + JSON.stringify(worker.log);
  expect(logs).not.toMatch(/leserin-|post\.example|token=/i);
});
