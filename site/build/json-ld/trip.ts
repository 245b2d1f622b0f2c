import type { Departure } from "@gratweg/contracts";
import { paths } from "@gratweg/contracts/routes";
import type { OperatorNode } from "../content";
import { daysOf, type OfferState, type Trip } from "../trips";

const FEW_SEATS = 3;
const span = new Intl.DateTimeFormat("de-DE", { dateStyle: "long", timeZone: "UTC" });

/** A trip with its days, its organiser and an offer for each date. `origin` is the site's own, `canonical` the trip's owner's address. */
export function tripJsonLd(trip: Trip, origin: string, canonical: string): object {
  const { node, departures, operator } = trip;
  const provider = operator && organiser(operator);
  return {
    "@context": "https://schema.org",
    "@type": "TouristTrip",
    "@id": `${canonical}#reise`,
    name: node.title,
    description: node.teaser,
    url: canonical,
    ...(trip.pictures.length > 0 ? { image: trip.pictures.map(({ src }) => `${origin}${src}`) } : {}),
    ...(node.travelTypes?.length ? { touristType: node.travelTypes.map(({ name }) => name) } : {}),
    ...(provider ? { provider } : {}),
    itinerary: {
      "@type": "ItemList",
      numberOfItems: daysOf(trip),
      itemListElement: (node.days ?? []).map((day, index) => ({
        "@type": "ListItem",
        position: index + 1,
        item: { "@type": "TouristAttraction", name: day.title },
      })),
    },
    ...(departures.length > 0
      ? {
          offers: departures.map((departure) => ({
            "@type": "Offer",
            name: `${node.title}: ${span.formatRange(new Date(departure.startDate), new Date(departure.endDate))}`,
            price: (departure.price.amount / 100).toFixed(2),
            priceCurrency: departure.price.currency,
            ...stateOf(trip.offers.get(departure.number), departure),
            url: `${origin}${paths.booking(node.number, node.slug, departure.number)}`,
            // The traveller's contract is with the organiser; we mediate.
            ...(provider ? { seller: provider } : {}),
          })),
        }
      : {}),
  };
}

/** Bookable since it was entered until the day on which it starts. Seats are those of the build; the page itself asks for live ones. */
function stateOf(offer: OfferState | undefined, { startDate, capacity }: Departure): object {
  return {
    availability: `https://schema.org/${availabilityOf(offer?.seatsLeft ?? capacity)}`,
    ...(offer?.since ? { validFrom: offer.since } : {}),
    validThrough: startDate,
  };
}

function availabilityOf(seatsLeft: number): string {
  if (seatsLeft <= 0) return "SoldOut";
  return seatsLeft <= FEW_SEATS ? "LimitedAvailability" : "InStock";
}

function organiser(operator: OperatorNode): object {
  const address = {
    ...(operator.street ? { streetAddress: operator.street } : {}),
    ...(operator.postalCode ? { postalCode: operator.postalCode } : {}),
    ...(operator.city ? { addressLocality: operator.city } : {}),
    ...(operator.countryName ? { addressCountry: operator.countryName } : {}),
  };
  return {
    "@type": "Organization",
    name: operator.name,
    ...(operator.website ? { url: operator.website } : {}),
    ...(Object.keys(address).length > 0 ? { address: { "@type": "PostalAddress", ...address } } : {}),
  };
}
