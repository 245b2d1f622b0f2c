import { SESSION_TABLE } from "../sign-in/sessions";
import { SUBSCRIPTIONS, subscriptionOf, type Row as SubscriptionRow } from "../memberships/rows";
import { storedJson } from "../bookings/stored";
import {
  AUDIT,
  DETACHED_BOOKINGS,
  findUser,
  IDENTITIES,
  moment,
  rows,
  SAVED_TRIPS,
  type Knex,
  type Row,
} from "./rows";

const iso = (value: unknown): string | null => moment(value)?.toISOString() ?? null;
const json = (value: unknown): unknown =>
  value === null || value === undefined ? null : storedJson<unknown>(value);

/**
 * Everything that is stored about a person (Art. 15 and 20 DSGVO), without what would open something: no hash, no token. What hangs
 * on the address is told to whoever has confirmed it, and to nobody else.
 */
export async function exportAccount(knex: Knex, id: number): Promise<object | undefined> {
  const user = await findUser(knex, id);
  if (!user) return undefined;
  const { documentId: _documentId, createdAt, invitedAt, lastSignInAt, ...profile } = user;
  const byAddress = user.confirmed ? await storedByAddress(knex, user.email) : {};
  return {
    profile: { ...profile, createdAt: createdAt.toISOString() },
    signIns: {
      invitedAt: iso(invitedAt),
      lastSignInAt: iso(lastSignInAt),
      providers: await identitiesOf(knex, id),
      sessions: await sessionsOf(knex, id),
    },
    savedTrips: await savedTrips(knex, id),
    ...byAddress,
    audit: await auditOf(knex, id),
  };
}

async function storedByAddress(knex: Knex, email: string): Promise<object> {
  const ask = (sql: string) => rows(knex, sql, [email]);
  const bookings = await ask(
    `SELECT number, state, travellers, contact, options, note, seats, total_cents, form_sheet_version, answer, terms, history,
       booked_at FROM bookings b WHERE LOWER(email) = ?
       AND NOT EXISTS (SELECT 1 FROM ${DETACHED_BOOKINGS} x WHERE x.booking_number = b.number) ORDER BY number`,
  );
  const contracts = (await ask(
    `SELECT * FROM ${SUBSCRIPTIONS} WHERE LOWER(email) = ? ORDER BY id`,
  )) as SubscriptionRow[];
  const newsletter = await ask(
    `SELECT email, state, text_version, site, requested_at, confirmed_at, unsubscribed_at FROM newsletter_subscribers
     WHERE LOWER(email) = ?`,
  );
  const declarations = await ask(
    `SELECT receipt_number, kind, name, identification, contract, cancellation, reason, ends_on, received_at, booking_number, site
     FROM contract_declarations WHERE LOWER(email) = ? ORDER BY id`,
  );
  const mails = await ask(
    `SELECT kind, subject, state, created_at, sent_at FROM outbox_mails WHERE LOWER("to") = ? ORDER BY id`,
  );
  return {
    bookings: bookings.map(booking),
    memberships: contracts.map(subscriptionOf),
    newsletter: newsletter.map(subscriber),
    declarations: declarations.map(declaration),
    mails: mails.map(mail),
  };
}

/** As what the person is known to sign-in providers. */
async function identitiesOf(knex: Knex, userId: number): Promise<object[]> {
  const found = await knex(IDENTITIES)
    .where({ user_id: userId })
    .orderBy("provider")
    .select<Record<string, unknown>[]>("provider", "subject", "created_at");
  return found.map((row) => ({
    provider: row.provider,
    subject: row.subject,
    since: iso(row.created_at),
  }));
}

/** Leaves out their identifiers, which tokens contain. */
async function sessionsOf(knex: Knex, userId: number): Promise<object[]> {
  const found = await knex(SESSION_TABLE)
    .where({ user_id: String(userId), origin: "users-permissions" })
    .orderBy("created_at")
    .select<Record<string, unknown>[]>("type", "metadata", "created_at", "updated_at");
  return found.map((row) => ({
    kind: row.type === "session" ? "shared" : "normal",
    ...(json(row.metadata) as object | null),
    since: iso(row.created_at),
    lastSeenAt: iso(row.updated_at),
  }));
}

async function savedTrips(knex: Knex, userId: number): Promise<object[]> {
  const found = await knex(SAVED_TRIPS)
    .where({ user_id: userId })
    .orderBy("saved_at")
    .select<Record<string, unknown>[]>("tour_number", "saved_at");
  return found.map((row) => ({ tour: Number(row.tour_number), savedAt: iso(row.saved_at) }));
}

/** What others did to this account, and this account to others, whose names are not this person's. */
async function auditOf(knex: Knex, userId: number): Promise<object[]> {
  const found = await knex(AUDIT)
    .where({ target_id: userId })
    .orWhere({ actor_id: userId })
    .orderBy("id")
    .select<Record<string, unknown>[]>("at", "action", "role", "target_id");
  return found.map((row) => ({
    at: iso(row.at),
    action: row.action,
    role: row.role ?? null,
    about: Number(row.target_id) === userId ? "you" : "by-you",
  }));
}

function booking(row: Row): object {
  return {
    number: Number(row.number),
    state: row.state,
    bookedAt: iso(row.booked_at),
    seats: Number(row.seats),
    totalCents: Number(row.total_cents),
    travellers: json(row.travellers),
    contact: json(row.contact),
    options: json(row.options),
    note: row.note ?? "",
    formSheetVersion: row.form_sheet_version ?? null,
    answer: json(row.answer),
    terms: json(row.terms),
    history: json(row.history) ?? [],
  };
}

function subscriber(row: Row): object {
  return {
    email: row.email,
    state: row.state,
    textVersion: row.text_version ?? null,
    site: row.site ?? null,
    requestedAt: iso(row.requested_at),
    confirmedAt: iso(row.confirmed_at),
    unsubscribedAt: iso(row.unsubscribed_at),
  };
}

function declaration(row: Row): object {
  return {
    receiptNumber: row.receipt_number,
    kind: row.kind,
    name: row.name,
    identification: row.identification ?? "",
    contract: row.contract,
    cancellation: row.cancellation ?? null,
    reason: row.reason ?? "",
    endsOn: row.ends_on ?? null,
    receivedAt: iso(row.received_at),
    bookingNumber: row.booking_number === null ? null : Number(row.booking_number),
    site: row.site ?? null,
  };
}

function mail(row: Row): object {
  return {
    kind: row.kind,
    subject: row.subject ?? null,
    state: row.state,
    queuedAt: iso(row.created_at),
    sentAt: iso(row.sent_at),
  };
}
