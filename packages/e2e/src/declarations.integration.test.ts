import { book, commandFor, departuresToUse, SERVICE_SECRET, termsOf } from "./support/booking";
import { databaseUrl, queryCms } from "./support/cms-database";
import { readMail, startMailServer, type MailServer } from "./support/mail-server";
import { startMailWorker, type MailWorker } from "./support/mail-worker";
import { removeData, startStrapi, type RunningStrapi } from "./support/strapi";
import { until } from "./support/until";
import { openDatabase } from "@gratweg/backoffice/database";
import { createDeclarations, type Declarations } from "@gratweg/backoffice/declarations/declarations";
import { databaseOf, mailFrom } from "@gratweg/backoffice/environment";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const DAY = 24 * 60 * 60 * 1000;
const env = {
  GRATWEG_SERVICE_SECRET: SERVICE_SECRET,
  GRATWEG_ACCOUNT_SECRET: "integration-account-secret",
};
let dataFolder: string;
let strapi: RunningStrapi;
let mails: MailServer;
let worker: MailWorker;
let database: ReturnType<typeof openDatabase>;
let declarations: Declarations;
let people = 0;
const somebody = () => `kundin-${(people += 1)}@post.example`;

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), "gratweg-declarations-"));
  strapi = await startStrapi({ dataFolder, env });
  // Notices are sealed with it.
  Object.assign(process.env, env);
  database = openDatabase(databaseOf({ GRATWEG_DATA: dataFolder, DATABASE_URL: databaseUrl(dataFolder) }));
  declarations = createDeclarations(database, mailFrom({}));
  mails = await startMailServer();
  worker = startMailWorker({ dataFolder, smtpPort: mails.port, env });
});
afterAll(async () => {
  await database?.destroy();
  await worker?.stop();
  await mails?.stop();
  await strapi?.stop();
  await removeData(dataFolder);
});

const query = <Row>(sql: string, ...values: unknown[]) => queryCms<Row>(dataFolder, sql, ...values);

function cancellation(email: string, more: object = {}) {
  return {
    kind: "cancel" as const,
    declaration: {
      name: "Anna Ott",
      identification: "",
      contract: "Mitgliedschaft",
      kind: "ordinary",
      reason: "",
      end: "soonest",
      endsOn: "",
      email,
      ...more,
    },
    site: "hiking",
    officeEmail: null as string | null,
  };
}

const receive = (command: Parameters<Declarations["receive"]>[0]) => declarations.receive(command);

const rowsOf = (email: string) =>
  query<{ receipt: string; contract: string; booking: number | null }>(
    `SELECT receipt_number AS receipt, contract, booking_number AS booking FROM contract_declarations
     WHERE email = ? ORDER BY id`,
    email,
  );
const mailsAbout = (receipt: string) =>
  query<{ kind: string; to: string }>(
    `SELECT kind, "to" FROM outbox_mails WHERE message_id LIKE ? ORDER BY id`,
    `%-${receipt.toLowerCase()}@%`,
  );

async function mailWith(subject: string) {
  const [mail] = await until(
    async () => {
      const read = await Promise.all(mails.received.map(readMail));
      return read.filter((one) => one.subject === subject);
    },
    (found) => found.length > 0,
  );
  if (!mail) throw new Error("no mail");
  return mail;
}

it("one declaration: a row, a receipt with everything to the sender, a notice to the office", async () => {
  const email = somebody();
  const before = Date.now();
  const receipt = await receive(
    cancellation(email, {
      identification: "Wiesenweg 7, 10115 Berlin",
      kind: "extraordinary",
      reason: "Die Leistung fiel aus.",
      end: "date",
      endsOn: "2127-01-31",
    }),
  );
  expect(Date.parse(receipt.receivedAt)).toBeGreaterThanOrEqual(before);
  expect(await rowsOf(email)).toEqual([
    { receipt: receipt.receiptNumber, contract: "Mitgliedschaft", booking: null },
  ]);

  const own = await mailWith(`Eingangsbestätigung Ihrer Kündigung (${receipt.receiptNumber})`);
  expect(own.to?.map(({ address }) => address)).toEqual([email]);
  const text = own.text?.replace(/\s+/g, " ");
  for (const part of [
    "Wiesenweg 7, 10115 Berlin",
    "außerordentliche Kündigung",
    "Die Leistung fiel aus.",
    "zum 31. Januar 2127",
    "Mitgliedschaft",
  ])
    expect(text).toContain(part);
  expect(text).toMatch(/am \d+\. \S+ \d{4} um \d\d:\d\d Uhr ist Ihre Kündigung bei uns eingegangen/);

  const [settings] = await query<{ email: string }>(
    "SELECT support_email AS email FROM site_settings WHERE published_at IS NOT NULL AND id > ?",
    0,
  );
  const notice = await mailWith(`Kündigung eingegangen (${receipt.receiptNumber})`);
  expect(notice.to?.map(({ address }) => address)).toEqual([settings?.email]);
  expect(notice.replyTo?.map(({ address }) => address)).toEqual([email]);
});

it("the site's own address of the office comes before the settings'", async () => {
  const receipt = await receive({ ...cancellation(somebody()), officeEmail: "rad@gratweg.example" });
  expect((await mailsAbout(receipt.receiptNumber)).map(({ to }) => to)[1]).toBe("rad@gratweg.example");
});

it("a double click, forty at once in any case: one row, one receipt, two mails, the same answer", async () => {
  const email = somebody();
  const sent = Array.from({ length: 40 }, (_, index) =>
    receive(cancellation(index % 2 === 0 ? email : email.toUpperCase())),
  );
  const answers = await Promise.all(sent);
  expect(new Set(answers.map((receipt) => JSON.stringify(receipt))).size).toBe(1);
  const all = await query<{ count: number }>(
    "SELECT COUNT(*) AS count FROM contract_declarations WHERE LOWER(email) = ?",
    email,
  );
  expect(Number(all[0]?.count)).toBe(1);
  expect((await mailsAbout(answers[0]?.receiptNumber ?? "")).map(({ kind }) => kind)).toEqual([
    "declaration-receipt",
    "declaration-notice",
  ]);
});

it("other words are another declaration; the same ones too, a day later", async () => {
  const email = somebody();
  const first = await receive(cancellation(email));
  const other = await receive(cancellation(email, { contract: "Newsletter" }));
  expect(other.receiptNumber).not.toBe(first.receiptNumber);
  const moment = new Date(Date.now() - DAY - 1000);
  await query(
    "UPDATE contract_declarations SET received_at = ? WHERE receipt_number = ?",
    databaseUrl(dataFolder) === "" ? moment.getTime() : moment,
    first.receiptNumber,
  );
  const later = await Promise.all([receive(cancellation(email)), receive(cancellation(email))]);
  expect(new Set(later.map(({ receiptNumber }) => receiptNumber)).size).toBe(1);
  expect(later[0]?.receiptNumber).not.toBe(first.receiptNumber);
  expect(await rowsOf(email)).toHaveLength(3);
});

it("forty declarations for one address: all are kept and told the office, five receipts and one mail with the rest", async () => {
  const email = somebody();
  const spellings = [email, email.toUpperCase(), email.replace("@", "+1@"), email.replace("@", "+2@")];
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      receive(cancellation(spellings[index % 4] ?? email, { contract: `Vorgang ${index}` })),
    ),
  );
  const numbers = new Set(answers.map(({ receiptNumber }) => receiptNumber));
  expect(numbers.size).toBe(40);
  const queued = await query<{ kind: string; message: string; due: unknown; created: unknown }>(
    `SELECT kind, message_id AS message, next_attempt_at AS due, created_at AS created FROM outbox_mails
     WHERE kind LIKE ? ORDER BY id`,
    "declaration-%",
  );
  const ours = queued.filter(({ message }) =>
    [...numbers].some((number) => message.includes(number.toLowerCase())),
  );
  const count = (kind: string) => ours.filter((mail) => mail.kind === kind).length;
  expect([count("declaration-receipt"), count("declaration-receipts"), count("declaration-notice")]).toEqual([
    5, 1, 40,
  ]);
  const collection = ours.find(({ kind }) => kind === "declaration-receipts");
  const moment = (value: unknown) => new Date(value as number | Date).getTime();
  expect(moment(collection?.due) - moment(collection?.created)).toBe(DAY / 24);

  await query(
    "UPDATE outbox_mails SET next_attempt_at = created_at WHERE message_id = ?",
    collection?.message,
  );
  const mail = await mailWith("Eingangsbestätigung Ihrer 35 Erklärungen");
  expect(mail.to?.map(({ address }) => address?.toLowerCase().replace(/\+\d@/, "@"))).toEqual([email]);
  const told = [...numbers].filter((number) => mail.text?.includes(number));
  expect(told).toHaveLength(30);
  expect(mail.text).toContain("5 weitere Erklärungen liegen uns vor.");

  const next = await receive(cancellation(email, { contract: "Noch ein Vorgang" }));
  const [later] = await query<{ due: unknown }>(
    "SELECT next_attempt_at AS due FROM outbox_mails WHERE kind = 'declaration-receipts' AND message_id LIKE ?",
    `%${next.receiptNumber.toLowerCase()}%`,
  );
  expect(moment(later?.due) - moment(collection?.due)).toBe(DAY);
});

it("a booking that fits is noted in its history and stays; for strangers nothing differs", async () => {
  const next = await departuresToUse(dataFolder);
  const departure = await next();
  const { terms } = await termsOf(strapi, departure.tour, departure.number);
  const email = somebody();
  const number = (await book(strapi, commandFor(terms, { email }))).body.booking?.number ?? 0;
  const withdrawal = (sender: string) => ({
    kind: "withdraw" as const,
    declaration: { name: "Anna Ott", contract: `Buchung ${number}`, email: sender },
    site: "hiking",
    officeEmail: null,
  });
  const own = await receive(withdrawal(email.toUpperCase()));
  const strange = await receive(withdrawal(somebody()));
  expect(Object.keys(own)).toEqual(Object.keys(strange));
  const [booking] = await query<{ state: string; history: unknown }>(
    "SELECT state, history FROM bookings WHERE number = ?",
    number,
  );
  const history = (typeof booking?.history === "string" ? JSON.parse(booking.history) : booking?.history) as {
    event: string;
    note: string;
  }[];
  expect([booking?.state, history.map(({ event, note }) => [event, note])]).toEqual([
    "confirmed",
    [
      ["booked", ""],
      ["declared-withdraw", own.receiptNumber],
    ],
  ]);
  const notice = await mailWith(`Widerruf eingegangen (${own.receiptNumber})`);
  expect(notice.text).toMatch(new RegExp(`Passende Buchung: +${number}`));
  expect((await rowsOf(email.toUpperCase())).map(({ booking: linked }) => linked)).toEqual([number]);
});

it("nobody's name, address or contract stands in a log", async () => {
  await until(
    () => worker.log.filter(({ event }) => event === "mail.sent").length,
    (sent) => sent > 5,
  );
  const logs = strapi.log() + JSON.stringify(worker.log);
  expect(logs).not.toMatch(/kundin-|post\.example|Anna|Mitgliedschaft/i);
});
