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
    teaser: card.teaser,
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
    highlights: card.highlights,
  };
}
