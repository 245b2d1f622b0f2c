import { randomUUID } from "node:crypto";
import { openDatabase } from "@gratweg/backoffice/database";
import { databaseOf, mailFrom } from "@gratweg/backoffice/environment";
import type { PaymentEvent, PaymentFacts } from "@gratweg/backoffice/memberships/events";
import { createMemberships, type Memberships } from "@gratweg/backoffice/memberships/memberships";
import { ACCOUNTS, startAccountServer, type AccountServer, type Person } from "./support/account-server";
import { signInAsEditor } from "./support/cms-admin";
import { databaseUrl } from "./support/cms-database";
import { readMail, startMailServer, type MailServer } from "./support/mail-server";
import { startMailWorker, type MailWorker } from "./support/mail-worker";
import { until } from "./support/until";

const DAY = 24 * 60 * 60 * 1000;
let server: AccountServer;
let database: ReturnType<typeof openDatabase>;
let memberships: Memberships;
let mails: MailServer;
let worker: MailWorker;

beforeAll(async () => {
  server = await startAccountServer();
  // Mails to who has no row are sealed with it.
  Object.assign(process.env, ACCOUNTS);
  const { dataFolder } = server;
  database = openDatabase(databaseOf({ GRATWEG_DATA: dataFolder, DATABASE_URL: databaseUrl(dataFolder) }));
  memberships = createMemberships(database, mailFrom({}));
  mails = await startMailServer();
  worker = startMailWorker({ dataFolder: server.dataFolder, smtpPort: mails.port, env: ACCOUNTS });
});
afterAll(async () => {
  await database?.destroy();
  await worker?.stop();
  await mails?.stop();
  await server?.stop();
});

const record = (event: PaymentEvent) => memberships.record(event);
const stateOf = async (person: Person) => {
  const { membership, hasAccess } = await memberships.of(person);
  return [membership?.state ?? null, hasAccess];
};

type Snapshot = Extract<PaymentFacts, { kind: "subscription" }>;

/** What a provider says from the purchase to the end, a year ago; each event some days after the one before. */
function lifeOf(person: Person, startedAt = Date.now() - 400 * DAY): PaymentEvent[] {
  const name = randomUUID();
  const on = (day: number) => new Date(startedAt + day * DAY).toISOString();
  const agreement = {
    userId: person.id,
    planSlug: "gratweg-plus",
    planName: "Gratweg Plus",
    priceCents: 3900,
    interval: "year" as const,
    origin: "http://localhost:8000",
  };
  const snapshot = (more: Partial<Snapshot>): Snapshot => ({
    kind: "subscription",
    status: "active",
    cancelling: false,
    cancelAt: null,
    withdrawn: false,
    startedAt: on(0),
    periodStart: on(0),
    periodEnd: on(365),
    cancelledAt: null,
    endedAt: null,
    agreement,
    ...more,
  });
  const steps: [type: string, day: number, facts: PaymentFacts][] = [
    ["customer.subscription.created", 0, snapshot({ status: "incomplete" })],
    ["checkout.session.completed", 0, { kind: "checkout", agreement }],
    ["customer.subscription.updated", 1, snapshot({})],
    ["invoice.paid", 1, { kind: "paid", periodStart: on(0), periodEnd: on(365) }],
    ["customer.subscription.updated", 20, snapshot({ cancelling: true, cancelledAt: on(20) })],
    ["customer.subscription.updated", 21, snapshot({})],
    ["customer.subscription.updated", 22, snapshot({ cancelling: true, cancelledAt: on(22) })],
    [
      "customer.subscription.deleted",
      365,
      snapshot({ status: "canceled", cancelledAt: on(22), endedAt: on(365) }),
    ],
    ["charge.refunded", 366, { kind: "refunded", charge: `ch_${name}`, cents: 500 }],
  ];
  return steps.map(([type, day, facts], index) => ({
    id: `evt_${name}_${index}`,
    type,
    provider: "stripe",
    at: on(day),
    subscription: type === "charge.refunded" ? null : `sub_${name}`,
    customer: `cus_${name}`,
    facts,
  }));
}

const rowOf = async ({ email }: Person) => {
  const rows = await server.query<Record<string, unknown>>(
    "SELECT * FROM subscriptions WHERE email = ?",
    email,
  );
  return rows.map(({ state, current_period_end: end, cancelled_at: cancelled, refunded_cents: refunded }) => [
    state,
    new Date(end as number | Date).getTime(),
    cancelled === null ? null : new Date(cancelled as number | Date).getTime(),
    Number(refunded),
  ]);
};

it("the events of a life in any order, twice and at the same time, end in the same state, each mail once", async () => {
  const startedAt = Date.now() - 400 * DAY;
  const ends: unknown[] = [];
  const orders: ((events: PaymentEvent[]) => PaymentEvent[])[] = [
    (events) => events,
    (events) => [...events].reverse(),
    (events) => [...events.slice(4), ...events.slice(0, 4)],
    (events) => [...events].sort((a, b) => (JSON.stringify(a.facts) < JSON.stringify(b.facts) ? -1 : 1)),
  ];
  for (const order of orders) {
    const person = await server.person();
    const events = order(lifeOf(person, startedAt));
    for (const event of [...events, ...events]) await record(event);
    expect(await stateOf(person)).toEqual(["ended", false]);
    ends.push(await rowOf(person));
  }
  const crowd = await server.person();
  const all = lifeOf(crowd, startedAt);
  const outcomes = await Promise.all([...all, ...all, ...all].map(record));
  expect(outcomes.filter(({ outcome }) => outcome === "duplicate")).toHaveLength(all.length * 2);
  ends.push(await rowOf(crowd));
  expect(new Set(ends.map((end) => JSON.stringify(end))).size).toBe(1);
  expect(ends[0]).toEqual([["ended", startedAt + 365 * DAY, startedAt + 22 * DAY, 500]]);
  const kinds = await server.query<{ kind: string; count: number }>(
    `SELECT message_id AS kind, COUNT(*) AS count FROM outbox_mails WHERE kind LIKE ? GROUP BY message_id HAVING COUNT(*) > 1`,
    "membership-%",
  );
  expect(kinds).toEqual([]);
});

it("access goes with the paid time and needs no job: an ending membership reads as ended after its day", async () => {
  const person = await server.person();
  const events = lifeOf(person, Date.now() - 30 * DAY);
  for (const event of events.slice(0, 7)) await record(event);
  expect(await stateOf(person)).toEqual(["ending", true]);
  await server.query(
    "UPDATE subscriptions SET current_period_end = ? WHERE email = ?",
    server.stored(new Date(Date.now() - 1000)),
    person.email,
  );
  expect(await stateOf(person)).toEqual(["ended", false]);
});

/** The second year of somebody's contract, cancelled: in the order in which a provider tells it. */
function laterYearOf(person: Person): PaymentEvent[] {
  const [first] = lifeOf(person);
  if (!first) throw new Error("a life without events");
  const facts = first.facts as Snapshot;
  const year = {
    status: "active" as const,
    startedAt: "2025-03-01T09:00:00.000Z",
    periodStart: "2026-03-01T09:00:00.000Z",
    periodEnd: "2027-03-01T09:00:00.000Z",
  };
  const cancelled = {
    cancelling: true,
    cancelAt: "2026-07-10T21:59:59.000Z",
    cancelledAt: "2026-06-10T10:00:00.000Z",
  };
  const steps: [type: string, at: string, facts: PaymentFacts][] = [
    ["customer.subscription.updated", year.periodStart, { ...facts, ...year }],
    [
      "invoice.paid",
      year.periodStart,
      { kind: "paid", periodStart: year.periodStart, periodEnd: year.periodEnd },
    ],
    ["customer.subscription.updated", cancelled.cancelledAt, { ...facts, ...year, ...cancelled }],
    [
      "customer.subscription.deleted",
      "2026-07-10T22:00:40.000Z",
      { ...facts, ...year, ...cancelled, status: "canceled", endedAt: "2026-07-10T22:00:40.000Z" },
    ],
  ];
  return steps.map(([type, at, said], index) => ({
    ...first,
    id: `${first.id}_year_${index}`,
    type,
    at,
    facts: said,
  }));
}

it("a later year ends on its day; what is owed for the rest is said with each event of the end, known or new", async () => {
  // 234 of 365 days are left after 10 July.
  const cents = Math.ceil((3900 * 234) / 365);
  for (const order of [
    (events: PaymentEvent[]) => events,
    (events: PaymentEvent[]) => [...events].reverse(),
    (events: PaymentEvent[]) => [...events.slice(2), ...events.slice(0, 2)],
  ]) {
    const person = await server.person();
    const events = laterYearOf(person);
    for (const event of order(events)) await record(event);
    const [first] = events;
    if (!first) throw new Error("a year without events");
    const contract = { provider: "stripe", id: first.subscription, customer: first.customer };
    for (const event of events)
      expect(await record(event)).toEqual({ outcome: "duplicate", owed: { contract, cents }, unowned: null });
    const refund = { amount: cents, currency: "EUR" };
    const answer = async () => (await memberships.of(person)).membership;
    expect(await answer()).toMatchObject({
      state: "ended",
      currentPeriodEnd: "2026-07-10T21:59:59.000Z",
      paidUntil: "2027-03-01T09:00:00.000Z",
      cancellation: { endsAt: "2026-07-10T21:59:59.000Z", refund },
      refunded: null,
    });
    await record({
      ...first,
      id: `${first.id}_refund`,
      type: "charge.refunded",
      at: "2026-07-10T22:01:00.000Z",
      subscription: null,
      facts: { kind: "refunded", charge: `ch_${person.id}`, cents },
    });
    expect(await answer()).toMatchObject({ state: "ended", refunded: refund });
  }
});

it("the mails of a later year name its last day and what goes back", async () => {
  const person = await server.person();
  const arrived = async (subject: string) => {
    const found = await until(
      async () =>
        (await Promise.all(mails.received.map(readMail))).find(
          (mail) => mail.to?.[0]?.address === person.email && mail.subject?.startsWith(subject),
        ),
      (mail) => mail !== undefined,
    );
    return found?.text?.replace(/\u00a0/g, " ").replace(/\s+/g, " ");
  };
  const events = laterYearOf(person);
  for (const event of events.slice(0, 3)) await record(event);
  const cancelled = await arrived("Ihre Mitgliedschaft endet am 10. Juli 2026");
  expect(cancelled).toContain("Diese 25,01 € erstatten wir Ihnen, sobald die Mitgliedschaft endet");
  for (const event of events.slice(3)) await record(event);
  expect(await arrived("Ihre Mitgliedschaft ist beendet")).toContain("25,01 € kommen auf dem Weg zurück");
});

it("who has never paid is no member; a payment that belongs to no account is told apart", async () => {
  const person = await server.person();
  for (const event of lifeOf(person).slice(0, 2)) expect((await record(event)).outcome).toBe("applied");
  expect(await stateOf(person)).toEqual([null, false]);
  const [, , strange] = lifeOf({ ...person, id: 99_999_999 });
  if (!strange) throw new Error("a life without events");
  const unowned = {
    contract: { provider: "stripe", id: strange.subscription, customer: strange.customer },
    origin: "http://localhost:8000",
  };
  expect(await record(strange)).toEqual({ outcome: "unrelated", owed: null, unowned });
  expect(await record(strange)).toEqual({ outcome: "duplicate", owed: null, unowned });
  const email = `${randomUUID()}@post.example`;
  const event = { ...strange, id: `${strange.id}_own`, type: "own.returned" };
  for (const outcome of ["unrelated", "duplicate"])
    expect(await memberships.recordReturn({ event, email, cents: 3900 })).toEqual({
      outcome,
      owed: null,
      unowned: null,
    });
  expect(await record(strange)).toMatchObject({ unowned: null });
  const told = await until(
    async () =>
      (await Promise.all(mails.received.map(readMail))).filter(({ to }) => to?.[0]?.address === email),
    (found) => found.length > 0,
  );
  expect(told.map(({ subject }) => subject)).toEqual(["Ihre Zahlung kommt zurück"]);
  expect(await memberships.of({ id: 99_999_999 })).toEqual({
    membership: null,
    hasAccess: false,
    contract: null,
  });
});

it("the mails arrive: begun with everything that the law names, cancelled with its day", async () => {
  const person = await server.person({ firstName: "Änne", lastName: "Groß" });
  for (const event of lifeOf(person, Date.now() - 30 * DAY).slice(0, 5)) await record(event);
  const arrived = await until(
    async () =>
      (await Promise.all(mails.received.map(readMail))).filter(({ to }) => to?.[0]?.address === person.email),
    (found) => found.length === 2,
  );
  const [begun, cancelled] = ["Willkommen bei Gratweg Plus", "Ihre Mitgliedschaft endet am"].map((subject) =>
    arrived.find((mail) => mail.subject?.startsWith(subject)),
  );
  const text = begun?.text?.replace(/\u00a0/g, " ").replace(/\s+/g, " ");
  for (const part of [
    "Guten Tag Änne Groß,",
    "39,00 € je Jahr",
    "widerrufen",
    "/de/vertrag-kuendigen",
    "/de/portal/settings",
  ])
    expect(text).toContain(part);
  expect(begun?.html).toContain("Änne Groß");
  expect(cancelled?.text).toMatch(/es\s+wird\s+nichts\s+mehr\s+abgebucht/);
});

it("a plan is what is offered at this moment", async () => {
  expect(await memberships.plan("gratweg-plus")).toMatchObject({ priceCents: 3900, interval: "year" });
  expect(await memberships.plan("gold")).toBeUndefined();
});

it("is in no public API, and editors read it without changing it", async () => {
  const { url } = server.strapi;
  const { jwt } = await server.person();
  for (const type of ["subscriptions", "payment-events"])
    for (const headers of [undefined, { authorization: `Bearer ${jwt}` }])
      expect((await fetch(`${url}/api/${type}`, { headers })).status).toBe(403);
  const editor = await signInAsEditor(server.strapi);
  for (const type of ["subscription", "payment-event"]) {
    const list = `/content-manager/collection-types/api::${type}.${type}`;
    expect((await editor.call("GET", list)).status).toBe(200);
    expect((await editor.call("POST", list, {})).status).toBe(403);
  }
});
