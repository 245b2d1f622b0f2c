import type { RegionSeed, TourSeed } from "../../types";
import { berninaGlacier } from "./tours/bernina-glacier";
import { estland } from "./tours/estland";
import { lofoten } from "./tours/lofoten";
import { westirland } from "./tours/westirland";

/** Journeys by foot, bus, ferry and train, from number 1049 on. */
export const reisenTours: TourSeed[] = [lofoten, westirland, estland, berninaGlacier];

export const reisenRegions: RegionSeed[] = [
  {
    name: "Lofoten",
    slug: "lofoten",
    country: "norwegen",
    teaser: "Felszähne über weißen Stränden, dazwischen Fischerhäfen und im Sommer wochenlang kein Dunkel.",
  },
  {
    name: "Irlands Westen",
    slug: "irlands-westen",
    country: "irland",
    teaser: "Halbinseln aus Sandstein, ein Garten aus Kalk und Moore, in denen mehr See als Land liegt.",
  },
  {
    name: "Nordestland und die Inseln",
    slug: "nordestland-und-inseln",
    country: "estland",
    teaser:
      "Hansestadt, Hochmoor und Gutshöfe am Festland, davor Wacholderinseln mit Mühlen und Leuchttürmen.",
  },
  {
    name: "Graubünden und Wallis",
    slug: "graubuenden-und-wallis",
    country: "schweiz",
    teaser: "Zwei Bergkantone, die ein Gleis verbindet: vom Rhein über drei Pässe bis unter das Matterhorn.",
  },
];
