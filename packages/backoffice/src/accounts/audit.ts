import { AUDIT, moment, nameOf, type Knex, type Role, type User } from "./rows";

export type AuditAction = "invited" | "invited-again" | "blocked" | "unblocked" | "role-changed" | "deleted";

export interface AuditEntry {
  id: number;
  at: string;
  action: AuditAction;
  actor: string;
  target: string;
  role: Role | null;
}

/** Somebody of the house who has no account of the portal's. */
interface EditorAsActor {
  id: null;
  name: string;
}

export interface AuditWriter {
  createDocumentId: () => string;
  at: Date;
}

/** Both as they are called at this moment: later names and deleted accounts change nothing about what was done. */
export async function writeAudit(
  trx: Knex,
  { createDocumentId, at }: AuditWriter,
  entry: { action: AuditAction; actor: User | EditorAsActor; target: User; role?: Role },
): Promise<number> {
  const [row] = await trx(AUDIT)
    .insert({
      document_id: createDocumentId(),
      at,
      action: entry.action,
      actor_id: entry.actor.id,
      actor: "name" in entry.actor ? entry.actor.name : nameOf(entry.actor),
      target_id: entry.target.id,
      target: nameOf(entry.target),
      role: entry.role ?? null,
      created_at: at,
      updated_at: at,
      published_at: at,
    })
    .returning<{ id: number }[]>("id");
  return Number(row?.id);
}

/** Newest first. */
export async function readAudit(
  knex: Knex,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ data: AuditEntry[]; total: number }> {
  const [counted] = await knex(AUDIT).count<{ total: number | string }[]>({ total: "*" });
  const found = await knex(AUDIT)
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .select<Record<string, unknown>[]>("id", "at", "action", "actor", "target", "role");
  return {
    total: Number(counted?.total ?? 0),
    data: found.map((row) => ({
      id: Number(row.id),
      at: (moment(row.at) ?? new Date(0)).toISOString(),
      action: row.action as AuditAction,
      actor: String(row.actor),
      target: String(row.target),
      role: row.role === "manager" || row.role === "authenticated" ? row.role : null,
    })),
  };
}

/** Who did what to whom is of use for a while and not for ever (Art. 5 Abs. 1 lit. e DSGVO). */
export async function dropOldAudit(knex: Knex, before: Date): Promise<number> {
  return knex(AUDIT).where("at", "<", before).delete();
}

/** The same day so many months before; where there is none, the month's last. */
export function monthsBefore(now: Date, months: number): Date {
  const date = new Date(now);
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(now.getUTCDate(), last));
  return date;
}

export const FORGOTTEN = "gelöschtes Konto";

/** The trail stays, its person does not. */
export async function forgetInAudit(trx: Knex, userId: number): Promise<void> {
  await trx(AUDIT).where({ target_id: userId }).update({ target: FORGOTTEN });
  await trx(AUDIT).where({ actor_id: userId }).update({ actor: FORGOTTEN });
}
