import type { Point, Shape } from "./place";

const KM_PER_DEGREE = 111.2;
const EARTH_RADIUS_KM = 6371;
const RADIANS = Math.PI / 180;

/** Great-circle distance (haversine). */
export function distanceKm([latitudeA, longitudeA]: Point, [latitudeB, longitudeB]: Point): number {
  const dLatitude = (latitudeB - latitudeA) * RADIANS;
  const dLongitude = (longitudeB - longitudeA) * RADIANS;
  const chord =
    Math.sin(dLatitude / 2) ** 2 +
    Math.cos(latitudeA * RADIANS) * Math.cos(latitudeB * RADIANS) * Math.sin(dLongitude / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Even-odd rule; rings do not cross the date line. */
function inRing([latitude, longitude]: Point, ring: readonly Point[]): boolean {
  let inside = false;
  let previous = ring.at(-1);
  for (const corner of ring) {
    if (previous) {
      const [latA, lonA] = corner;
      const [latB, lonB] = previous;
      const crosses = latA > latitude !== latB > latitude;
      if (crosses && longitude < ((lonB - lonA) * (latitude - latA)) / (latB - latA) + lonA) inside = !inside;
    }
    previous = corner;
  }
  return inside;
}

/** Plane geometry around the point: right to a few per mille within hundreds of kilometres, away from the poles. */
function distanceToSegmentKm([latitude, longitude]: Point, from: Point, to: Point): number {
  const scale = Math.cos(latitude * RADIANS);
  const [x, y] = [(from[1] - longitude) * scale, from[0] - latitude];
  const [dx, dy] = [(to[1] - from[1]) * scale, to[0] - from[0]];
  const squared = dx * dx + dy * dy;
  const part = squared === 0 ? 0 : Math.min(1, Math.max(0, -(x * dx + y * dy) / squared));
  return Math.hypot(x + part * dx, y + part * dy) * KM_PER_DEGREE;
}

export function distanceToLineKm(point: Point, line: readonly Point[]): number {
  let nearest = Infinity;
  let from = line[0];
  for (const to of line) {
    if (from) nearest = Math.min(nearest, distanceToSegmentKm(point, from, to));
    from = to;
  }
  return nearest;
}

export function inShape(point: Point, shape: Shape): boolean {
  return (
    (shape.circles?.some(({ at, km }) => distanceKm(point, at) <= km) ?? false) ||
    (shape.lines?.some(({ along, km }) => distanceToLineKm(point, along) <= km) ?? false) ||
    (shape.polygons?.some((ring) => inRing(point, ring)) ?? false)
  );
}

export interface Box {
  south: number;
  west: number;
  north: number;
  east: number;
}

function around([latitude, longitude]: Point, km: number): [Point, Point] {
  const up = km / KM_PER_DEGREE;
  const aside = up / Math.max(0.05, Math.cos((Math.abs(latitude) + up) * RADIANS));
  return [
    [latitude - up, longitude - aside],
    [latitude + up, longitude + aside],
  ];
}

/** The box around a shape; `null` for an empty one. */
export function boxOf(shape: Shape): Box | null {
  const corners = [...(shape.polygons ?? []).flat()];
  for (const { at, km } of shape.circles ?? []) corners.push(...around(at, km));
  for (const { along, km } of shape.lines ?? []) for (const at of along) corners.push(...around(at, km));
  if (corners.length === 0) return null;
  const box: Box = { south: 90, west: 180, north: -90, east: -180 };
  for (const [latitude, longitude] of corners) {
    box.south = Math.min(box.south, latitude);
    box.north = Math.max(box.north, latitude);
    box.west = Math.min(box.west, longitude);
    box.east = Math.max(box.east, longitude);
  }
  return box;
}

const EVERYWHERE: Box = { south: -90, west: -180, north: 90, east: 180 };
/** So near to a pole a circle may have every longitude in it. */
const FURTHEST_LATITUDE = 86;

/** A box in which every point lies that is so near; the whole world where that would reach over the date line or a pole. */
export function boxAround(centre: Point, km: number): Box {
  // A little more than the way along the surface, which `around` reckons in degrees.
  const box = boxOf({ circles: [{ at: centre, km: km + 1 }] }) ?? EVERYWHERE;
  const isPlain =
    box.west >= -180 && box.east <= 180 && box.south >= -FURTHEST_LATITUDE && box.north <= FURTHEST_LATITUDE;
  return isPlain ? box : EVERYWHERE;
}

export function inBox([latitude, longitude]: Point, box: Box): boolean {
  return latitude >= box.south && latitude <= box.north && longitude >= box.west && longitude <= box.east;
}

export function boxesMeet(a: Box, b: Box): boolean {
  return a.south <= b.north && b.south <= a.north && a.west <= b.east && b.west <= a.east;
}
