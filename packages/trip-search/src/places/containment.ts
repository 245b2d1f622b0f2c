import { runAtOnce, type Steps } from "../index/steps";
import { boxesMeet, distanceToLineKm, boxOf, inBox, inShape, type Box } from "./geometry";
import type { Place, PlaceKind, Point, TrackedTrip } from "./place";

/**
 * How much of a track lies in a place before the trip does. A trip that visits a town, a summit or a lake once has been there; a
 * region or a coast is more than a border crossed once, and a path or a river more than a bridge over it.
 */
interface Rule {
  points: number;
  share: number;
}
const VISIT: Rule = { points: 1, share: 0 };
const STAY: Rule = { points: 2, share: 0.08 };
const ALONG: Rule = { points: 2, share: 0.15 };
const FOLLOW: Rule = { points: 3, share: 0.25 };
const RULES: Partial<Record<PlaceKind, Rule>> = {
  "part-of-world": STAY,
  state: STAY,
  mountains: STAY,
  landscape: STAY,
  coast: STAY,
  sea: STAY,
  valley: STAY,
  river: ALONG,
  path: FOLLOW,
};

/** The largest borders have hundreds of points. */
const PLACES_OF_A_STEP = 16;

interface Area {
  place: Place;
  box: Box | null;
}

interface Track {
  points: readonly Point[];
  box: Box | null;
}

/** Points met twice, a hut of two nights, count once. */
function distinct(track: readonly Point[]): Track {
  const points = [...new Map(track.map((point) => [point.join(), point])).values()];
  return { points, box: boxOf({ polygons: [points] }) };
}

/** So far behind its border a trip from elsewhere is in a state: paths along a ridge are on both sides of it. */
const BORDER_KM = 1.5;

function isDeepIn(point: Point, { shape }: Place): boolean {
  return (shape.polygons ?? []).every((ring) => distanceToLineKm(point, ring) > BORDER_KM);
}

function isForeignState({ kind, within }: Place, country: string | null): boolean {
  return kind === "state" && country !== null && !within.includes(country);
}

function lies(track: Track, { place, box }: Area, country: string | null): boolean {
  if (!box || !track.box || !boxesMeet(box, track.box)) return false;
  const { points, share } = RULES[place.kind] ?? VISIT;
  const needed = Math.max(1, Math.min(points, track.points.length), share * track.points.length);
  const isForeign = isForeignState(place, country);
  let inside = 0;
  for (const point of track.points) {
    if (inBox(point, box) && inShape(point, place.shape) && (!isForeign || isDeepIn(point, place)))
      inside += 1;
    if (inside >= needed) return true;
  }
  return false;
}

export interface PlaceFinder {
  placesOf: (trip: TrackedTrip) => Place[];
  /** Reads the shapes in short steps; without it they are read at the first question, at once. */
  prepare: () => Steps<void>;
}

export function createPlaceFinder(places: readonly Place[]): PlaceFinder {
  let areas: ReadonlyMap<string, Area> | undefined;

  function* prepare(): Steps<void> {
    if (areas) return;
    const read = new Map<string, Area>();
    for (const place of places) {
      read.set(place.slug, { place, box: boxOf(place.shape) });
      if (read.size % PLACES_OF_A_STEP === 0) yield;
    }
    areas = read;
  }

  /**
   * A larger place follows from a smaller one unless it has a shape of its own that says no: a trip that starts in Passau is
   * no trip in Bavaria when it goes down the Danube to Vienna.
   */
  function add(found: Set<Place>, area: Area | undefined, track: Track, country: string | null): void {
    if (!area || found.has(area.place)) return;
    found.add(area.place);
    // A day across a border makes a trip through the Alps none in the south of Europe.
    if (area.place.kind === "country" && country !== null && area.place.slug !== country) return;
    for (const slug of area.place.within) {
      const larger = areas?.get(slug);
      if (larger && (!larger.box || lies(track, larger, country))) add(found, larger, track, country);
    }
  }

  function placesOf({ track, country }: TrackedTrip): Place[] {
    if (!areas) runAtOnce(prepare());
    const points = distinct(track);
    const found = new Set<Place>();
    for (const area of areas?.values() ?? [])
      if (lies(points, area, country)) add(found, area, points, country);
    if (country !== null) add(found, areas?.get(country), points, country);
    return places.filter((place) => found.has(place));
  }

  return { placesOf, prepare };
}
