import type { Image, Named, TripDocument, TripDocumentDeparture } from "@gratweg/contracts";
import { nightShares, tripFeatures } from "@gratweg/contracts/features";
import { isRealDay } from "@gratweg/contracts/day";
import type { RawDeparture, RawMedia, RawTour } from "../generated/raw";
import { blocksToText } from "../text/blocksToText";
import { absoluteUpload } from "../text/uploads";
import type { ReportProblem } from "./problem";

export interface TripDocumentOptions {
  uploadsHost: string;
  /** Told of everything that is left out. */
  report?: ReportProblem;
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * What the search index is built from. Optional parts may be missing or not populated; a part that is invalid is left out and
 * reported; null for a tour that lacks what a card needs.
 */
export function toTripDocument(
  raw: RawTour,
  { uploadsHost, report = () => {} }: TripDocumentOptions,
): TripDocument | null {
  const complain = (field: string, reason: string) =>
    report({ type: "tour", documentId: String(raw.documentId), field, reason });
  const flaw = flawOf(raw);
  if (flaw) {
    complain(flaw.field, flaw.reason);
    return null;
  }
  const named = (field: string, value: { slug: string; name: string } | null | undefined): Named | null => {
    if (!value) return null;
    if (isSlug(value.slug) && isText(value.name)) return { slug: value.slug, name: value.name.trim() };
    complain(field, "has no name or no slug");
    return null;
  };
  const allNamed = (field: string, values: Array<{ slug: string; name: string }> | undefined) =>
    list(values).flatMap((value) => named(field, value) ?? []);

  const cancelled = list(raw.departures)
    .filter(({ state, number }) => state === "cancelled" && isPositiveInteger(number))
    .map(({ number }) => number);

  return {
    number: raw.number,
    slug: raw.slug,
    title: raw.title.trim(),
    teaser: typeof raw.teaser === "string" ? raw.teaser.trim() : "",
    image: toImage(list(raw.gallery)[0], raw.title.trim(), uploadsHost),
    continent: named("continent", raw.country?.continent),
    country: named("country", raw.country),
    region: named("region", raw.region),
    activities: allNamed("activities", raw.activities),
    travelTypes: allNamed("travelTypes", raw.travelTypes),
    travelFocusTypes: allNamed("travelFocusTypes", raw.travelFocusTypes),
    operator: named("operator", raw.operator),
    days: list(raw.days).length,
    difficulty: Math.max(raw.techniqueGrade, raw.fitnessGrade),
    highlights: list(raw.highlights).flatMap(({ title, text }) => [title, text].filter(isText)),
    body: bodyOf(raw),
    departures: list(raw.departures).flatMap((departure) => toDeparture(departure, report) ?? []),
    ...(cancelled.length > 0 ? { cancelledDepartures: cancelled } : {}),
    sites: Object.entries(raw.sites ?? {}).flatMap(([field, isShown]) =>
      isShown === true ? [field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)] : [],
    ),
    features: tripFeatures({ ...raw, days: list(raw.days) }),
    nightShares: nightShares(list(raw.days)),
    childrenFromAge: Number.isInteger(raw.childrenFromAge) ? raw.childrenFromAge : null,
    track: list(raw.waypoints).flatMap(({ latitude, longitude }) =>
      isCoordinate(latitude, 90) && isCoordinate(longitude, 180) ? [[latitude, longitude] as const] : [],
    ),
  };
}

function flawOf(raw: RawTour): { field: string; reason: string } | undefined {
  if (!isPositiveInteger(raw.number)) return { field: "number", reason: "is no positive integer" };
  if (!isText(raw.title)) return { field: "title", reason: "is empty" };
  if (!isSlug(raw.slug)) return { field: "slug", reason: "is no slug" };
  if (list(raw.days).length === 0) return { field: "days", reason: "the day plan is empty" };
  if (![raw.techniqueGrade, raw.fitnessGrade].every((grade) => isPositiveInteger(grade) && grade <= 5))
    return { field: "techniqueGrade", reason: "a grade is not one of 1 to 5" };
  return undefined;
}

function toDeparture(raw: RawDeparture, report: ReportProblem): TripDocumentDeparture | null {
  if (raw.state === "cancelled") return null;
  const { number, startDate, endDate, priceCents } = raw;
  const complain = (field: string, reason: string) => {
    report({ type: "departure", documentId: String(raw.documentId), field, reason });
    return null;
  };
  if (!isPositiveInteger(number)) return complain("number", "is no positive integer");
  if (typeof startDate !== "string" || !isRealDay(startDate)) return complain("startDate", "is no day");
  if (typeof endDate !== "string" || !isRealDay(endDate)) return complain("endDate", "is no day");
  if (endDate < startDate) return complain("endDate", "lies before the start");
  if (!Number.isInteger(priceCents) || priceCents < 0) return complain("priceCents", "is no amount");
  return { number, startDate, endDate, priceCents, ...(raw.guaranteed === true ? { guaranteed: true } : {}) };
}

/** The card's picture; the trip page asks for its own sizes. */
function toImage(media: RawMedia | undefined, title: string, uploadsHost: string): Image | null {
  if (!media || !isText(media.url) || !media.width || !media.height) return null;
  const address = (url: string) => absoluteUpload(url, uploadsHost);
  const { small, medium, large } = media.formats ?? {};
  const sizes = [small, medium, large, { url: media.url, width: media.width, height: media.height }].filter(
    (size) => size !== undefined,
  );
  const shown = sizes[0];
  if (!shown) return null;
  return {
    src: address(shown.url),
    ...(sizes.length > 1
      ? { srcSet: sizes.map(({ url, width }) => `${address(url)} ${width}w`).join(", ") }
      : {}),
    width: shown.width,
    height: shown.height,
    alt: isText(media.alternativeText) ? media.alternativeText.trim() : title,
  };
}

function bodyOf(raw: RawTour): string {
  const days = list(raw.days).flatMap(({ title, description, overnightPlace }) => [
    title,
    description,
    overnightPlace,
  ]);
  const places = list(raw.waypoints).map(({ name }) => name);
  return [blocksToText(raw.body), ...days, ...new Set(places)].filter(isText).join("\n");
}

function list<Item>(value: Item[] | null | undefined): Item[] {
  return Array.isArray(value) ? value : [];
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}

function isSlug(value: unknown): value is string {
  return typeof value === "string" && SLUG.test(value);
}

function isCoordinate(value: unknown, most: number): value is number {
  return typeof value === "number" && Math.abs(value) <= most;
}

function isPositiveInteger(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) > 0;
}
