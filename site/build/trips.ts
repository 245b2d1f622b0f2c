import {
  withCardPictures,
  type Departure,
  type Named,
  type TripCard,
  type TripDocument,
} from "@gratweg/contracts";
import { askedFor, tripFeatures } from "@gratweg/contracts/features";
import type { SiteKey } from "@gratweg/sites";
import type { PictureModel, TripModel, WaypointModel } from "../src/view-models";
import type { Blocks } from "./content-nodes";
import type { Content, DepartureNode, OperatorNode, TourNode } from "./content";
import { lastChange } from "./discovery/last-change";
import { toPicture } from "./pictures/models";
import { publicLine } from "./public-line";
import { showsOn } from "./shows-on";
import { textOf } from "./text";

export interface OfferState {
  /** Day on which the departure was entered. */
  since: string | null;
  /** When the build read it. */
  seatsLeft: number;
}

/** One tour with everything that hangs on it, as the build's functions pass it around. */
export interface Trip {
  node: TourNode;
  pictures: PictureModel[];
  departures: Departure[];
  /** By number of the departure, for machines alone: what people see of seats the page asks for itself. */
  offers: ReadonlyMap<number, OfferState>;
  /** When the trip or one of its dates was last changed. */
  lastmod: string | null;
  operator: OperatorNode | null;
  continent: Named | null;
}

/** The tours that a site shows, with departures from `today` on. */
export function tripsOf(content: Content, siteKey: SiteKey, today: string): Trip[] {
  const departures = new Map<number, DepartureNode[]>();
  for (const departure of content.departures.nodes) {
    if (departure.tour === null) continue;
    const list = departures.get(departure.tour.number) ?? [];
    list.push(departure);
    departures.set(departure.tour.number, list);
  }
  const isOffered = ({ state, startDate }: DepartureNode) => state !== "cancelled" && startDate >= today;
  const operators = new Map(content.operators.nodes.map((operator) => [operator.slug, operator]));
  const continents = new Map(content.countries.nodes.map((country) => [country.slug, country.continent]));
  return content.tours.nodes
    .filter((node) => showsOn(node.sites, siteKey))
    .map((node) => ({ node, dates: departures.get(node.number) ?? [] }))
    .map(({ node, dates }) => ({
      node,
      pictures: (node.gallery ?? []).flatMap((media) => toPicture(media, node.title) ?? []).slice(0, 3),
      departures: dates.filter(isOffered).map(toDeparture),
      offers: new Map(
        dates.map(({ number, createdAt, seatsLeft, capacity }) => [
          number,
          { since: createdAt?.slice(0, 10) ?? null, seatsLeft: seatsLeft ?? capacity },
        ]),
      ),
      // A cancelled date changes what the page shows, too.
      lastmod: lastChange(node, ...dates),
      operator: operators.get(node.operator?.slug ?? "") ?? null,
      continent: continents.get(node.country?.slug ?? "") ?? null,
    }));
}

export function tripsByNumber(trips: readonly Trip[]): ReadonlyMap<number, Trip> {
  return new Map(trips.map((trip) => [trip.node.number, trip]));
}

/** `seatsLeft` is the capacity here: a static page does not know what has been taken and shows no number of seats. */
function toDeparture(node: DepartureNode): Departure {
  return {
    number: node.number,
    startDate: node.startDate,
    endDate: node.endDate,
    price: euro(node.priceCents),
    singleSupplement: euro(node.singleSupplementCents ?? 0),
    capacity: node.capacity,
    seatsLeft: node.capacity,
    minimumParticipants: node.minimumParticipants ?? 0,
    guaranteed: node.guaranteed ?? false,
  };
}

export function daysOf({ node }: Trip): number {
  return Math.max(1, node.days?.length ?? 0);
}

export function difficultyOf({ node }: Trip): number {
  return Math.max(node.techniqueGrade, node.fitnessGrade);
}

export function toCard(trip: Trip): TripCard {
  const { node, departures } = trip;
  // Departures stand in the order of their days, which the sort keeps among equal prices.
  const [cheapest] = [...departures].sort((one, other) => one.price.amount - other.price.amount);
  return {
    number: node.number,
    slug: node.slug,
    title: node.title,
    teaser: node.teaser,
    image: trip.pictures[0] ?? null,
    country: node.country,
    region: node.region,
    activities: node.activities ?? [],
    days: daysOf(trip),
    difficulty: difficultyOf(trip),
    priceFrom: cheapest?.price ?? null,
    cheapestDeparture: cheapest?.startDate ?? null,
    nextDeparture: departures[0]?.startDate ?? null,
    operator: node.operator,
  };
}

/** Cards of one list, of whose pictures neighbours differ. */
export function toCards(trips: readonly Trip[]): TripCard[] {
  return withCardPictures(trips.map(toCard), picturesOf(trips));
}

/** Maps each trip's number to its pictures. */
export function picturesOf(trips: readonly Trip[]): ReadonlyMap<number, PictureModel[]> {
  return new Map(trips.map(({ node, pictures }) => [node.number, pictures]));
}

export function toDocument(trip: Trip): TripDocument {
  const { node } = trip;
  return {
    number: node.number,
    slug: node.slug,
    title: node.title,
    teaser: node.teaser,
    image: trip.pictures[0] ?? null,
    continent: trip.continent,
    country: node.country,
    region: node.region,
    activities: node.activities ?? [],
    travelTypes: node.travelTypes ?? [],
    travelFocusTypes: node.travelFocusTypes ?? [],
    operator: node.operator,
    days: daysOf(trip),
    difficulty: difficultyOf(trip),
    highlights: (node.highlights ?? []).map(({ title, text }) => `${title}. ${text}`),
    body: [
      textOf(node.body),
      ...(node.days ?? []).map(({ title, description, overnightPlace }) =>
        [title, description, overnightPlace ?? ""].join(". "),
      ),
      ...(node.waypoints ?? []).map(({ name }) => name),
    ].join("\n"),
    departures: trip.departures.map(({ number, startDate, endDate, price }) => ({
      number,
      startDate,
      endDate,
      priceCents: price.amount,
    })),
    sites: [],
    features: tripFeatures(node),
    childrenFromAge: node.childrenFromAge,
    track: publicLine((node.waypoints ?? []) as WaypointModel[]).map(
      ({ latitude, longitude }) => [latitude, longitude] as const,
    ),
  };
}

export function toTripModel(trip: Trip, related: TripCard[]): TripModel {
  const { node, operator } = trip;
  return {
    number: node.number,
    slug: node.slug,
    title: node.title,
    teaser: node.teaser,
    pictures: trip.pictures,
    body: node.body ?? [],
    highlights: node.highlights ?? [],
    days: node.days ?? [],
    totals: {
      distanceKm: node.distanceKm,
      ascentM: node.ascentM,
      descentM: node.descentM,
      note: node.distanceNote,
    },
    techniqueGrade: node.techniqueGrade,
    fitnessGrade: node.fitnessGrade,
    groupSize: { min: node.groupSizeMin, max: node.groupSizeMax },
    guideLanguage: node.guideLanguage ?? "Deutsch",
    included: (node.included ?? []).map(({ text }) => text),
    notIncluded: (node.notIncluded ?? []).map(({ text }) => text),
    arrivalByTrain: node.arrivalByTrain,
    asked: askedFor(node),
    reducedMobility: node.reducedMobility,
    nights: nightsOf(node.days ?? []),
    waypoints: publicLine((node.waypoints ?? []) as WaypointModel[]),
    questions: (node.questions ?? []).map(({ question, answer }) => ({
      question,
      answer: answer ?? ([] as Blocks),
    })),
    activities: node.activities ?? [],
    country: node.country,
    region: node.region,
    operator: operator && {
      slug: operator.slug,
      name: operator.name,
      description: operator.description,
      address: addressOf(operator),
      insolvencyInsurer: operator.insolvencyInsurer,
      website: operator.website,
      logo: toPicture(operator.logo, operator.name),
    },
    departures: trip.departures,
    related,
  };
}

/** As the content system counts them for a booking (`domain/bookings/content.ts`): a single room can only be had where there are rooms. */
const ROOMS: readonly (string | null)[] = ["hotel", "pension", "gasthof", "schiff"];

function nightsOf(days: readonly { overnightKind: string | null }[]): TripModel["nights"] {
  const nights = days.map(({ overnightKind }) => overnightKind).filter((kind) => kind && kind !== "keine");
  return { total: nights.length, inRooms: nights.filter((kind) => ROOMS.includes(kind)).length };
}

/** Other trips that share most with this one: region, country, activities, difficulty; the sooner departure first. */
export function relatedTo(trip: Trip, all: readonly Trip[], count = 3): TripCard[] {
  const shared = (other: Trip): number =>
    (other.node.region?.slug === trip.node.region?.slug ? 4 : 0) +
    (other.node.country?.slug === trip.node.country?.slug ? 2 : 0) +
    (other.node.activities ?? []).filter(({ slug }) => trip.node.activities?.some((own) => own.slug === slug))
      .length +
    (Math.abs(difficultyOf(other) - difficultyOf(trip)) <= 1 ? 1 : 0);
  const related = all
    .filter((other) => other.node.number !== trip.node.number && other.departures.length > 0)
    .map((other) => ({ other, score: shared(other) }))
    .sort(
      (a, b) =>
        b.score - a.score ||
        (a.other.departures[0]?.startDate ?? "").localeCompare(b.other.departures[0]?.startDate ?? "") ||
        a.other.node.number - b.other.node.number,
    )
    .slice(0, count);
  return toCards(related.map(({ other }) => other));
}

function addressOf(operator: OperatorNode): string | null {
  const town = [operator.postalCode, operator.city].filter(Boolean).join(" ");
  const parts = [operator.street, town, operator.countryName].filter((part): part is string => Boolean(part));
  return parts.length > 0 ? parts.join(", ") : null;
}

function euro(amount: number): { amount: number; currency: "EUR" } {
  return { amount, currency: "EUR" };
}
