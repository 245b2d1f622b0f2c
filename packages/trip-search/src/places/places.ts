import { createPlaceFinder } from "./containment";
import { boxOf } from "./geometry";
import { CITIES } from "./tables/cities";
import { COUNTRIES } from "./tables/countries";
import { ISLANDS } from "./tables/islands";
import { LANDSCAPES } from "./tables/landscapes";
import { MOUNTAINS } from "./tables/mountains";
import { NATIONAL_PARKS } from "./tables/national-parks";
import { PATHS } from "./tables/paths";
import { PEAKS } from "./tables/peaks";
import { STATES } from "./tables/states";
import { WATERS } from "./tables/waters";
import { WORLD } from "./tables/world";
import type { Place, Point } from "./place";

export const PLACES: readonly Place[] = [
  ...WORLD,
  ...COUNTRIES,
  ...STATES,
  ...LANDSCAPES,
  ...MOUNTAINS,
  ...ISLANDS,
  ...WATERS,
  ...NATIONAL_PARKS,
  ...PATHS,
  ...PEAKS,
  ...CITIES,
];

const BY_SLUG: ReadonlyMap<string, Place> = new Map(PLACES.map((place) => [place.slug, place]));

export function placeBySlug(slug: string): Place | undefined {
  return BY_SLUG.get(slug);
}

/**
 * All places where a trip lies, larger ones included: what a track's points say, and the trip's country. A larger place with a
 * shape of its own is left out where the track only touches it.
 */
export const { placesOf, prepare: preparePlaces } = createPlaceFinder(PLACES);

/** The middle of the box around the shape, unless the table says another one. */
export function centreOf(place: Place): Point {
  const box = boxOf(place.shape);
  if (place.centre) return place.centre;
  if (!box) throw new Error(`${place.slug} has neither a shape nor a centre.`);
  return [(box.south + box.north) / 2, (box.west + box.east) / 2];
}
