import { foldEmailAddress } from "../email-address";
import { answerFor } from "./read";
import { createRecorder, type RecorderOptions } from "./record";
import type { PaymentEvent } from "./events";
import type { Recorded } from "./record";
import { SUBSCRIPTIONS, subscriptionOf, type Row } from "./rows";
import type { GivenBack, MembershipAnswer, PlanInterval } from "./types";

/** A plan as it is offered now. */
export interface OfferedPlan {
  slug: string;
  name: string;
  priceCents: number;
  interval: PlanInterval;
  stripePriceId: string | null;
}

export interface Memberships {
  /** Of an account, found by its address; undefined where there is no such account. */
  ofUser(userId: number): Promise<MembershipAnswer | undefined>;
  /** The one function that decides about access. */
  isMember(email: string, now: Date): Promise<boolean>;
  /** Undefined for one that is not offered. */
  plan(slug: string): Promise<OfferedPlan | undefined>;
  record(event: PaymentEvent, givenBack?: GivenBack | null): Promise<Recorded>;
}

export function createMemberships(options: RecorderOptions): Memberships {
  const { knex, now } = options;
  const ofEmail = async (email: string, at: Date): Promise<MembershipAnswer> => {
    const rows = (await knex(SUBSCRIPTIONS)
      .whereRaw("LOWER(email) = ?", [foldEmailAddress(email)])
      .whereNot({ state: "pending" })) as Row[];
    return answerFor(rows.map(subscriptionOf), at);
  };
  return {
    async ofUser(userId) {
      const user = await knex("up_users").where({ id: userId }).first<Row | undefined>("email");
      return user && ofEmail(String(user.email), now());
    },
    isMember: async (email, at) => (await ofEmail(email, at)).hasAccess,
    async plan(slug) {
      const row = (await knex("plans").where({ slug, active: true }).first()) as Row | undefined;
      return (
        row && {
          slug: String(row.slug),
          name: String(row.name),
          priceCents: Number(row.price_cents),
          interval: row.interval as PlanInterval,
          stripePriceId: (row.stripe_price_id as string | null) || null,
        }
      );
    },
    record: createRecorder(options),
  };
}
