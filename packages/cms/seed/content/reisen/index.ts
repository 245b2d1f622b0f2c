import type { RegionSeed, TourSeed } from "../../types";
import { lofoten } from "./tours/lofoten";

/** Journeys by foot, bus, ferry and train, from number 1049 on. */
export const reisenTours: TourSeed[] = [lofoten];

export const reisenRegions: RegionSeed[] = [
  {
    name: "Lofoten",
    slug: "lofoten",
    country: "norwegen",
    teaser: "Granitzähne über weißen Stränden, dazwischen Fischerhäfen und im Sommer wochenlang kein Dunkel.",
  },
];
