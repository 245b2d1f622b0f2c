import type { TripCard } from "@gratweg/contracts";
import { paths } from "@gratweg/contracts/routes";
import type { TripCardData } from "@gratweg/design-system";

/** A card that leads to the trip's public page, where it can be booked. */
export function tripCardData(card: TripCard): TripCardData {
  return {
    href: paths.trip(card.number, card.slug),
    title: card.title,
    image: card.image ?? undefined,
    country: card.country?.name,
    region: card.region?.name,
    activities: card.activities.map(({ name }) => name),
    days: card.days,
    difficulty: card.difficulty,
    priceFrom: card.priceFrom?.amount,
    cheapestDeparture: card.cheapestDeparture ?? undefined,
    nextDeparture: card.nextDeparture ?? undefined,
    operator: card.operator?.name,
    ...shownText(card),
  };
}

/** The excerpt stands in the teaser's place where neither title nor teaser shows why the trip was found. */
function shownText({ teaser, highlights }: TripCard): Pick<TripCardData, "teaser" | "highlights"> {
  const excerpt = highlights?.find(({ field }) => field === "snippet");
  if (!excerpt || highlights?.some(({ field }) => field !== "snippet")) return { teaser, highlights };
  return { teaser: excerpt.text, highlights: [{ field: "teaser", ranges: excerpt.ranges }] };
}
