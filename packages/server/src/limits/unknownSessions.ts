import { createHash } from "node:crypto";
import type { SessionSource } from "../ports";
import { addressKey } from "./clientAddress";
import type { RequestLimit } from "./requestLimit";

const MOST_REMEMBERED = 20_000;

/**
 * The source, asked no more by an address that has come with so many tokens that prove nothing. Rejects then, which is said as „not
 * now“, because somebody at the same address may be signed in. A token that proved somebody lately is asked about all the same: one
 * client shuts nobody out who shares its address.
 */
export function limitUnknownSessions(sessions: SessionSource, limit: RequestLimit): SessionSource {
  /** Digests, in the order in which they were last right. */
  const known = new Set<string>();

  return {
    async user(token, context) {
      const who = addressKey(context.clientAddress);
      const digest = createHash("sha256").update(token).digest("base64url");
      if (!known.has(digest) && limit.wait(who) !== undefined) throw new Error("too many unknown sessions");
      const user = await sessions.user(token, context);
      known.delete(digest);
      if (user) {
        known.add(digest);
        for (const oldest of known) {
          if (known.size <= MOST_REMEMBERED) break;
          known.delete(oldest);
        }
      } else limit.take(who);
      return user;
    },
  };
}
