import { createHash } from "node:crypto";
import type { Core } from "@strapi/strapi";
import type { DeviceLabel } from "./device-label";
import { randomId } from "./tokens";

type Knex = Core.Strapi["db"]["connection"];

export const SESSIONS = "account_sessions";
/** `shared`: a public or shared computer. */
export type SessionKind = "normal" | "shared";

const HOUR = 60 * 60_000;
export const SESSION_MS: Readonly<Record<SessionKind, number>> = { normal: 30 * 24 * HOUR, shared: 2 * HOUR };
/** Without a visit. Of a shared computer the whole session is shorter. */
const IDLE_MS = 14 * 24 * HOUR;
/** What is written of a visit is this coarse: one write in five minutes, not one a request. */
const SEEN_MS = 5 * 60_000;
/** Of one account. Who signs in once more ends the one that was not seen for longest. */
const MOST_SESSIONS = 50;

/** What a token says of itself. */
export interface TokenClaims {
  userId: number;
  stamp: string;
  sessionId: string;
}

export interface ListedSession extends DeviceLabel {
  id: string;
  kind: SessionKind;
  createdAt: string;
  /** Within five minutes. */
  lastSeenAt: string;
  expiresAt: string;
}

interface SessionRow extends DeviceLabel {
  id: string;
  user_id: number | string;
  stamp: string;
  kind: SessionKind;
  /** Milliseconds; PostgreSQL's driver hands them on as text. */
  created_at: number | string;
  last_seen_at: number | string;
  expires_at: number | string;
}

export type Sessions = ReturnType<typeof createSessions>;

/**
 * The sessions that there are: one that has ended has no row, so nothing has to be remembered of it. A row carries the account's
 * stamp of its beginning; whatever renews the stamp (a new password, blocking, another role) has ended it.
 */
export function createSessions({ knex, now }: { knex: Knex; now: () => Date }) {
  const ofAccount = (userId: number) =>
    knex<SessionRow>(`${SESSIONS} as s`)
      .join("up_users as u", (on) => on.on("u.id", "s.user_id").andOn("u.credential_stamp", "s.stamp"))
      .where("s.user_id", userId)
      .where("s.expires_at", ">", now().getTime())
      .where("s.last_seen_at", ">", now().getTime() - IDLE_MS);
  const listed = (userId: number) =>
    ofAccount(userId).orderBy("s.last_seen_at", "desc").orderBy("s.id").select<SessionRow[]>("s.*");

  async function endOldest(userId: number): Promise<void> {
    const ids = (await listed(userId)).slice(MOST_SESSIONS).map(({ id }) => id);
    if (ids.length > 0) await knex(SESSIONS).whereIn("id", ids).delete();
  }

  return {
    async begin(
      { userId, stamp }: Pick<TokenClaims, "userId" | "stamp">,
      { kind, device, browserKey }: { kind: SessionKind; device: DeviceLabel; browserKey: string },
    ): Promise<string> {
      const at = now().getTime();
      const id = randomId();
      // Those that a new stamp has ended, and the one of this browser that nobody has signed out of.
      await knex(SESSIONS)
        .where({ user_id: userId })
        .where((ended) => void ended.whereNot({ stamp }).orWhere({ browser_key: browserKey }))
        .delete();
      await knex(SESSIONS).insert({
        ...{ id, user_id: userId, stamp, kind, ...device, browser_key: browserKey },
        ...{ created_at: at, last_seen_at: at, expires_at: at + SESSION_MS[kind] },
      });
      await endOldest(userId);
      return id;
    },

    /** One question for stamp and session. Undefined: the token opens nothing any more. */
    async current({ userId, stamp, sessionId }: TokenClaims): Promise<{ kind: SessionKind } | undefined> {
      const row = await ofAccount(userId)
        .where({ "s.id": sessionId, "s.stamp": stamp })
        .first<Pick<SessionRow, "kind" | "last_seen_at"> | undefined>("s.kind", "s.last_seen_at");
      if (!row) return undefined;
      const at = now().getTime();
      if (at - Number(row.last_seen_at) >= SEEN_MS)
        await knex(SESSIONS)
          .where({ id: sessionId })
          .update({ last_seen_at: at })
          // Somebody else writes: the session is as good without this note.
          .catch(() => undefined);
      return { kind: row.kind };
    },

    list: async (userId: number): Promise<ListedSession[]> => (await listed(userId)).map(listedSession),

    /** False: the account has no such session (any more). */
    end: async (userId: number, id: string): Promise<boolean> =>
      (await knex(SESSIONS).where({ user_id: userId, id }).delete()) > 0,

    /** All but this one. */
    endOthers: async (userId: number, id: string): Promise<void> =>
      void (await knex(SESSIONS).where({ user_id: userId }).whereNot({ id }).delete()),

    /** Those that are over, by their time, their account's stamp or its end; answers how many are gone. */
    prune: (): Promise<number> =>
      knex(SESSIONS)
        .where("expires_at", "<=", now().getTime())
        .orWhere("last_seen_at", "<=", now().getTime() - IDLE_MS)
        .orWhereNotExists(
          knex("up_users as u")
            .select(knex.raw("1"))
            .whereRaw(`u.id = ${SESSIONS}.user_id AND u.credential_stamp = ${SESSIONS}.stamp`),
        )
        .delete(),
  };
}

function listedSession({ id, kind, browser, system, ...row }: SessionRow): ListedSession {
  const moment = (value: number | string) => new Date(Number(value)).toISOString();
  return {
    ...{ id, kind, browser, system },
    createdAt: moment(row.created_at),
    lastSeenAt: moment(row.last_seen_at),
    expiresAt: moment(row.expires_at),
  };
}

/** Also inside somebody else's transaction. */
export async function forgetSessions(knex: Knex, userId: number): Promise<void> {
  await knex(SESSIONS).where({ user_id: userId }).delete();
}

/** One browser on one site: it keeps one session of an account. The device's name is its cookie's and stays there. */
export const browserKey = (device: string, origin: string): string =>
  createHash("sha256").update(`${device}\n${origin}`).digest("base64url");

export async function createSessionTable(knex: Knex): Promise<void> {
  if (await knex.schema.hasTable(SESSIONS)) {
    if (!(await knex.schema.hasColumn(SESSIONS, "browser_key")))
      await knex.schema.alterTable(SESSIONS, (table) => void table.string("browser_key"));
    return;
  }
  await knex.schema.createTable(SESSIONS, (table) => {
    table.string("id").primary();
    table.integer("user_id").notNullable().index("account_sessions_user");
    table.string("stamp").notNullable();
    table.string("kind").notNullable();
    table.string("browser");
    table.string("system");
    table.string("browser_key");
    table.bigInteger("created_at").notNullable();
    table.bigInteger("last_seen_at").notNullable();
    table.bigInteger("expires_at").notNullable().index("account_sessions_expiry");
  });
}
