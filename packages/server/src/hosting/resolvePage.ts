import { matchRoute, notFoundTitle, paths, type RouteMatch } from "@gratweg/contracts";
import { asksSearch } from "./askedSearch";
import type { Entry } from "./entry";
import type { MatchPath } from "./matchPaths";
import { inspectPath, likelyPaths } from "./paths";
import type { SiteBuild } from "./readSite";
import { SHORT_FORMS } from "./shortForms";

export type PageOutcome =
  /** `terms`: where a booking's page asks for its terms. */
  | { kind: "entry"; entry: Entry; personal: boolean; terms?: string }
  | { kind: "redirect"; status: 301 | 302 | 307 | 308; location: string }
  | { kind: "malformed" }
  | { kind: "missing"; path: string; title: string; validity: boolean };

/** What is known about trips besides the built pages. */
export interface TripCatalogue {
  slug(trip: number): string | undefined;
  hasDeparture(trip: number, departure: number): boolean;
}

export interface PageContext {
  build: SiteBuild;
  /** Hashed files of earlier builds. */
  retired(path: string): Entry | undefined;
  redirect(path: string, query: string): { status: 301 | 302 | 307 | 308; location: string } | undefined;
  matchPaths: readonly MatchPath[];
  /** Built pages whose own addresses lead nowhere. */
  shells: ReadonlySet<string>;
  trips: TripCatalogue;
}

/** Decides what a path of a built site answers; `query` includes its question mark. */
export function resolvePage(rawPath: string, query: string, context: PageContext): PageOutcome {
  const outcome = resolveExactly(rawPath, query, context);
  if (outcome.kind !== "missing") return outcome;
  for (const path of likelyPaths(rawPath)) {
    const meant = resolveExactly(path, query, context);
    if (meant.kind === "redirect") return meant;
    // A secret or a name keeps its capitals: only whole addresses of ours are corrected.
    if (meant.kind === "entry" && !hasParameters(path, meant)) return permanent(path, query);
  }
  return outcome;
}

function hasParameters(path: string, { personal }: { personal: boolean }): boolean {
  return personal && Object.keys(matchRoute(path)?.params ?? {}).length > 0;
}

function resolveExactly(rawPath: string, query: string, context: PageContext): PageOutcome {
  const direct = context.build.entries.get(rawPath) ?? context.retired(rawPath);
  // A rule takes the place of a page, never of what pages are made of.
  const ruled = direct && !direct.page ? undefined : context.redirect(rawPath, query);
  if (ruled) return { kind: "redirect", ...ruled };
  const { askedSearch } = context.build;
  if (direct && askedSearch && rawPath === paths.search() && asksSearch(query))
    return { kind: "entry", entry: askedSearch, personal: false };
  if (direct && !context.shells.has(rawPath)) return { kind: "entry", entry: direct, personal: false };

  const inspected = inspectPath(rawPath);
  if (inspected.kind === "malformed") return inspected;
  if (inspected.kind === "foreign") return noRoute(rawPath);
  const { path } = inspected;
  const target = SHORT_FORMS.get(path);
  if (target) return permanent(target, query);
  if (inspected.changed) return permanent(path, query);
  if (!path.startsWith("/de/") && path !== "/de") return noRoute(path);

  const match = matchRoute(path);
  return (match && resolveRoute(match, path, query, context)) ?? invalid(path);
}

function resolveRoute(
  match: RouteMatch,
  path: string,
  query: string,
  { build, matchPaths, trips }: PageContext,
): PageOutcome | undefined {
  const rule = matchPaths.find(({ route }) => route === match.key);
  const entry = rule && build.entries.get(rule.page);
  if (!entry && match.key !== "trip") return undefined;
  const { id, name, id_trip } = match.params;
  const terms = match.key === "booking" ? `/api/trips/${id}/departures/${id_trip}` : undefined;
  if (id !== undefined && name !== undefined) {
    const trip = publicNumber(id);
    if (trip === undefined) return undefined;
    const right = build.trips.get(trip) ?? (entry && rightPath(trip, trips));
    if (right === undefined) return undefined;
    const rightName = right.slice(right.lastIndexOf("/") + 1);
    const corrected = withName(path, id, rightName);
    if (corrected !== path) return permanent(corrected, query);
    if (id_trip !== undefined) {
      const departure = publicNumber(id_trip);
      if (departure === undefined || !trips.hasDeparture(trip, departure)) return undefined;
    }
  }
  return entry && { kind: "entry", entry, personal: rule?.personal ?? false, terms };
}

function rightPath(trip: number, trips: TripCatalogue): string | undefined {
  const slug = trips.slug(trip);
  return slug === undefined ? undefined : paths.trip(trip, slug);
}

/** Replaces the segment after `/reise/{id}/`, which both trip and booking paths share. */
function withName(path: string, id: string, name: string): string {
  const start = path.indexOf(`/reise/${id}/`) + `/reise/${id}/`.length;
  const end = path.indexOf("/", start);
  return `${path.slice(0, start)}${name}${end < 0 ? "" : path.slice(end)}`;
}

/** Public numbers have one spelling: `007` is nobody. */
function publicNumber(text: string): number | undefined {
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
}

function permanent(path: string, query: string): PageOutcome {
  return { kind: "redirect", status: 308, location: `${path}${query}` };
}

function noRoute(path: string): PageOutcome {
  return { kind: "missing", path, title: notFoundTitle.route(path), validity: false };
}

function invalid(path: string): PageOutcome {
  return { kind: "missing", path, title: notFoundTitle.validity(path), validity: true };
}
