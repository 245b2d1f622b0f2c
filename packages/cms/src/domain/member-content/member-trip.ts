import type { Core } from "@strapi/strapi";
import { OVERNIGHT_KINDS } from "./microcopy";

/** What only members get of a trip: the way itself, and everything to print. */
export interface MemberTripForServer {
  number: number;
  slug: string;
  title: string;
  teaser: string;
  days: {
    title: string;
    text: string;
    distanceKm: number;
    ascentM: number;
    descentM: number;
    hours: number;
    overnight: string | null;
    meals: string | null;
  }[];
  packingList: { title: string; items: string[] }[];
  arrivalByTrain: string;
  waypoints: Waypoint[];
  updatedAt: string;
}

interface Waypoint {
  name: string;
  day: number;
  kind: string;
  distanceKm: number;
  latitude: number;
  longitude: number;
  elevationM: number;
}

type Optional<Value> = Value | null | undefined;
interface DayComponent {
  title: string;
  description: string;
  distanceKm: number;
  ascentM: number;
  descentM: number;
  hours: number;
  overnightPlace: Optional<string>;
  overnightKind: Optional<string>;
  meals: Optional<string>;
}
interface TourDocument {
  number: number;
  slug: string;
  title: string;
  teaser: Optional<string>;
  days: Optional<DayComponent[]>;
  packingList: Optional<{ title: string; items: Optional<{ text: string }[]> }[]>;
  arrivalByTrain: Optional<string>;
  waypoints: Optional<Waypoint[]>;
  updatedAt: string | Date;
}

interface Documents {
  findFirst(params: object): Promise<TourDocument | null>;
}

/** Null when no published tour has the number. */
export async function memberTrip(
  strapi: Core.Strapi,
  tourNumber: number,
): Promise<MemberTripForServer | null> {
  const documents = strapi.documents("api::tour.tour") as unknown as Documents;
  const tour = await documents.findFirst({
    status: "published",
    filters: { number: tourNumber },
    fields: ["number", "slug", "title", "teaser", "arrivalByTrain", "updatedAt"],
    populate: { days: true, waypoints: true, packingList: { populate: { items: true } } },
  });
  return tour && forServer(tour);
}

function forServer(tour: TourDocument): MemberTripForServer {
  const { number, slug, title } = tour;
  return {
    number,
    slug,
    title,
    teaser: tour.teaser ?? "",
    days: (tour.days ?? []).map((day) => ({
      title: day.title,
      text: day.description,
      distanceKm: Number(day.distanceKm),
      ascentM: day.ascentM,
      descentM: day.descentM,
      hours: Number(day.hours),
      overnight: overnight(day),
      meals: day.meals || null,
    })),
    packingList: (tour.packingList ?? []).map((group) => ({
      title: group.title,
      items: (group.items ?? []).map(({ text }) => text),
    })),
    arrivalByTrain: tour.arrivalByTrain ?? "",
    waypoints: (tour.waypoints ?? []).map((point) => ({
      name: point.name,
      day: point.day,
      kind: point.kind,
      distanceKm: Number(point.distanceKm),
      latitude: Number(point.latitude),
      longitude: Number(point.longitude),
      elevationM: point.elevationM,
    })),
    updatedAt: new Date(tour.updatedAt).toISOString(),
  };
}

/** „Schutzhaus Hallerangeralm (Hütte)“. */
function overnight({ overnightPlace: place, overnightKind }: DayComponent): string | null {
  const kind = OVERNIGHT_KINDS[overnightKind ?? ""];
  if (!place) return kind ?? null;
  return kind && !place.toLowerCase().includes(kind.toLowerCase()) ? `${place} (${kind})` : place;
}
