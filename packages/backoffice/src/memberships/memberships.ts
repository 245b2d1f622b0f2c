import { mailHost } from "../bookings/mails";
import { foldEmailAddress } from "../email-address";
import type { GivenBack, PaymentEvent } from "./events";
import { findPlan, type OfferedPlan } from "./plans";
import { answerFor } from "./read";
import { record, type Recorded } from "./record";
import { SUBSCRIPTIONS, subscriptionOf, type Knex, type Row } from "./rows";
import type { MembershipAnswer } from "./types";

export interface Memberships {
  /** Finds an account's membership by its address; none of an account that was deleted since its token was checked. */
  of(user: { id: number }): Promise<MembershipAnswer>;
  /** Undefined for one that is not offered. */
  plan(slug: string): Promise<OfferedPlan | undefined>;
  /** Counts each event's id exactly once. */
  record(event: PaymentEvent): Promise<Recorded>;
  /** Everything of a contract without an owner went back: who paid gets a mail, once. */
  recordReturn(returned: GivenBack): Promise<Recorded>;
}

export function createMemberships(database: Knex, mailFrom: string): Memberships {
  const host = mailHost(mailFrom);
  return {
    async of({ id }) {
      const user = await database("up_users").where({ id }).first<Row | undefined>("email");
      if (!user) return answerFor([], new Date());
      const rows = (await database(SUBSCRIPTIONS)
        .whereRaw("LOWER(email) = ?", [foldEmailAddress(String(user.email))])
        .whereNot({ state: "pending" })) as Row[];
      return answerFor(rows.map(subscriptionOf), new Date());
    },
    plan: (slug) => findPlan(database, slug),
    record: (event) => record(database, event, { mailHost: host }),
    recordReturn: (givenBack) => record(database, givenBack.event, { mailHost: host, givenBack }),
  };
}
