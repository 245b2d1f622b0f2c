import { createDocumentId } from "../document-id";
import { createContractNumber } from "./contract-number";
import { RETURNED, type GivenBack, type PaymentEvent } from "./events";
import { fold, type Folded } from "./fold";
import { customerOf, eventsOf, insertEvent, newestOf } from "./kept-events";
import { returnedData } from "./mails";
import { queueMails, queueReturned } from "./queue";
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

export interface Recorded {
  outcome: RecordOutcome;
  owed: Owed | null;
  unowned: Unowned | null;
}

/** Carries no message of the database's: it would quote people. */
class MembershipsUnavailable extends Error {
  override readonly name = "MembershipsUnavailable";
  constructor(cause: unknown) {
    const code = (cause as { code?: unknown } | undefined)?.code;
    super(`The database could not be asked${typeof code === "string" ? ` (${code})` : ""}.`);
  }
}

interface Recording {
  mailHost: string;
  givenBack?: GivenBack;
}

/** Event, contract and mails are one transaction; the event's unique index makes that happen once. */
export async function record(
  database: Knex,
  event: PaymentEvent,
  { mailHost, givenBack }: Recording,
): Promise<Recorded> {
  try {
    return await database.transaction((trx) => recordIn(trx, event, { mailHost, givenBack }));
  } catch (error) {
    throw new MembershipsUnavailable(error);
  }
}

async function recordIn(
  trx: Knex,
  event: PaymentEvent,
  { mailHost, givenBack }: Recording,
): Promise<Recorded> {
  const at = new Date();
  const stamps = { created_at: at, updated_at: at, published_at: at };
  const document_id = createDocumentId();
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

  // Account, then contract, as a deletion takes them: what it forgets meanwhile is not written back.
  const owner = (await trx("up_users").where({ id: folded.agreement.userId }).forUpdate().first()) as
    Row | undefined;
  const known = (await trx(SUBSCRIPTIONS).where({ provider, provider_id: id }).forUpdate().first()) as
    Row | undefined;
  const contract = { provider, id, customer: (await customerOf(trx, provider, id)) ?? null };
  if (!known && !owner) {
    if (isNew && givenBack?.email && givenBack.cents > 0) {
      const data = returnedData({ ...storedOf(folded), priceCents: givenBack.cents });
      await queueReturned(trx, { id, to: givenBack.email, data }, { mailHost, at });
    }
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
      document_id: createDocumentId(),
      contract_number: row.contractNumber,
      ...columnsOf(row),
      ...stamps,
    });
  if (row.email !== "") await queueMails(trx, row, nameOf(owner), { mailHost, at });
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
