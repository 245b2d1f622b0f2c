import type { PortalContentApi } from "@gratweg/flows";

export interface Plan {
  slug: string;
  name: string;
  teaser: string;
  priceCents: number;
  interval: "month" | "year";
  benefits: readonly string[];
}

/** What can be ordered, in the editors' order. */
export async function fetchPlans(
  content: Pick<PortalContentApi, "plans">,
  signal?: AbortSignal,
): Promise<Plan[]> {
  const plans = await content.plans(signal);
  return plans.map(({ price, ...plan }) => ({ ...plan, priceCents: price.amount }));
}
