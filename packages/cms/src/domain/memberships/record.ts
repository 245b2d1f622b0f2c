import { queuedRow } from "../../outbox/queued-row";
import { createContractNumber } from "./contract-number";
import { RETURNED, type PaymentEvent } from "./events";
import { fold, type Folded } from "./fold";
import { dueMails, mailData, MEMBERSHIP_MAILS, returnedData } from "./mails";
import { owedAtEnd } from "./read";
import { columnsOf, EVENTS, SUBSCRIPTIONS, textOf, type Knex, type Row } from "./rows";
import type { Contract, StoredSubscription } from "./types";

/**
 * `duplicate`: known already, nothing was changed. `waiting`: kept until more is known about its subscription. `unrelated`: of a
 * subscription of no account of ours; somebody has to look at it.
 */
export type RecordOutcome = "applied" | "duplicate" | "waiting" | "unrelated";

/** What has to go back to a contract's payer in total now that it has ended; said with every event of it, until eternity. */
export interface Owed {
  contract: Contract;
  cents: number;
}

/** A contract that was paid when its account was gone already. Said until the server has told that everything went back. */
export interface Unowned {
  contract: Contract;
  /** The site on which it was made. */
  origin: string;
}

/** To whom the server gave it back, and how much; told with the event of the end. */
export interface GivenBack {
  email: string | null;
  cents: number;
}

export interface Recorded {
  outcome: RecordOutcome;
  owed: Owed | null;
  unowned: Unowned | null;
}

/** Carries no message of the database's: it would quote people. */
export class MembershipsUnavailable extends Error {
  override readonly name = "MembershipsUnavailable";
  constructor(cause: unknown) {
    const code = (cause as { code?: unknown } | undefined)?.code;
    super(`The database could not be asked${typeof code === "string" ? ` (${code})` : ""}.`);
  }
}

export interface RecorderOptions {
  knex: Knex;
  now: () => Date;
  createDocumentId: (uid: "subscription" | "payment-event" | "outbox-mail") => string;
  mailHost: string;
}

/** Event, contract and mails are one transaction; the event's unique index makes that happen once. */
export function createRecorder(
  options: RecorderOptions,
): (event: PaymentEvent, givenBack?: GivenBack | null) => Promise<Recorded> {
  return async (event, givenBack = null) => {
    try {
      return await options.knex.transaction((trx) => recordIn(trx, event, givenBack, options));
    } catch (error) {
      throw new MembershipsUnavailable(error);
    }
  };
}

async function recordIn(
  trx: Knex,
  event: PaymentEvent,
  givenBack: GivenBack | null,
  options: RecorderOptions,
): Promise<Recorded> {
  const at = options.now();
  const stamps = { created_at: at, updated_at: at, published_at: at };
  const document_id = options.createDocumentId("payment-event");
  const isNew = await insertEvent(trx, event, { document_id, ...stamps });
  const left = (outcome: RecordOutcome): Recorded => ({
    outcome: isNew ? outcome : "duplicate",
    owed: null,
    unowned: null,
  });
  const { provider } = event;
  await lock(trx, `${provider}:${event.customer ?? event.subscription}`);
  const id = event.subscription ?? (await newestOf(trx, event));
  if (id === undefined) return left("waiting");
  const folded = fold(await eventsOf(trx, provider, id));
  if (!folded) return left("waiting");

  const known = (await trx(SUBSCRIPTIONS).where({ provider, provider_id: id }).first()) as Row | undefined;
  const owner = (await trx("up_users").where({ id: folded.agreement.userId }).first()) as Row | undefined;
  const contract = { provider, id, customer: (await customerOf(trx, provider, id)) ?? null };
  if (!known && !owner) {
    if (isNew && givenBack) await queueReturned(trx, contract, folded, { ...givenBack, at }, options);
    return { ...left("unrelated"), unowned: await unownedOf(trx, contract, folded) };
  }
  const row: StoredSubscription = {
    ...storedOf(folded),
    provider,
    providerId: id,
    customerId: contract.customer,
    contractNumber: known ? String(known.contract_number) : createContractNumber(),
    // Account and address stay what they were, and nobody's after the account was deleted.
    email: known ? textOf(known.email) : String(owner?.email),
    userId: folded.agreement.userId,
  };
  const owed = owedOf(row);
  if (!isNew) return { outcome: "duplicate", owed, unowned: null };
  if (known)
    await trx(SUBSCRIPTIONS)
      .where({ id: known.id })
      .update({ ...columnsOf(row), user_id: known.user_id, updated_at: at });
  else
    await trx(SUBSCRIPTIONS).insert({
      document_id: options.createDocumentId("subscription"),
      contract_number: row.contractNumber,
      ...columnsOf(row),
      ...stamps,
    });
  if (row.email !== "") await queueMails(trx, row, nameOf(owner), at, options);
  return { outcome: "applied", owed, unowned: null };
}

/** Only what has really ended: until then a cancellation can be taken back. */
function owedOf(row: StoredSubscription): Owed | null {
  const cents = row.state === "ended" ? owedAtEnd(row) : 0;
  const { provider, providerId, customerId } = row;
  return cents > 0 ? { contract: { provider, id: providerId, customer: customerId }, cents } : null;
}

/** What was never paid needs nothing, and neither does what went back already. */
async function unownedOf(
  trx: Knex,
  contract: Contract,
  { state, agreement }: Folded,
): Promise<Unowned | null> {
  if (state === "pending") return null;
  const { provider, id } = contract;
  const told = await trx(EVENTS)
    .where({ provider, subscription_id: id, type: RETURNED })
    .first<Row | undefined>("id");
  return told ? null : { contract, origin: agreement.origin };
}

async function queueReturned(
  trx: Knex,
  { id }: Contract,
  folded: Folded,
  { email, cents, at }: GivenBack & { at: Date },
  { createDocumentId, mailHost }: RecorderOptions,
): Promise<void> {
  if (email === null || cents === 0) return;
  const key = `${MEMBERSHIP_MAILS.returned}-${id.toLowerCase()}`;
  await trx("outbox_mails")
    .insert(
      queuedRow({
        documentId: createDocumentId("outbox-mail"),
        messageId: `<${key}@${mailHost}>`,
        kind: MEMBERSHIP_MAILS.returned,
        to: email,
        data: returnedData({ ...storedOf(folded), priceCents: cents }),
        at,
      }),
    )
    .onConflict("message_id")
    .ignore();
}

async function queueMails(
  trx: Knex,
  row: StoredSubscription,
  name: string,
  at: Date,
  { createDocumentId, mailHost }: RecorderOptions,
): Promise<void> {
  for (const { kind, key } of dueMails(row))
    await trx("outbox_mails")
      .insert(
        queuedRow({
          documentId: createDocumentId("outbox-mail"),
          messageId: `<${key}@${mailHost}>`,
          kind,
          to: row.email,
          data: mailData(row, name),
          at,
        }),
      )
      .onConflict("message_id")
      .ignore();
}

async function insertEvent(trx: Knex, event: PaymentEvent, more: Row): Promise<boolean> {
  const made: unknown[] = await trx(EVENTS)
    .insert({
      event_id: event.id,
      type: event.type,
      provider: event.provider,
      occurred_at: new Date(event.at),
      received_at: more.created_at,
      subscription_id: event.subscription,
      customer_id: event.customer,
      facts: JSON.stringify(event.facts),
      ...more,
    })
    .onConflict(["provider", "event_id"])
    .ignore()
    .returning("id");
  return made.length > 0;
}

/** Events that name the customer only belong to the newest contract. */
async function newestOf(trx: Knex, { provider, customer }: PaymentEvent): Promise<string | undefined> {
  if (customer === null) return undefined;
  const row = await trx(SUBSCRIPTIONS)
    .where({ provider, customer_id: customer })
    .orderBy("started_at", "desc")
    .first<Row | undefined>("provider_id");
  return row && String(row.provider_id);
}

async function customerOf(trx: Knex, provider: string, id: string): Promise<string | undefined> {
  const row = await trx(EVENTS)
    .where({ provider, subscription_id: id })
    .whereNotNull("customer_id")
    .first<Row | undefined>("customer_id");
  return row && String(row.customer_id);
}

async function eventsOf(trx: Knex, provider: string, id: string): Promise<PaymentEvent[]> {
  const customer = await customerOf(trx, provider, id);
  const ofSubscription = trx(EVENTS).where({ provider, subscription_id: id });
  const rows = (await (customer === undefined
    ? ofSubscription
    : ofSubscription.orWhere({ provider, customer_id: customer, subscription_id: null }))) as Row[];
  return rows.map((row) => ({
    id: String(row.event_id),
    type: String(row.type),
    provider: row.provider as PaymentEvent["provider"],
    at: new Date(row.occurred_at as number | Date).toISOString(),
    subscription: row.subscription_id as string | null,
    customer: row.customer_id as string | null,
    facts: (typeof row.facts === "string" ? JSON.parse(row.facts) : row.facts) as PaymentEvent["facts"],
  }));
}

/** Two events of one customer never fold at the same time: each sees what the one before has kept. SQLite has one writer anyway. */
async function lock(trx: Knex, name: string): Promise<void> {
  if ((trx.client as { dialect: unknown }).dialect === "postgresql")
    await trx.raw("SELECT pg_advisory_xact_lock(hashtext(?))", [name]);
}

function storedOf({ agreement, ...folded }: Folded) {
  const { planSlug, planName, priceCents, interval, origin } = agreement;
  return { ...folded, planSlug, planName, priceCents, interval, origin };
}

function nameOf(owner: Row | undefined): string {
  return [owner?.first_name, owner?.last_name]
    .filter((part) => typeof part === "string" && part !== "")
    .join(" ");
}
