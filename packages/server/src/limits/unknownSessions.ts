import type { SessionSource } from "../ports";
import { addressKey } from "./clientAddress";
import type { RequestLimit } from "./requestLimit";

/**
 * The source, asked no more by an address that has come with so many tokens that prove nothing. Rejects then, which is said as „not
 * now“, because somebody at the same address may be signed in.
 */
export function limitUnknownSessions(sessions: SessionSource, limit: RequestLimit): SessionSource {
  return {
    async user(token, context) {
      const who = addressKey(context.clientAddress);
      if (limit.wait(who) !== undefined) throw new Error("too many unknown sessions");
      const user = await sessions.user(token, context);
      if (!user) limit.take(who);
      return user;
    },
  };
}
