import type { Named } from "@gratweg/contracts";
import { paths } from "@gratweg/contracts/routes";
import { placesOfTrip } from "@gratweg/trip-search";
import type { ChipModel } from "../../src/home-models";
import type { Content } from "../content";
import { text } from "../texts";
import { difficultyOf, toDocument, type Trip } from "../trips";

type Counted = Named & { count: number };

const MONTHS = 12;
const monthName = new Intl.DateTimeFormat("de", { month: "long", year: "numeric", timeZone: "UTC" });

/** Activities, with the icons that editors chose. */
export function activityChips(content: Content, trips: readonly Trip[]): ChipModel[] {
  const icons = new Map(content.activities.nodes.map(({ slug, icon }) => [slug, icon]));
  return tally(trips, ({ node }) => node.activities ?? []).map(({ slug, name }) =>
    chip({ activity: slug }, name, icons.get(slug) ?? null),
  );
}

export function focusChips(trips: readonly Trip[]): ChipModel[] {
  return withCount(trips, "travelFocusType", ({ node }) => node.travelFocusTypes ?? []);
}

export function countryChips(trips: readonly Trip[]): ChipModel[] {
  return placeChips(trips, "country");
}

export function regionChips(trips: readonly Trip[]): ChipModel[] {
  return placeChips(trips, "region");
}

/** Countries or regions that editors name, with all trips that go there: as their own pages and the search count them. */
function placeChips(trips: readonly Trip[], field: "country" | "region"): ChipModel[] {
  const named = tally(trips, ({ node }) => (node[field] ? [node[field]] : []));
  const places = trips.flatMap((trip) => placesOfTrip(toDocument(trip)));
  return named
    .map((value) => {
      const there = places.filter(({ slug }) => slug === value.slug).length;
      // The gazetteer need not know a region of the editors.
      return { ...value, count: there || value.count, parameter: there > 0 ? "place" : field };
    })
    .sort(byCount)
    .map(({ slug, name, count, parameter }) => counted({ [parameter]: slug }, name, count));
}

/** The grades that this site has, from easy to hard. */
export function difficultyChips(trips: readonly Trip[]): ChipModel[] {
  const grades = [...new Set(trips.map(difficultyOf))].sort((a, b) => a - b);
  return grades.map((grade) =>
    counted(
      { difficulty: String(grade) },
      text(`home.grade.${grade}`),
      trips.filter((trip) => difficultyOf(trip) === grade).length,
    ),
  );
}

/** The next months in which trips start. */
export function monthChips(trips: readonly Trip[]): ChipModel[] {
  const months = new Map<string, Set<Trip>>();
  for (const trip of trips)
    for (const { startDate } of trip.departures) {
      const month = startDate.slice(0, 7);
      months.set(month, (months.get(month) ?? new Set()).add(trip));
    }
  return [...months]
    .sort(([a], [b]) => a.localeCompare(b))
    .slice(0, MONTHS)
    .map(([month, starting]) => {
      const first = new Date(`${month}-01T00:00:00Z`);
      const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0));
      const range = { from: `${month}-01`, to: last.toISOString().slice(0, 10) };
      return counted(range, monthName.format(first), starting.size);
    });
}

function withCount(
  trips: readonly Trip[],
  parameter: string,
  values: (trip: Trip) => readonly Named[],
): ChipModel[] {
  return tally(trips, values).map(({ slug, name, count }) => counted({ [parameter]: slug }, name, count));
}

/** What the trips name, the most frequent first. */
function tally(trips: readonly Trip[], values: (trip: Trip) => readonly Named[]): Counted[] {
  const counts = new Map<string, Counted>();
  for (const { slug, name } of trips.flatMap(values)) {
    const { count } = counts.get(slug) ?? { count: 0 };
    counts.set(slug, { slug, name, count: count + 1 });
  }
  return [...counts.values()].sort(byCount);
}

function byCount(a: Counted, b: Counted): number {
  return b.count - a.count || a.name.localeCompare(b.name, "de");
}

function counted(query: Record<string, string>, name: string, count: number): ChipModel {
  return chip(query, text("home.counted", { name, tours: text("home.tours", { count }) }));
}

function chip(query: Record<string, string>, label: string, icon: string | null = null): ChipModel {
  return { href: paths.search(new URLSearchParams(query).toString()), label, icon };
}
