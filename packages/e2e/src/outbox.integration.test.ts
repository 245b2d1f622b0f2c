import type { BookingTerms } from "@gratweg/contracts";
import { book, commandFor, departuresToUse, eachOf, termsOf, type Wish } from "./support/booking";
import { signInAsEditor } from "./support/cms-admin";
import { databaseUrl, queryCms } from "./support/cms-database";
import { readMail, startMailServer, type MailServer, type MailServerOptions } from "./support/mail-server";
import { startMailWorker, type MailWorker } from "./support/mail-worker";
import { startStrapi, type RunningStrapi } from "./support/strapi";
import { until } from "./support/until";

interface Row {
  id: number;
  documentId: string;
  messageId: string;
  to: string;
  kind: string;
  subject: string | null;
  state: string;
  attempts: number;
  lastError: string | null;
  sentAt: unknown;
}

const OPERATOR = "booking-notice";
let strapi: RunningStrapi;
let terms: BookingTerms;
const running: { stop(): Promise<unknown> }[] = [];

beforeAll(async () => {
  strapi = await startStrapi();
  const departure = await (await departuresToUse(strapi.dataFolder))(10_000);
  ({ terms } = await termsOf(strapi, departure.tour, departure.number));
});
afterAll(() => strapi?.stop());
afterEach(async () => {
  for (const part of running.splice(0).reverse()) await part.stop();
  // What one test leaves behind is no business of the next.
  await queryCms(strapi.dataFolder, "DELETE FROM outbox_mails WHERE id > ?", 0);
});

async function mailServer(options?: MailServerOptions): Promise<MailServer> {
  const server = await startMailServer(options);
  running.push(server);
  return server;
}

function worker(server: { port: number }, env?: Record<string, string>): MailWorker {
  const started = startMailWorker({
    dataFolder: strapi.dataFolder,
    smtpPort: server.port,
    ...(env ? { env } : {}),
  });
  running.push(started);
  return started;
}

/** Books so many times, each with two mails. */
async function bookings(count: number, wish: Wish = {}): Promise<number[]> {
  const replies = await eachOf(Array.from({ length: count }), 20, () =>
    book(strapi, commandFor(terms, wish)),
  );
  return replies.map(({ body }) => {
    if (!body.booking) throw new Error(`not booked: ${body.outcome}`);
    return body.booking.number;
  });
}

function rows(): Promise<Row[]> {
  return queryCms<Row>(
    strapi.dataFolder,
    `SELECT id, document_id AS "documentId", message_id AS "messageId", "to", kind, subject, state, attempts,
       last_error AS "lastError", sent_at AS "sentAt" FROM outbox_mails ORDER BY id`,
  );
}

/** What a dead worker has held is free again so soon. */
const SHORT_LEASE = { GRATWEG_OUTBOX_SEND_MS: "800", GRATWEG_OUTBOX_LEASE_MS: "1600" };
const settled = () => until(rows, (all) => all.every(({ state }) => state !== "pending"));
const sorted = (values: readonly string[]) => [...values].sort();
const ids = (mails: readonly { messageId: string }[]) => sorted(mails.map(({ messageId }) => messageId));
const once = (values: readonly string[]) => sorted([...new Set(values)]);

it("sends a booking's mails, with the booking's own words, and says in the database that they are sent", async () => {
  const server = await mailServer();
  const sender = worker(server);
  const [number = 0] = await bookings(1, {
    travellers: 2,
    singleRooms: 1,
    insurance: true,
    email: "jö@reise.example",
  });
  const [confirmation, notice] = await settled();
  expect([confirmation?.state, confirmation?.attempts, confirmation?.lastError]).toEqual(["sent", 1, null]);

  const mail = server.received.find(({ messageId }) => messageId === confirmation?.messageId);
  if (!mail) throw new Error("no confirmation");
  const { subject, text = "", html = "", attachments, replyTo } = await readMail(mail);
  expect(subject).toBe(confirmation?.subject);
  expect(subject).toMatch(new RegExp(`^Ihre Buchung ${number}: ${terms.trip.title}, `));
  expect(replyTo?.[0]?.address).toBe(terms.mediator.email);
  for (const part of [
    String(number),
    terms.trip.title,
    "Jördis A Æbelø-Weiß",
    terms.organiser.name,
    terms.organiser.phone,
    terms.mediator.city,
    terms.organiser.insolvencyInsurer,
    terms.formSheet.title,
    ...terms.formSheet.sections.map(({ title }) => title),
  ]) {
    expect(text.replace(/\s+/g, " ")).toContain(part);
    expect(html).toContain(part.replaceAll("&", "&amp;"));
  }
  expect(attachments.map(({ filename }) => filename)).toContain(`reise-${number}.ics`);

  const toOperator = server.received.find(({ messageId }) => messageId === notice?.messageId);
  expect([toOperator?.to, notice?.kind]).toEqual([terms.organiser.email, OPERATOR]);
  expect((toOperator && (await readMail(toOperator)).text) ?? "").toContain("geboren am 14. Mai 1987");
  expect(await sender.stop()).toBe(0);
  expect(JSON.stringify(sender.log)).not.toMatch(/reise\.example|Æbelø/);
});

it("writes moments as Strapi does: editors read when a mail was sent", async () => {
  const server = await mailServer();
  worker(server);
  const began = Date.now();
  await bookings(1);
  const [first] = await settled();
  if (databaseUrl(strapi.dataFolder) === "") expect(typeof first?.sentAt).toBe("number");
  const editor = await signInAsEditor(strapi);
  const path = `/content-manager/collection-types/api::outbox-mail.outbox-mail/${first?.documentId}`;
  const { body } = await editor.call<{ data: { sentAt: string; leasedUntil: string | null } }>("GET", path);
  expect(Date.parse(body.data.sentAt)).toBeGreaterThanOrEqual(began);
  expect(Date.parse(body.data.sentAt)).toBeLessThanOrEqual(Date.now());
  expect(body.data.leasedUntil).toBeNull();
});

it("tries again after 451, gives up at once after 550, and sends again when an editor says so", async () => {
  let known = false;
  const server = await mailServer({
    data: (to, attempt) => (to.startsWith("spaeter") && attempt <= 3 ? 451 : "take"),
    recipient: (to) => (to.startsWith("falsch") && !known ? 550 : "take"),
  });
  const sender = worker(server);
  await bookings(1, { email: "spaeter@reise.example" });
  await bookings(1, { email: "falsch@reise.example" });
  const all = await settled();
  expect(all.find(({ to }) => to.startsWith("spaeter"))).toMatchObject({ state: "sent", attempts: 4 });
  const failed = all.find(({ to }) => to.startsWith("falsch"));
  expect(failed).toMatchObject({ state: "failed", attempts: 1 });
  expect(failed?.lastError).toMatch(/^RCPT TO 550: .*No such person here/);
  expect(sender.log.filter(({ event }) => event === "mail.failed")).toHaveLength(1);

  known = true;
  const editor = await signInAsEditor(strapi);
  expect((await editor.call("POST", `/gratweg/outbox/${failed?.documentId}/resend`, {})).status).toBe(200);
  await until(rows, (now) => now.every(({ state }) => state === "sent"));
  // The editor hears of the sign-in beside it.
  const ofBookings = server.received.filter(({ messageId }) => !messageId.startsWith("<editor-"));
  expect(ids(ofBookings)).toEqual(ids(all));
});

it("sends everything after being killed while the server holds its messages, under the same Message-IDs", async () => {
  const holding = await mailServer({ data: () => "hang" });
  const victim = worker(holding, { GRATWEG_OUTBOX_SEND_MS: "60000", GRATWEG_OUTBOX_LEASE_MS: "60001" });
  await bookings(10);
  await until(
    () => holding.held.length,
    (count) => count >= 5,
  );
  await victim.stop("SIGKILL");
  const before = await rows();
  expect(before.filter(({ attempts }) => attempts === 1)).toHaveLength(5);
  // The minute that the dead one's leases last.
  await queryCms(
    strapi.dataFolder,
    "UPDATE outbox_mails SET leased_until = next_attempt_at WHERE attempts > ?",
    0,
  );

  const server = await mailServer();
  worker(server);
  const all = await settled();
  expect(all.map(({ state }) => state)).toEqual(Array<string>(20).fill("sent"));
  expect(ids(all)).toEqual(ids(before));
  expect(ids(server.received)).toEqual(ids(all));
});

it("takes over from a dead worker by itself once its lease has run out", async () => {
  const holding = await mailServer({ data: () => "hang" });
  const victim = worker(holding, SHORT_LEASE);
  await bookings(1);
  await until(
    () => holding.held.length,
    (count) => count >= 2,
  );
  await victim.stop("SIGKILL");
  const server = await mailServer();
  worker(server, SHORT_LEASE);
  const all = await settled();
  expect(ids(server.received)).toEqual(ids(all));
});

it("is killed again and again, and every mail arrives", async () => {
  const server = await mailServer();
  await bookings(60);
  for (let round = 1; round <= 4; round += 1) {
    const victim = worker(server, SHORT_LEASE);
    await until(
      () => server.received.length,
      (count) => count >= round * 20,
    );
    await victim.stop("SIGKILL");
  }
  worker(server, SHORT_LEASE);
  const all = await settled();
  expect(all.filter(({ state }) => state === "sent")).toHaveLength(120);
  expect(once(ids(server.received))).toEqual(ids(all));
  // At least once; twice only what was in flight when a worker died.
  expect(server.received.length - 120).toBeLessThanOrEqual(4 * 5);
});

it("sends each mail once with two workers at the same time", async () => {
  const server = await mailServer();
  await bookings(60);
  const pair = [worker(server), worker(server)];
  const all = await settled();
  expect(server.received).toHaveLength(120);
  expect(ids(server.received)).toEqual(ids(all));
  await Promise.all(pair.map((one) => one.stop()));
  expect(pair.every(({ log }) => log.some(({ event }) => event === "mail.sent"))).toBe(true);
});
