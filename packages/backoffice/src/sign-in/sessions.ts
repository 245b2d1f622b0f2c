import type { Knex } from "knex";

export const SESSION_TABLE = "strapi_sessions";
/** Marks sessions of the portal; editors have theirs in the same table. */
export const SESSION_ORIGIN = "users-permissions";

export interface ListedSession {
  id: string;
  kind: "normal" | "shared";
  browser: string | null;
  system: string | null;
  createdAt: string;
  /** Within five minutes. */
  lastSeenAt: string;
}

/** The rows of Strapi's session manager, in a transaction of the caller's if there is one. */
const sessionsOf = (knex: Knex, userId: number) =>
  knex(SESSION_TABLE).where({ user_id: String(userId), origin: SESSION_ORIGIN });

/** The one that was seen last first. */
export async function listSessions(knex: Knex, userId: number): Promise<ListedSession[]> {
  const found = await sessionsOf(knex, userId)
    .where({ status: "active" })
    .where("expires_at", ">", new Date())
    .orderBy("updated_at", "desc")
    .select<Record<string, unknown>[]>("session_id", "type", "metadata", "created_at", "updated_at");
  return found.map((row) => {
    const { metadata } = row;
    const client = (typeof metadata === "string" ? JSON.parse(metadata) : metadata) as Partial<
      Record<"browser" | "system", unknown>
    > | null;
    return {
      id: String(row.session_id),
      kind: row.type === "session" ? "shared" : "normal",
      browser: textOrNull(client?.browser),
      system: textOrNull(client?.system),
      createdAt: isoOf(row.created_at),
      lastSeenAt: isoOf(row.updated_at),
    };
  });
}

/** False: the account has no such session. */
export async function endSession(knex: Knex, userId: number, sessionId: string): Promise<boolean> {
  return (await sessionsOf(knex, userId).where({ session_id: sessionId }).delete()) > 0;
}

export async function endSessions(knex: Knex, userId: number, except = ""): Promise<void> {
  await sessionsOf(knex, userId).whereNot({ session_id: except }).delete();
}

/** SQLite keeps milliseconds. */
const isoOf = (moment: unknown): string => new Date(moment as number | Date).toISOString();
const textOrNull = (value: unknown): string | null => (typeof value === "string" ? value : null);
