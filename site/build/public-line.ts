import type { WaypointModel } from "../src/view-models";

/** In degrees, about half a kilometre: nobody walks by that. */
const FINEST = 0.005;
/** The sketch is drawn over at most so many cells; a long way is rounded more. */
const CELLS = 80;

/**
 * The way as everybody may see it: places and heights as they are, coordinates rounded to what the sketch can show. The way itself, as a
 * file and on a map, is what members pay for, and page data is public.
 */
export function publicLine(waypoints: readonly WaypointModel[]): WaypointModel[] {
  const extent = Math.max(
    spread(waypoints.map(({ latitude }) => latitude)),
    spread(waypoints.map(({ longitude }) => longitude)),
  );
  const cell = Math.max(1, Math.ceil(extent / CELLS / FINEST)) * FINEST;
  const rounded = (degrees: number) => Number((Math.round(degrees / cell) * cell).toFixed(3));
  return waypoints.map(({ latitude, longitude, ...place }) => ({
    ...place,
    latitude: rounded(latitude),
    longitude: rounded(longitude),
  }));
}

function spread(values: readonly number[]): number {
  return values.length === 0 ? 0 : Math.max(...values) - Math.min(...values);
}
