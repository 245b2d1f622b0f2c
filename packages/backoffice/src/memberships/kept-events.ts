import type { PaymentEvent } from "./events";
import { EVENTS, SUBSCRIPTIONS, type Knex, type Row } from "./rows";

export async function insertEvent(trx: Knex, event: PaymentEvent, more: Row): Promise<boolean> {
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
export async function newestOf(trx: Knex, { provider, customer }: PaymentEvent): Promise<string | undefined> {
  if (customer === null) return undefined;
  const row = await trx(SUBSCRIPTIONS)
    .where({ provider, customer_id: customer })
    .orderBy("started_at", "desc")
    .first<Row | undefined>("provider_id");
  return row && String(row.provider_id);
}

export async function customerOf(trx: Knex, provider: string, id: string): Promise<string | undefined> {
  const row = await trx(EVENTS)
    .where({ provider, subscription_id: id })
    .whereNotNull("customer_id")
    .first<Row | undefined>("customer_id");
  return row && String(row.customer_id);
}

export async function eventsOf(trx: Knex, provider: string, id: string): Promise<PaymentEvent[]> {
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
