import type { Core } from "@strapi/strapi";
import { parseUserAgent } from "@strapi/utils";
import { SESSION_ORIGIN, SESSION_TABLE } from "@gratweg/backoffice/sign-in/sessions";

const SESSION = "admin::session";

const SECONDS_OF_TWO_HOURS = 2 * 60 * 60;
const SECONDS_OF_THIRTY_DAYS = 30 * 24 * 60 * 60;
/** Sessions of type „session“ are those of shared computers. An access token opens nothing once its session has ended. */
export const SESSION_LIFESPANS = {
  accessTokenLifespan: SECONDS_OF_THIRTY_DAYS,
  maxRefreshTokenLifespan: SECONDS_OF_THIRTY_DAYS,
  idleRefreshTokenLifespan: SECONDS_OF_THIRTY_DAYS,
  maxSessionLifespan: SECONDS_OF_TWO_HOURS,
  idleSessionLifespan: SECONDS_OF_TWO_HOURS,
};

/** Saves a write on every request. */
const SEEN_INTERVAL_MS = 5 * 60_000;

export interface Client {
  isShared: boolean;
  userAgent: string;
}

export interface StartedSession {
  id: string;
  jwt: string;
}

export async function beginSession(
  strapi: Core.Strapi,
  userId: number,
  { isShared, userAgent }: Client,
): Promise<StartedSession> {
  const manager = strapi.sessionManager(SESSION_ORIGIN);
  const { browser, os } = parseUserAgent(userAgent);
  // Strapi names both iOS.
  const system = /\b(?:iPhone|iPad)\b/.exec(userAgent)?.[0] ?? os;
  const { token, sessionId } = await manager.generateRefreshToken(String(userId), undefined, {
    type: isShared ? "session" : "refresh",
    metadata: { browser, system },
  });
  const access = await manager.generateAccessToken(token);
  if ("error" in access) throw new Error(`Strapi issued no access token (${access.error}).`);
  return { id: sessionId, jwt: access.token };
}

/** Strapi itself checks only signature and time of an access token. */
export async function isActiveSession(strapi: Core.Strapi, sessionId: unknown): Promise<boolean> {
  if (typeof sessionId !== "string") return false;
  const sessions = strapi.db
    .connection(SESSION_TABLE)
    .where({ session_id: sessionId, origin: SESSION_ORIGIN });
  const session = await sessions
    .clone()
    .first<{ expires_at: Moment; updated_at: Moment } | undefined>("expires_at", "updated_at");
  if (!session || isOver({ expiresAt: session.expires_at })) return false;
  if (Date.now() - timeOf(session.updated_at) >= SEEN_INTERVAL_MS)
    // A failed note must not end the session.
    await sessions.update({ updated_at: new Date() }).catch(() => undefined);
  return true;
}

export async function isSharedSession(strapi: Core.Strapi, sessionId: string): Promise<boolean> {
  return (await strapi.db.query(SESSION).count({ where: { sessionId, type: "session" } })) > 0;
}

/** SQLite keeps milliseconds. */
type Moment = Date | string | number | undefined;

const timeOf = (moment: Moment): number => new Date(moment ?? 0).getTime();
const isOver = ({ expiresAt }: { expiresAt?: Moment }): boolean => timeOf(expiresAt) <= Date.now();
