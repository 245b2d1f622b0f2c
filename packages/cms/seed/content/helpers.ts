import { p } from "../blocks";
import type {
  Biome,
  DepartureRule,
  Item,
  OvernightKind,
  PackingGroup,
  Poster,
  Question,
  TimeOfDay,
  TourDay,
  Waypoint,
  WaypointKind,
} from "../types";

export function items(...texts: string[]): Item[] {
  return texts.map((text) => ({ text }));
}

/** Three scenes in one season; a scene may have an hour of its own, where the region has fewer than three landscapes. */
export function gallery(
  light: Pick<Poster, "season" | "timeOfDay" | "way">,
  ...scenes: (Biome | [Biome, TimeOfDay])[]
): Poster[] {
  return scenes.map((scene, variant) => {
    const [biome, timeOfDay] = Array.isArray(scene) ? scene : [scene, light.timeOfDay];
    return { ...light, biome, timeOfDay, variant };
  });
}

export function question(text: string, answer: string): Question {
  return { question: text, answer: [p(answer)] };
}

export interface DayFigures {
  km: number;
  up: number;
  down: number;
  hours: number;
}

export function day(
  title: string,
  description: string,
  figures: DayFigures,
  overnight: [place: string, kind: OvernightKind],
  meals: string,
): TourDay {
  const [overnightPlace, overnightKind] = overnight;
  const { km, up, down, hours } = figures;
  return {
    title,
    description,
    distanceKm: km,
    ascentM: up,
    descentM: down,
    hours,
    overnightPlace,
    overnightKind,
    meals,
  };
}

/** A day of arrival or departure on which nobody hikes. */
export const noWalk: DayFigures = { km: 0, up: 0, down: 0, hours: 0 };

/** The n-th Saturday of a month; `euros` for each person. */
export function saturday(
  month: number,
  week: DepartureRule["week"],
  euros: number,
  guaranteed = false,
): DepartureRule {
  return { month, week, weekday: "saturday", priceCents: euros * 100, guaranteed };
}

export function sunday(
  month: number,
  week: DepartureRule["week"],
  euros: number,
  guaranteed = false,
): DepartureRule {
  return { ...saturday(month, week, euros, guaranteed), weekday: "sunday" };
}

/** A row of a tour's table of waypoints; `distanceKm` counts from the tour's start. */
export type WaypointRow = [
  name: string,
  kind: WaypointKind,
  latitude: number,
  longitude: number,
  elevationM: number,
  distanceKm: number,
];

/** The waypoints of the days, in walking order; the first list is day 1. */
export function waypoints(...days: WaypointRow[][]): Waypoint[] {
  return days.flatMap((rows, index) =>
    rows.map(([name, kind, latitude, longitude, elevationM, distanceKm]) => ({
      name,
      day: index + 1,
      kind,
      latitude,
      longitude,
      elevationM,
      distanceKm,
    })),
  );
}

const clothing: PackingGroup = {
  title: "Kleidung",
  items: items(
    "eingelaufene Bergschuhe mit Profilsohle",
    "Regenjacke und Regenhose",
    "warme Jacke aus Fleece oder Daune",
    "zwei Wanderhosen, zwei bis drei Funktionsshirts",
    "Wandersocken, Mütze, dünne Handschuhe",
  ),
};
const daypack: PackingGroup = {
  title: "Im Rucksack",
  items: items(
    "Trinkflasche, mindestens ein Liter",
    "Sonnenschutz: Hut, Brille, Creme",
    "Pflaster und persönliche Medikamente",
    "Ausweis, Krankenkassenkarte, Bargeld",
    "Stirnlampe",
  ),
};

/** For nights in mountain huts: everything is carried. */
export function hutPacking(...extra: string[]): PackingGroup[] {
  return [
    clothing,
    daypack,
    {
      title: "Für die Hütte",
      items: items(
        "Hüttenschlafsack (Pflicht)",
        "leichte Hüttenschuhe",
        "kleines Handtuch, Waschzeug",
        "Ohrstöpsel",
      ),
    },
    { title: "Für diese Tour", items: items(...extra) },
  ];
}

/** For nights in houses in the valley: a day pack and a bag that is driven. */
export function valleyPacking(...extra: string[]): PackingGroup[] {
  return [
    clothing,
    daypack,
    {
      title: "Im Reisegepäck",
      items: items(
        "eine Tasche oder ein Koffer bis 15 kg",
        "bequeme Schuhe und Kleidung für den Abend",
        "Badesachen",
      ),
    },
    { title: "Für diese Tour", items: items(...extra) },
  ];
}
