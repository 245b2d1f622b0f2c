import { jwtVerify } from "jose";
import type { Knex } from "knex";
import { SESSION_ORIGIN, SESSION_TABLE } from "./sessions";

/** Saves a write on every request. */
const SEEN_INTERVAL_MS = 5 * 60_000;

export interface SignedIn {
  id: number;
  /** In lower case. */
  email: string;
  /** Bookings and membership are found by the address: only for who has confirmed it. */
  confirmed: boolean;
  blocked: boolean;
  /** A role that nobody knows gives nothing beyond being signed in. */
  role: "authenticated" | "manager";
}

interface Row {
  id: number;
  email: string;
  confirmed: unknown;
  blocked: unknown;
  role: string | null;
  expires_at: Date | number;
  updated_at: Date | number;
}

/** Tells whom an access token belongs to: by its signature, and by the session, which may have ended before. */
export function createSessionCheck(database: Knex, secret: string) {
  const key = new TextEncoder().encode(secret);

  async function claimsOf(token: string): Promise<{ sessionId: string; userId: number } | undefined> {
    const verified = await jwtVerify(token, key, { algorithms: ["HS256"] }).catch(() => undefined);
    const { type, sessionId, userId } = verified?.payload ?? {};
    const isAccess = type === "access" && typeof sessionId === "string" && /^\d+$/.test(String(userId));
    return isAccess ? { sessionId, userId: Number(userId) } : undefined;
  }

  return {
    async user(token: string): Promise<SignedIn | undefined> {
      const claims = await claimsOf(token);
      if (!claims) return undefined;
      const session = {
        session_id: claims.sessionId,
        origin: SESSION_ORIGIN,
        user_id: String(claims.userId),
      };
      const row = await database(`${SESSION_TABLE} as s`)
        .join("up_users as u", (on) => on.onVal("u.id", claims.userId))
        .leftJoin("up_users_role_lnk as l", "l.user_id", "u.id")
        .leftJoin("up_roles as r", "r.id", "l.role_id")
        .where("s.session_id", session.session_id)
        .where("s.origin", session.origin)
        .where("s.user_id", session.user_id)
        .first<Row | undefined>(
          "u.id",
          "u.email",
          "u.confirmed",
          "u.blocked",
          "r.type as role",
          "s.expires_at",
          "s.updated_at",
        );
      if (!row || timeOf(row.expires_at) <= Date.now()) return undefined;
      if (Date.now() - timeOf(row.updated_at) >= SEEN_INTERVAL_MS)
        // A failed note must not end the session.
        database(SESSION_TABLE)
          .where(session)
          .update({ updated_at: new Date() })
          .catch(() => undefined);
      return {
        id: Number(row.id),
        email: row.email.normalize("NFC").toLowerCase(),
        confirmed: Boolean(row.confirmed),
        blocked: Boolean(row.blocked),
        role: row.role === "manager" ? "manager" : "authenticated",
      };
    },
  };
}

/** SQLite keeps milliseconds. */
const timeOf = (moment: Date | number): number => new Date(moment).getTime();
