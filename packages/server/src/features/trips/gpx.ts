import { escapeHtml } from "@gratweg/contracts/kernel";
import { microcopy } from "../../microcopy";
import type { ContentMemberTrip, Waypoint } from "./memberContent";

const { gpx: texts } = microcopy.members;
/** About ten centimetres; what is more exact is noise. */
const DIGITS = 6;

/** A day's way: from where the day before has ended, through its own places. */
interface DayTrack {
  day: number;
  title: string;
  points: Waypoint[];
}

export function dayTracks({ waypoints, days }: Pick<ContentMemberTrip, "waypoints" | "days">): DayTrack[] {
  const numbers = [...new Set(waypoints.map(({ day }) => day))].sort((one, other) => one - other);
  let last: Waypoint | undefined;
  return numbers.flatMap((day) => {
    const own = waypoints.filter((point) => point.day === day);
    const points = (last ? [last, ...own] : own).filter(
      (point, index, all) => index === 0 || positionOf(point) !== positionOf(all[index - 1]),
    );
    last = own.at(-1);
    return points.length < 2 ? [] : [{ day, title: days[day - 1]?.title ?? "", points }];
  });
}

/** How many points the file's tracks have; 0 where there is nothing to walk along. */
export function trackPoints(trip: Pick<ContentMemberTrip, "waypoints" | "days">): number {
  return dayTracks(trip).reduce((sum, { points }) => sum + points.length, 0);
}

export function gpxFileName({ slug }: Pick<ContentMemberTrip, "slug">): string {
  return `${slug}.gpx`;
}

/** GPX 1.1: the places, and a track for each day. `href` is the trip's public page. */
export function toGpx(trip: ContentMemberTrip, href: string): string {
  const tracks = dayTracks(trip);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx xmlns="http://www.topografix.com/GPX/1/1" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" ' +
      'xsi:schemaLocation="http://www.topografix.com/GPX/1/1 http://www.topografix.com/GPX/1/1/gpx.xsd" ' +
      'version="1.1" creator="Gratweg">',
    "<metadata>",
    text("name", trip.title),
    text("desc", `${trip.teaser} ${texts.note}`.trim()),
    `<link href="${escaped(href)}">${text("text", texts.page)}</link>`,
    text("time", trip.updatedAt),
    bounds(trip.waypoints),
    "</metadata>",
    ...distinct(trip.waypoints).map((point) => place("wpt", point, text("type", kindOf(point)))),
    ...tracks.flatMap(({ day, title, points }) => [
      "<trk>",
      text("name", texts.day(day, title)),
      text("number", String(day)),
      "<trkseg>",
      ...points.map((point) => place("trkpt", point)),
      "</trkseg>",
      "</trk>",
    ]),
    "</gpx>",
    "",
  ].join("\n");
}

function place(element: "wpt" | "trkpt", point: Waypoint, more = ""): string {
  const { latitude, longitude, elevationM, name } = point;
  const position = `lat="${degrees(latitude)}" lon="${degrees(longitude)}"`;
  return `<${element} ${position}>${text("ele", String(elevationM))}${text("name", name)}${more}</${element}>`;
}

function placeOf(point: Waypoint | undefined): string {
  return point ? `${point.name} ${positionOf(point)}` : "";
}

/** A stop and the bus stop in front of it are no way, whatever their names. */
function positionOf(point: Waypoint | undefined): string {
  return point ? `${degrees(point.latitude)} ${degrees(point.longitude)}` : "";
}

/** A hut where one rests at noon and sleeps at night is one place. */
function distinct(waypoints: readonly Waypoint[]): Waypoint[] {
  const seen = new Map(waypoints.map((point) => [placeOf(point), point] as const));
  return [...seen.values()];
}

function bounds(waypoints: readonly Waypoint[]): string {
  const latitudes = waypoints.map(({ latitude }) => latitude);
  const longitudes = waypoints.map(({ longitude }) => longitude);
  const [south, west, north, east] = [
    Math.min(...latitudes),
    Math.min(...longitudes),
    Math.max(...latitudes),
    Math.max(...longitudes),
  ].map(degrees);
  return `<bounds minlat="${south}" minlon="${west}" maxlat="${north}" maxlon="${east}"/>`;
}

function kindOf({ kind }: Waypoint): string {
  const { kinds } = texts;
  return Object.hasOwn(kinds, kind) ? kinds[kind as keyof typeof kinds] : kinds.place;
}

/** Without trailing zeros, and never in exponents, which XML's decimals do not know. */
function degrees(value: number): string {
  // GPX knows the date line as -180 alone.
  return (value === 180 ? -180 : value).toFixed(DIGITS).replace(/\.?0+$/, "");
}

function text(element: string, value: string): string {
  return value === "" ? "" : `<${element}>${escaped(value)}</${element}>`;
}

/** Characters that no XML document may hold, not even escaped; with `u`, a surrogate is one without its other half. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

function escaped(value: string): string {
  return escapeHtml(value.replace(FORBIDDEN, ""));
}
