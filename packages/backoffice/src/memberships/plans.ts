import type { Knex, Row } from "./rows";
import type { PlanInterval } from "./types";

/** A plan as it is offered now. */
export interface OfferedPlan {
  slug: string;
  name: string;
  priceCents: number;
  interval: PlanInterval;
  stripePriceId: string | null;
}

/** Undefined for one that is not offered. */
export async function findPlan(database: Knex, slug: string): Promise<OfferedPlan | undefined> {
  const row = (await database("plans").where({ slug, active: true }).first()) as Row | undefined;
  return (
    row && {
      slug: String(row.slug),
      name: String(row.name),
      priceCents: Number(row.price_cents),
      interval: row.interval as PlanInterval,
      stripePriceId: (row.stripe_price_id as string | null) || null,
    }
  );
}
