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

interface Sessions {
  list(userId: number): Promise<{ id: string; createdAt: string }[]>;
  /** False: the account has no such session. */
  end(userId: number, id: string): Promise<boolean>;
  endOthers(userId: number, id: string): Promise<void>;
}

/** A recent sign-in is proof enough. */
const FRESH_MS = 15 * 60_000;

/** Ends sessions after a proof (ASVS 7.5.2); the own one ends without, as by signing out. */
export async function endSessionsWithProof(
  { userId, hasPassword, now }: { userId: number; hasPassword: boolean; now: Date },
  { ending, asking, password }: SessionOrder,
  sessions: Sessions,
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
