import type { TourSeed } from "../../types";
import { deutschlandTours } from "../deutschland";
import { fernTours } from "../fern";
import { kulturTours } from "../kultur";
import { radTours } from "../rad";
import { reisenTours } from "../reisen";
import { schwedenTours } from "../schweden";
import { berlinerHoehenweg } from "./berliner-hoehenweg";
import { dolomitenHoehenweg } from "./dolomiten-hoehenweg-1";
import { familienwocheBohinj } from "./familienwoche-bohinj";
import { harzerHexenstieg } from "./harzer-hexenstieg";
import { heilbronnerWeg } from "./heilbronner-weg";
import { karwendel } from "./karwendel";
import { korsikaMareAMare } from "./korsika-mare-a-mare";
import { kungsleden } from "./kungsleden";
import { lykischerWeg } from "./lykischer-weg";
import { madeiraLevadas } from "./madeira-levadas";
import { malerweg } from "./malerweg";
import { schluchtensteig } from "./schluchtensteig";
import { schneeschuhValMuestair } from "./schneeschuh-val-muestair";
import { steinernesMeer } from "./steinernes-meer";
import { tourDuMontBlanc } from "./tour-du-mont-blanc";
import { westHighlandWay } from "./west-highland-way";

export const tours: TourSeed[] = [
  karwendel,
  berlinerHoehenweg,
  steinernesMeer,
  heilbronnerWeg,
  dolomitenHoehenweg,
  tourDuMontBlanc,
  malerweg,
  harzerHexenstieg,
  schluchtensteig,
  kungsleden,
  schneeschuhValMuestair,
  madeiraLevadas,
  lykischerWeg,
  korsikaMareAMare,
  familienwocheBohinj,
  westHighlandWay,
  ...schwedenTours,
  ...radTours,
  ...kulturTours,
  ...deutschlandTours,
  ...reisenTours,
  ...fernTours,
];
