import type { RegionSeed, TourSeed } from "../../types";
import { andalusien } from "./tours/andalusien";
import { brentaKlettersteige } from "./tours/brenta-klettersteige";
import { hardangerviddaSki } from "./tours/hardangervidda-ski";
import { islandLaugavegur } from "./tours/island-laugavegur";
import { kleinpolen } from "./tours/kleinpolen";
import { kleinseenplatteKanu } from "./tours/kleinseenplatte-kanu";
import { nakasendoKumano } from "./tours/nakasendo-kumano";
import { peloponnes } from "./tours/peloponnes";
import { viaFrancigena } from "./tours/via-francigena";
import { weimarJenaNaumburg } from "./tours/weimar-jena-naumburg";

/** Culture and adventure, by number. */
export const kulturTours: TourSeed[] = [
  weimarJenaNaumburg,
  viaFrancigena,
  andalusien,
  kleinpolen,
  peloponnes,
  nakasendoKumano,
  kleinseenplatteKanu,
  brentaKlettersteige,
  islandLaugavegur,
  hardangerviddaSki,
];

export const kulturRegions: RegionSeed[] = [
  {
    name: "Saale und Weimarer Land",
    slug: "saale-und-weimarer-land",
    country: "deutschland",
    teaser: "Residenzen, Kalkhänge und Weinterrassen zwischen Ilm, Saale und Unstrut.",
  },
  {
    name: "Toskana",
    slug: "toskana",
    country: "italien",
    teaser: "Höhenrücken aus gelbem Sand, auf jedem zweiten eine Stadtmauer, dazwischen weiße Wege.",
  },
  {
    name: "Andalusien",
    slug: "andalusien",
    country: "spanien",
    teaser: "Paläste mit Wasserbecken, weiße Dörfer unter Kalkfelsen und Schnee über den Orangenbäumen.",
  },
  {
    name: "Kleinpolen",
    slug: "kleinpolen",
    country: "polen",
    teaser: "Krakau und die Beskiden, in denen Kirchen aus Lärche und Tanne gezimmert sind.",
  },
  {
    name: "Peloponnes",
    slug: "peloponnes",
    country: "griechenland",
    teaser: "Mykenische Burgen, byzantinische Fresken und die Wohntürme der Mani über zwei Meeren.",
  },
  {
    name: "Kiso-Tal und Halbinsel Kii",
    slug: "kiso-und-kii",
    country: "japan",
    teaser: "Poststationen im Bergtal und Pilgerpfade unter Zedern, die zu drei großen Schreinen führen.",
  },
  {
    name: "Mecklenburgische Seenplatte",
    slug: "mecklenburgische-seenplatte",
    country: "deutschland",
    teaser: "Über tausend Seen, durch Gräben und Flüsse verbunden, mit Adlern auf den Masten.",
  },
  {
    name: "Brenta",
    slug: "brenta",
    country: "italien",
    teaser: "Türme, Bänder und Leitern: der westlichste Teil der Dolomiten, jenseits der Etsch.",
  },
  {
    name: "Islands Süden",
    slug: "islands-sueden",
    country: "island",
    teaser: "Bunte Rhyolithberge, schwarzer Sand und Gletscher, unter denen es brodelt.",
  },
  {
    name: "Hardangervidda",
    slug: "hardangervidda",
    country: "norwegen",
    teaser: "Die größte Hochebene Europas: im Winter weiß bis an den Rand und von Zweigen markiert.",
  },
];
