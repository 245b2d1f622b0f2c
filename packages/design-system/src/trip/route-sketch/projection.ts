export interface MapPoint {
  x: number;
  y: number;
}

export interface Place {
  latitude: number;
  longitude: number;
}

export type SheetFormat = "wide" | "square" | "tall";

/** The sheet's own units; every format shares one area. */
export const sheets: Record<SheetFormat, { width: number; height: number }> = {
  wide: { width: 960, height: 640 },
  square: { width: 800, height: 760 },
  tall: { width: 720, height: 860 },
};

export interface Projection {
  format: SheetFormat;
  width: number;
  height: number;
  unitsPerKm: number;
  project: (place: Place) => MapPoint;
}

const kmPerDegree = 111.32;
/** Share of the sheet that stays free on every side for names, scale and arrow. */
const margin = 0.15;

/** Equidistant on the middle latitude: on the extent of a walk no other projection looks different. */
export function projectionFor(places: readonly Place[]): Projection {
  const latitudes = places.map((place) => place.latitude);
  const longitudes = places.map((place) => place.longitude);
  const middle = { latitude: centre(latitudes), longitude: centre(longitudes) };
  const kmPerLongitude = kmPerDegree * Math.cos((middle.latitude * Math.PI) / 180);
  const widthKm = spread(longitudes) * kmPerLongitude;
  const heightKm = spread(latitudes) * kmPerDegree;
  const format = formatFor(widthKm, heightKm);
  const { width, height } = sheets[format];
  const unitsPerKm = Math.min(
    (width * (1 - 2 * margin)) / Math.max(widthKm, 1),
    (height * (1 - 2 * margin)) / Math.max(heightKm, 1),
  );
  return {
    format,
    width,
    height,
    unitsPerKm,
    project: (place) => ({
      x: width / 2 + (place.longitude - middle.longitude) * kmPerLongitude * unitsPerKm,
      y: height / 2 - (place.latitude - middle.latitude) * kmPerDegree * unitsPerKm,
    }),
  };
}

/** The longest round distance that takes at most `share` of the sheet's width. */
export function scaleBarKm(projection: Projection, share = 0.24): number {
  const most = (projection.width * share) / projection.unitsPerKm;
  const magnitude = 10 ** Math.floor(Math.log10(most));
  return ([5, 2, 1].find((factor) => factor * magnitude <= most) ?? 1) * magnitude;
}

function formatFor(widthKm: number, heightKm: number): SheetFormat {
  if (widthKm > heightKm * 1.15) return "wide";
  return heightKm > widthKm * 1.35 ? "tall" : "square";
}

function centre(values: readonly number[]): number {
  return values.length ? (Math.min(...values) + Math.max(...values)) / 2 : 0;
}

function spread(values: readonly number[]): number {
  return values.length ? Math.max(...values) - Math.min(...values) : 0;
}
