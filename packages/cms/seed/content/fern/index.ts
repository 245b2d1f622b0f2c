import type { RegionSeed, TourSeed } from "../../types";
import { danaPetra } from "./tours/dana-petra";
import { ghandruk } from "./tours/ghandruk";
import { saghro } from "./tours/saghro";
import { swanetien } from "./tours/swanetien";

/** Tours beyond the edge of Europe, numbers 1053 to 1056. */
export const fernTours: TourSeed[] = [swanetien, saghro, danaPetra, ghandruk];

export const fernRegions: RegionSeed[] = [
  {
    name: "Swanetien",
    slug: "swanetien",
    country: "georgien",
    teaser: "Ein Hochtal im Großen Kaukasus, in dem fast jede Familie ihren eigenen Turm besaß.",
  },
  {
    name: "Djebel Saghro",
    slug: "djebel-saghro",
    country: "marokko",
    teaser: "Schwarzer und roter Fels zwischen Dadès und Draa, im Winter Weideland der Aït Atta.",
  },
  {
    name: "Edom",
    slug: "edom",
    country: "jordanien",
    teaser:
      "Vom Hochland bei Dana bis zu den Felsgräbern der Nabatäer: Sandstein in allen Farben zwischen Weiß und Wein.",
  },
  {
    name: "Annapurna",
    slug: "annapurna",
    country: "nepal",
    teaser: "Schieferstufen und Bergwald im Süden eines Massivs, das auf 8.091 Meter steigt.",
  },
];
