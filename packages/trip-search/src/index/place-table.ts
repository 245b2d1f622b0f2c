import type { TripDocument } from "@gratweg/contracts";
import {
  boxAround,
  boxesMeet,
  boxOf,
  centreOf,
  distanceKm,
  placeBySlug,
  placesOf,
  type Box,
  type Point,
} from "../places";
import { LANDSCAPES } from "../understanding/landscapes";
import { addBit, emptyBits, type Bits } from "./bits";
import { endsStep, type Steps } from "./steps";

/** A day's excursion: who lives or stays there gets to the trip's track easily. */
export const NEAR_KM = 60;

/** Where the trips lie. */
export interface PlaceTable {
  /** The trips of each place that has any, landscapes („am Meer“) among them. */
  trips: ReadonlyMap<string, Bits>;
  /** Trips whose track comes near to the place; made when it is first asked for. Anybody may ask for what is no place: nothing of it is kept. */
  near(slug: string, km: number): Bits;
}

export function* buildPlaceTable(documents: readonly TripDocument[]): Steps<PlaceTable> {
  const trips = new Map<string, Bits>();
  const boxes: (Box | null)[] = [];
  for (const [number, document] of documents.entries()) {
    boxes.push(boxOf({ polygons: [document.track] }));
    for (const slug of tripPlaces(document)) {
      let bits = trips.get(slug);
      if (!bits) trips.set(slug, (bits = emptyBits(documents.length)));
      addBit(bits, number);
    }
    if (endsStep(number)) yield;
  }
  const nearby = new Map<string, Bits>();
  const none = emptyBits(documents.length);
  function near(slug: string, km: number): Bits {
    const place = placeBySlug(slug);
    if (!place) return none;
    const key = `${slug} ${km}`;
    let bits = nearby.get(key);
    if (!bits) nearby.set(key, (bits = tripsNear(documents, boxes, { centre: centreOf(place), km })));
    return bits;
  }
  return { trips, near };
}

/** Every site's index asks for the same trips. */
const known = new WeakMap<TripDocument, ReadonlySet<string>>();

/** Slugs of all places where a trip goes: by its track, its country and its region. */
export function tripPlaces(document: TripDocument): ReadonlySet<string> {
  let places = known.get(document);
  if (!places) known.set(document, (places = findPlaces(document)));
  return places;
}

function findPlaces(document: TripDocument): ReadonlySet<string> {
  const { track, country, region } = document;
  const places = new Set(placesOf({ track, country: country?.slug ?? null }).map(({ slug }) => slug));
  if (region) addWithLarger(places, region.slug);
  for (const [slug, { kinds }] of Object.entries(LANDSCAPES)) {
    const isThere = [...places].some((place) => {
      const kind = placeBySlug(place)?.kind;
      return kind !== undefined && (kinds as readonly string[]).includes(kind);
    });
    if (isThere && (IS_ABOUT[slug]?.(document, places) ?? true)) places.add(slug);
  }
  return places;
}

type IsAbout = (document: TripDocument, places: ReadonlySet<string>) => boolean;

/** Landscapes that many trips only touch. */
const IS_ABOUT: Readonly<Record<string, IsAbout | undefined>> = {
  berge: isMountainTrip,
  meer: isSeaTrip,
  // Each valley has its river: hut to hut above it is no trip along it.
  fluesse: (document, places) => !isMountainTrip(document, places),
};

const MOUNTAIN_ACTIVITIES: ReadonlySet<string> = new Set([
  ...["bergwandern", "huettenwandern", "trekking", "klettersteig", "schneeschuhwandern", "skiwandern"],
]);

/** A mountain range lies behind many a coast: who asks for mountains wants to walk in them. */
function isMountainTrip(
  { activities, travelFocusTypes }: TripDocument,
  places: ReadonlySet<string>,
): boolean {
  return (
    activities.some(({ slug }) => MOUNTAIN_ACTIVITIES.has(slug)) ||
    (travelFocusTypes.some(({ slug }) => slug === "gipfel-und-grate") && !places.has("mittelgebirge"))
  );
}

/** A river ends at the sea, and its trip is no trip along it. */
function isSeaTrip({ activities, travelFocusTypes }: TripDocument, places: ReadonlySet<string>): boolean {
  return (
    activities.some(({ slug }) => slug === "kuestenwandern") ||
    travelFocusTypes.some(({ slug }) => slug === "meer-und-kueste") ||
    [...places].some((slug) => ["island", "coast"].includes(placeBySlug(slug)?.kind ?? ""))
  );
}

function addWithLarger(places: Set<string>, slug: string): void {
  const place = placeBySlug(slug);
  if (!place || places.has(slug)) return;
  places.add(slug);
  for (const larger of place.within) addWithLarger(places, larger);
}

/** @param boxes around the tracks: most of them are far away, and a track has many points to be measured. */
function tripsNear(
  documents: readonly TripDocument[],
  boxes: readonly (Box | null)[],
  { centre, km }: { centre: Point; km: number },
): Bits {
  const bits = emptyBits(documents.length);
  const surroundings = boxAround(centre, km);
  for (const [number, box] of boxes.entries()) {
    if (!box || !boxesMeet(box, surroundings)) continue;
    const { track } = documents[number]!;
    if (track.some((point) => distanceKm(point, centre) <= km)) addBit(bits, number);
  }
  return bits;
}
