import { answerFor } from "./read";
import { SUBSCRIPTIONS, subscriptionOf, type Knex, type Row } from "./rows";
import type { MembershipAnswer } from "./types";

export interface Memberships {
  /** Of an account, found by its address; undefined where there is no such account. */
  ofUser(userId: number): Promise<MembershipAnswer | undefined>;
  /** The one function that decides about access. */
  isMember(email: string, now: Date): Promise<boolean>;
}

export function createMemberships({ knex, now }: { knex: Knex; now: () => Date }): Memberships {
  const ofEmail = async (email: string, at: Date): Promise<MembershipAnswer> => {
    const rows = (await knex(SUBSCRIPTIONS).whereRaw("LOWER(email) = ?", [email.toLowerCase()])) as Row[];
    return answerFor(rows.filter(({ state }) => state !== "pending").map(subscriptionOf), at);
  };
  return {
    async ofUser(userId) {
      const user = (await knex("up_users").where({ id: userId }).first("email")) as Row | undefined;
      return user && ofEmail(String(user.email), now());
    },
    isMember: async (email, at) => (await ofEmail(email, at)).hasAccess,
  };
}
