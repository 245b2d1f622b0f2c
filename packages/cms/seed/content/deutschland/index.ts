import type { RegionSeed, TourSeed } from "../../types";
import { kuestenwandernHiddensee } from "./tours/kuestenwandern-hiddensee";

export const deutschlandTours: TourSeed[] = [kuestenwandernHiddensee];

export const deutschlandRegions: RegionSeed[] = [
  {
    name: "Rügen, Hiddensee und Darß",
    slug: "ruegen-hiddensee-darss",
    country: "deutschland",
    teaser: "Kreide, Lehmkliff und Haken aus Sand: Vorpommerns Küste zwischen Bodden und offener See.",
  },
];
