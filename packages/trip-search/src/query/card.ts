import type { TripCard } from "@gratweg/contracts";
import type { TripIndex } from "../index/build";
import { NEVER, type Calendar } from "../index/calendar";
import { dayText } from "../index/departure-table";
import type { Clause } from "./clauses";
import { cheapestMatching, nextMatching, type DepartureFilter } from "./departures";
import { highlightTrip } from "./highlight";

export function buildCard(
  index: TripIndex,
  calendar: Calendar,
  departures: DepartureFilter,
  clauses: readonly Clause[],
  trip: number,
): TripCard {
  const { number, slug, title, teaser, image, country, region, activities, days, difficulty, operator } =
    index.trips[trip]!;
  const cheapest = cheapestMatching(index, calendar, departures, trip);
  const next = nextMatching(index, calendar, departures, trip);
  const highlights = clauses.length > 0 ? highlightTrip(index, trip, clauses) : [];
  return {
    number,
    slug,
    title,
    teaser,
    image,
    country,
    region,
    activities,
    days,
    difficulty,
    priceFrom: cheapest === null ? null : { amount: index.departures.cents[cheapest]!, currency: "EUR" },
    cheapestDeparture: cheapest === null ? null : dayText(index.departures.days[cheapest]!),
    nextDeparture: next === NEVER ? null : dayText(next),
    operator,
    ...(highlights.length > 0 ? { highlights } : {}),
  };
}
