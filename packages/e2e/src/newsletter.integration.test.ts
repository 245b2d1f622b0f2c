import { readMail, startMailServer, type MailServer } from "./support/mail-server";
import { startMailWorker, type MailWorker } from "./support/mail-worker";
import { NEWSLETTER_ENVIRONMENT, newsletterOf, tokenIn } from "./support/newsletter";
import { removeData, startStrapi, type RunningStrapi } from "./support/strapi";
import { until } from "./support/until";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const DAY = 24 * 60 * 60 * 1000;
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
  newsletter = newsletterOf(strapi);
  mails = await startMailServer();
  worker = startMailWorker({ dataFolder, smtpPort: mails.port, env: NEWSLETTER_ENVIRONMENT });
});
afterAll(async () => {
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

async function confirmedReader(): Promise<{ email: string; confirmToken: string }> {
  const email = somebody();
  await newsletter.subscribe(email);
  const confirmToken = tokenIn((await mailTo(email)).text, "confirm");
  expect(await newsletter.confirm(confirmToken)).toBe("confirmed");
  // The worker sends several at a time: a later mail may overtake the welcome.
  await mailTo(email, 1);
  return { email, confirmToken };
}

it("double opt-in: a pending row with time, words and site; the mail's link confirms; one click ends it, any number of times [6.7]", async () => {
  const email = somebody();
  const before = Date.now();
  expect(await newsletter.subscribe(email)).toEqual({ status: 200, text: '{"outcome":"accepted"}' });
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

it("says the same for an address that is new, waiting, confirmed or signed off [7.21]", async () => {
  const { email, confirmToken } = await confirmedReader();
  const waiting = somebody();
  await newsletter.subscribe(waiting);
  const left = await confirmedReader();
  await newsletter.unsubscribe(tokenIn((await mailTo(left.email, 1)).text, "unsubscribe"));
  const answers = new Set<string>();
  for (const address of [somebody(), waiting, email, left.email, email.toUpperCase()])
    answers.add(JSON.stringify(await newsletter.subscribe(address)));
  expect([...answers]).toEqual(['{"status":200,"text":"{\\"outcome\\":\\"accepted\\"}"}']);
  expect((await newsletter.rows(email)).map(({ state }) => state)).toEqual(["confirmed"]);
  expect(await newsletter.confirm(confirmToken)).toBe("confirmed");
});

it("whoever is asked again within ten minutes gets no second mail; later the first link still holds", async () => {
  const email = somebody();
  for (let time = 0; time < 3; time += 1) await newsletter.subscribe(email);
  expect((await newsletter.mailsTo(email)).map(({ kind }) => kind)).toEqual(["newsletter-confirmation"]);
  const first = tokenIn((await mailTo(email)).text, "confirm");
  await newsletter.age(email, DAY);
  await newsletter.subscribe(email);
  expect(tokenIn((await mailTo(email, 1)).text, "confirm")).toBe(first);
  expect(await newsletter.confirm(first)).toBe("confirmed");
});

it("who reads it already is told so, once a day", async () => {
  const { email } = await confirmedReader();
  await newsletter.age(email, 2 * DAY);
  for (let time = 0; time < 3; time += 1) await newsletter.subscribe(email);
  expect((await newsletter.mailsTo(email)).map(({ kind }) => kind)).toEqual([
    "newsletter-confirmation",
    "newsletter-welcome",
    "newsletter-already",
  ]);
  expect((await mailTo(email, 2)).subject).toBe("Sie bekommen unseren Newsletter schon");
});

it("a confirmation link ends after seven days; whoever asks again gets another", async () => {
  const email = somebody();
  await newsletter.subscribe(email);
  const first = tokenIn((await mailTo(email)).text, "confirm");
  await newsletter.age(email, 7 * DAY + 1000);
  expect(await newsletter.confirm(first)).toBe("expired");
  expect((await newsletter.rows(email))[0]?.state).toBe("pending");
  await newsletter.subscribe(email);
  const second = tokenIn((await mailTo(email, 1)).text, "confirm");
  expect([await newsletter.confirm(first), await newsletter.confirm(second)]).toEqual([
    "unknown",
    "confirmed",
  ]);
});

it("an unsubscribing link works for ever: also after leaving, coming back, and years", async () => {
  const { email } = await confirmedReader();
  const link = tokenIn((await mailTo(email, 1)).text, "unsubscribe");
  await newsletter.unsubscribe(link);
  await newsletter.subscribe(email);
  const again = await mailTo(email, 2);
  expect(await newsletter.confirm(tokenIn(again.text, "confirm"))).toBe("confirmed");
  await newsletter.age(email, 2000 * DAY);
  expect(await newsletter.unsubscribe(link)).toBe("unsubscribed");
  expect((await newsletter.rows(email))[0]?.state).toBe("unsubscribed");
});

it("forty at once for one address, in any case: one row and one mail; twenty presses: one welcome", async () => {
  const email = somebody();
  const spellings = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? email : email.toUpperCase()));
  const answers = await Promise.all(spellings.map((address) => newsletter.subscribe(address)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await newsletter.rows(email)).toHaveLength(1);
  const token = tokenIn((await mailTo(email)).text, "confirm");
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => newsletter.confirm(token)));
  expect(new Set(outcomes)).toEqual(new Set(["confirmed"]));
  expect((await newsletter.mailsTo(email)).map(({ kind }) => kind)).toEqual([
    "newsletter-confirmation",
    "newsletter-welcome",
  ]);
});

it("is for the server alone, and takes nothing that is no sign-up", async () => {
  const email = somebody();
  const body = { email, site: "hiking", textVersion: "2026-1", origin: "http://localhost" };
  expect((await newsletter.post("subscribe", body, "falsch")).status).toBe(401);
  expect((await newsletter.post("subscribe", { ...body, email: "a@b.example,c@d.example" })).status).toBe(
    400,
  );
  expect((await newsletter.post("confirm", { token: "' OR 1=1", origin: "http://localhost" })).status).toBe(
    400,
  );
  expect(await newsletter.confirm("a".repeat(43))).toBe("unknown");
  expect(await newsletter.unsubscribe("a".repeat(43))).toBe("unknown");
  expect(await newsletter.rows(email)).toEqual([]);
  const open = await fetch(`${strapi.url}/api/newsletter-subscribers`);
  expect(open.status).toBe(403);
});

it("no address and no token stands in a log", () => {
  const logs = strapi.log() + JSON.stringify(worker.log);
  expect(worker.log.filter(({ event }) => event === "mail.sent").length).toBeGreaterThan(10);
  expect(logs).not.toMatch(/leserin-|post\.example|token=/i);
});

it("forgets at a start whom nobody ever confirmed, after thirty days; readers and those who left stay", async () => {
  const [forgotten, waiting] = [somebody(), somebody()];
  const { email } = await confirmedReader();
  for (const address of [forgotten, waiting]) await newsletter.subscribe(address);
  await newsletter.age(forgotten, 30 * DAY + 1000);
  await newsletter.age(waiting, 29 * DAY);
  await newsletter.age(email, 2000 * DAY);
  await strapi.stop();
  strapi = await startStrapi({ dataFolder, env: NEWSLETTER_ENVIRONMENT });
  newsletter = newsletterOf(strapi);
  const states = [];
  for (const address of [forgotten, waiting, email])
    states.push((await newsletter.rows(address)).map(({ state }) => state));
  expect(states).toEqual([[], ["pending"], ["confirmed"]]);
});
