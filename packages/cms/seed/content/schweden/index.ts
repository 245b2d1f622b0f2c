import type { RegionSeed, TourSeed } from "../../types";
import { bohuslaenKajak } from "./tours/bohuslaen-kajak";
import { dalarnaSiljan } from "./tours/dalarna-siljan";
import { dalslandKanu } from "./tours/dalsland-kanu";
import { goetaKanal } from "./tours/goeta-kanal";
import { gotlandRad } from "./tours/gotland-rad";
import { hoegaKustenleden } from "./tours/hoega-kustenleden";
import { inlandsbanan } from "./tours/inlandsbanan";
import { jaemtlandWinter } from "./tours/jaemtland-winter";
import { kattegattleden } from "./tours/kattegattleden";
import { padjelantaleden } from "./tours/padjelantaleden";
import { skaaneledenOesterlen } from "./tours/skaaneleden-oesterlen";

export const schwedenTours: TourSeed[] = [
  hoegaKustenleden,
  padjelantaleden,
  bohuslaenKajak,
  dalslandKanu,
  goetaKanal,
  gotlandRad,
  kattegattleden,
  skaaneledenOesterlen,
  inlandsbanan,
  jaemtlandWinter,
  dalarnaSiljan,
];

/** Lappland, where the Padjelantaleden runs, is already in the taxonomy. */
export const schwedenRegions: RegionSeed[] = [
  {
    name: "Höga Kusten",
    slug: "hoega-kusten",
    country: "schweden",
    teaser: "Die höchste Küste der Ostsee hebt sich noch immer, knapp einen Zentimeter in jedem Jahr.",
  },
  {
    name: "Bohuslän",
    slug: "bohuslaen",
    country: "schweden",
    teaser: "Rosa Granit, Fischerdörfer auf blankem Fels und Tausende Inseln bis zur norwegischen Grenze.",
  },
  {
    name: "Dalsland",
    slug: "dalsland",
    country: "schweden",
    teaser: "Lange Seen, Schleusen und Wald: das Kanuland westlich des Vänern.",
  },
  {
    name: "Göta-Kanal",
    slug: "goeta-kanal",
    country: "schweden",
    teaser: "Quer durch Västergötland und Östergötland zieht die Wasserstraße vom Vänern an die Ostsee.",
  },
  {
    name: "Gotland",
    slug: "gotland",
    country: "schweden",
    teaser: "Kalksäulen am Strand, 92 mittelalterliche Kirchen und eine Hansestadt hinter Mauern.",
  },
  {
    name: "Kattegattküste",
    slug: "kattegatt",
    country: "schweden",
    teaser: "Von den Klippen Schonens über die Strände Hallands bis zu den Schären vor Göteborg.",
  },
  {
    name: "Schonen",
    slug: "schonen",
    country: "schweden",
    teaser: "Schwedens Süden mit Fachwerk, Rapsfeldern, weißen Dünen und Apfelgärten am Meer.",
  },
  {
    name: "Schwedisches Inland",
    slug: "schwedisches-inland",
    country: "schweden",
    teaser: "Wald, Moor und kleine Bahnhöfe zwischen dem Siljan und dem Polarkreis.",
  },
  {
    name: "Jämtland",
    slug: "jaemtland",
    country: "schweden",
    teaser: "Rundes Fjäll an der norwegischen Grenze, mit Häusern im Abstand eines Tages.",
  },
  {
    name: "Dalarna",
    slug: "dalarna",
    country: "schweden",
    teaser: "Rote Dörfer am Siljan, in denen Geigen gebaut, Pferde geschnitzt und Kühe gerufen werden.",
  },
];
