import type { TripCard } from "@gratweg/contracts";
import { paths } from "@gratweg/contracts/routes";
import type { TripCardData } from "@gratweg/design-system";

/** A card's picture is never wider than these; the browser picks the smallest file that fits. */
const SIZES = "(min-width: 1280px) 400px, (min-width: 960px) 33vw, (min-width: 600px) 50vw, 100vw";

/** A card that leads to the trip's public page, where it can be booked. */
export function tripCardData(card: TripCard): TripCardData {
  return {
    href: paths.trip(card.number, card.slug),
    title: card.title,
    ...(card.image ? { image: { ...card.image, sizes: SIZES } } : {}),
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
