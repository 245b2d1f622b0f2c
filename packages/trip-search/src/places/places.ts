/** Holds Natural Earth's admin-1 states and provinces (public domain), simplified: points after commas, rings after semicolons. */
import BOUNDARIES from "./boundaries.json";
import { createPlaceFinder } from "./containment";
import { boxOf } from "./geometry";
import gazetteer from "./places.json";
import { readTable } from "./table";
import type { Place, PlaceKind, Point } from "./place";

/** Holds the gazetteer, by tables of one kind each; `table.ts` says how a row is read. */
export const PLACES: readonly Place[] = gazetteer.flatMap(({ kind, places }) =>
  readTable(kind as PlaceKind, places, BOUNDARIES),
);

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
