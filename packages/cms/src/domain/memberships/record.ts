import { queuedRow } from "../../outbox/queued-row";
import { createContractNumber } from "./contract-number";
import type { PaymentEvent } from "./events";
import { fold, type Folded } from "./fold";
import { dueMails, mailData } from "./mails";
import { columnsOf, EVENTS, SUBSCRIPTIONS, textOf, type Knex, type Row } from "./rows";
import type { StoredSubscription } from "./types";

/**
 * `duplicate`: known already, nothing was changed. `waiting`: kept until more is known about its subscription. `unrelated`: of a
 * subscription of no account of ours; somebody has to look at it.
 */
export type RecordOutcome = "applied" | "duplicate" | "waiting" | "unrelated";

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
export function createRecorder(options: RecorderOptions): (event: PaymentEvent) => Promise<RecordOutcome> {
  return async (event) => {
    try {
      return await options.knex.transaction((trx) => recordIn(trx, event, options));
    } catch (error) {
      throw new MembershipsUnavailable(error);
    }
  };
}

async function recordIn(trx: Knex, event: PaymentEvent, options: RecorderOptions): Promise<RecordOutcome> {
  const at = options.now();
  const stamps = { created_at: at, updated_at: at, published_at: at };
  if (!(await insertEvent(trx, event, { document_id: options.createDocumentId("payment-event"), ...stamps })))
    return "duplicate";
  const { provider } = event;
  await lock(trx, `${provider}:${event.customer ?? event.subscription}`);
  const id = event.subscription ?? (await newestOf(trx, event));
  if (id === undefined) return "waiting";
  const folded = fold(await eventsOf(trx, provider, id));
  if (!folded) return "waiting";

  const known = (await trx(SUBSCRIPTIONS).where({ provider, provider_id: id }).first()) as Row | undefined;
  const owner = (await trx("up_users").where({ id: folded.agreement.userId }).first()) as Row | undefined;
  if (!known && !owner) return "unrelated";
  const row: StoredSubscription = {
    ...storedOf(folded),
    provider,
    providerId: id,
    customerId: (await customerOf(trx, provider, id)) ?? null,
    contractNumber: known ? String(known.contract_number) : createContractNumber(),
    // Account and address stay what they were, and nobody's after the account was deleted.
    email: known ? textOf(known.email) : String(owner?.email),
    userId: folded.agreement.userId,
  };
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
  return "applied";
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
