import type { TourSeed } from "../../types";
import { berlinerHoehenweg } from "./berliner-hoehenweg";
import { heilbronnerWeg } from "./heilbronner-weg";
import { karwendel } from "./karwendel";
import { steinernesMeer } from "./steinernes-meer";

export const tours: TourSeed[] = [karwendel, berlinerHoehenweg, steinernesMeer, heilbronnerWeg];
