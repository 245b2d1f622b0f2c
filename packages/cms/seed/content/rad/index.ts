import type { RegionSeed, TourSeed } from "../../types";
import { alpeAdria } from "./tours/alpe-adria";
import { altmuehl } from "./tours/altmuehl";
import { apulien } from "./tours/apulien";
import { bornholm } from "./tours/bornholm";
import { donauradweg } from "./tours/donauradweg";
import { elbeBauhaus } from "./tours/elbe-bauhaus";
import { flandern } from "./tours/flandern";
import { loire } from "./tours/loire";
import { moselradweg } from "./tours/moselradweg";
import { ostseekueste } from "./tours/ostseekueste";

/** Tours by bike, numbers 1028 to 1037. */
export const radTours: TourSeed[] = [
  donauradweg,
  elbeBauhaus,
  moselradweg,
  ostseekueste,
  alpeAdria,
  loire,
  flandern,
  bornholm,
  apulien,
  altmuehl,
];

export const radRegions: RegionSeed[] = [
  {
    name: "Donautal",
    slug: "donautal",
    country: "oesterreich",
    teaser:
      "Granitschlingen, Stifte, Weinterrassen und Auwald: der österreichische Strom von Passau bis Wien.",
  },
  {
    name: "Mittlere Elbe",
    slug: "mittlere-elbe",
    country: "deutschland",
    teaser:
      "Ein frei fließender Strom zwischen Sandstein und Börde, gesäumt von Lutherorten, Parks und Bauhaus.",
  },
  {
    name: "Mosel",
    slug: "mosel",
    country: "deutschland",
    teaser: "Schieferhänge, römische Keltern und ein Fluss, der für jeden Weinberg einen Umweg macht.",
  },
  {
    name: "Ostseeküste",
    slug: "ostseekueste",
    country: "deutschland",
    teaser: "Backsteintürme, Lehmkliffs und Bodden von der Trave bis zu den Buchenwäldern Rügens.",
  },
  {
    name: "Friaul",
    slug: "friaul",
    country: "italien",
    teaser:
      "Zwischen Karnischen Alpen und Lagune liegen Bergdörfer, Weinhügel und ein Meer am Ende des Damms.",
  },
  {
    name: "Loiretal",
    slug: "loiretal",
    country: "frankreich",
    teaser: "Königsschlösser aus weißem Tuff stehen an einem Fluss, der seine Sandbänke selbst verteilt.",
  },
  {
    name: "Flandern",
    slug: "flandern",
    country: "belgien",
    teaser: "Kunststädte, Kanäle und Polder, in denen der Wind das Relief ersetzt.",
  },
  {
    name: "Bornholm",
    slug: "bornholm",
    country: "daenemark",
    teaser:
      "Granit und Dünensand auf einer Insel, die sich in zwei Tagen umrunden, aber nicht kennenlernen lässt.",
  },
  {
    name: "Apulien",
    slug: "apulien",
    country: "italien",
    teaser: "Der Absatz des Stiefels: Kegelhäuser, Barock aus Goldstein und Küste auf drei Seiten.",
  },
  {
    name: "Altmühltal",
    slug: "altmuehltal",
    country: "deutschland",
    teaser: "Wacholderheide, Jurafelsen und Versteinerungen an einem Fluss ohne Eile.",
  },
];
