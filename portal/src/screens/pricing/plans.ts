import type { ContentClient } from "@gratweg/content-client";

export interface Plan {
  slug: string;
  name: string;
  teaser: string;
  priceCents: number;
  interval: "month" | "year";
  benefits: readonly string[];
}

/** What can be ordered, in the editors' order: `GET plans`, public. */
export async function fetchPlans(
  content: Pick<ContentClient, "find">,
  signal?: AbortSignal,
): Promise<Plan[]> {
  const { data } = await content.find(
    "plans",
    {
      fields: ["slug", "name", "teaser", "priceCents", "interval", "rank"],
      populate: { benefits: true },
      filters: { active: { $eq: true } },
      sort: ["rank", "name"],
    },
    { signal },
  );
  return data.map(({ slug, name, teaser, priceCents, interval, benefits }) => ({
    slug,
    name,
    teaser: teaser ?? "",
    priceCents,
    interval: interval === "month" ? "month" : "year",
    benefits: (benefits ?? []).map(({ text }) => text),
  }));
}
