import type { Sessions } from "../sign-in/sessions";
import type { CheckPassword } from "./deletion";

/** One session by its id, or all but the one that asks. */
export type SessionEnding = { end: string } | { keep: string };

export interface SessionOrder {
  ending: SessionEnding;
  /** The session that asks. */
  asking: string;
  password?: string;
}

/** `sign-in-old`: there is no password to ask for, so it takes a session that has just begun. */
export type SessionEnd = "ended" | "unknown" | "wrong-password" | "sign-in-old";

/** Whoever has just signed in has proven it. */
const FRESH_MS = 15 * 60_000;

/**
 * Ends sessions after a proof (ASVS 7.5.2): whoever finds a browser that was left open ends no other one. One's own ends without: that
 * is signing out.
 */
export async function endSessions(
  { userId, hasPassword, now }: { userId: number; hasPassword: boolean; now: Date },
  { ending, asking, password }: SessionOrder,
  sessions: Pick<Sessions, "list" | "end" | "endOthers">,
  checkPassword: CheckPassword,
): Promise<SessionEnd> {
  const isOwn = "end" in ending && ending.end === asking;
  if (!isOwn && !(await isFresh())) {
    if (!hasPassword) return "sign-in-old";
    if (password === undefined || !(await checkPassword(userId, password))) return "wrong-password";
  }
  if ("end" in ending) return (await sessions.end(userId, ending.end)) ? "ended" : "unknown";
  await sessions.endOthers(userId, ending.keep);
  return "ended";

  async function isFresh(): Promise<boolean> {
    const session = (await sessions.list(userId)).find(({ id }) => id === asking);
    return session !== undefined && now.getTime() - Date.parse(session.createdAt) < FRESH_MS;
  }
}
