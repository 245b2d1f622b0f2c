import { addDays } from "./departures";
import type { Biome, Board, SeedContent, Season } from "./types";

interface Named {
  slug: string;
  name: string;
}

/** A tour for scale tests, as plain data; the shape is that of the search's documents (`TripDocument` in the contracts). */
export interface BulkTour {
  number: number;
  slug: string;
  title: string;
  teaser: string;
  image: null;
  continent: Named | null;
  country: Named | null;
  region: Named | null;
  activities: Named[];
  travelTypes: Named[];
  travelFocusTypes: Named[];
  operator: Named | null;
  days: number;
  difficulty: number;
  highlights: string[];
  body: string;
  departures: { number: number; startDate: string; endDate: string; priceCents: number }[];
  sites: string[];
  features: string[];
  childrenFromAge: number | null;
  track: [number, number][];
  /** Only for filling a database: the search does not know them. */
  extra: {
    biome: Biome;
    season: Season;
    techniqueGrade: number;
    fitnessGrade: number;
    distanceKm: number;
    ascentM: number;
    asked: BulkAsked;
  };
}

/** The fields that a tour's features are derived from. */
interface BulkAsked {
  dogsAllowed: boolean;
  childrenFromAge: number | null;
  luggageTransport: boolean;
  trainArrival: boolean;
  flightNeeded: boolean;
  singleRoom: boolean;
  board: Board;
}

/** Below it are the numbers of written tours. */
export const FIRST_BULK_NUMBER = 2_000_001;

const KINDS = [
  "Hüttentour",
  "Alpenhüttentour",
  "Wanderreise",
  "Höhenwegtour",
  "Gratwanderung",
  "Trekkingreise",
  "Küstenwanderung",
  "Seenwanderung",
  "Schneeschuhtour",
  "Pilgerwanderung",
  "Genusswanderung",
  "Gipfeltour",
  "Weinbergwanderung",
  "Rundtour",
  "Durchquerung",
];
const QUALITIES = [
  "Stille",
  "Große",
  "Kleine",
  "Klassische",
  "Aussichtsreiche",
  "Sanfte",
  "Wilde",
  "Sonnige",
  "Einsame",
  "Gemütliche",
  "Sportliche",
  "Herbstliche",
];
const SIGHTS = [
  "Almen",
  "Gletscher",
  "Bergseen",
  "Kiefernwälder",
  "Steilküsten",
  "Burgruinen",
  "Hochmoore",
  "Lärchenwälder",
  "Wasserfälle",
  "Weindörfer",
  "Gipfelkreuze",
  "Fjorde",
  "Heideflächen",
  "Kapellen",
  "Schluchten",
  "Passwege",
];
const VERBS = ["führt", "leitet", "bringt", "begleitet"];
const MEALS = [
  "Abends gibt es Knödel und Kaspressknödelsuppe.",
  "Zum Frühstück stehen Brot und Käse aus der Gegend auf dem Tisch.",
  "Mittags rasten wir am Bach.",
  "Die Wirtin kocht, was der Garten hergibt.",
  "Unterwegs kaufen wir bei der Sennerei ein.",
];
const NOTES = [
  "Trittsicherheit ist an zwei Stellen nötig.",
  "Die Wege sind breit und gut markiert.",
  "Bei Gewitter nehmen wir den Talweg.",
  "Das Gepäck wird gefahren.",
  "Der letzte Anstieg ist steil, aber kurz.",
  "Im Juni liegt auf den Übergängen noch Schnee.",
];
const BIOMES: Biome[] = [
  "alpen",
  "mittelgebirge",
  "kueste",
  "seenland",
  "wald",
  "weinland",
  "fjaell",
  "mediterran",
];
const SEASONS: Season[] = ["fruehling", "sommer", "herbst", "winter"];
const SITES = [
  "hiking",
  "adventures",
  "cultural",
  "traveling",
  "outdoors-germany",
  "outdoors-sweden",
  "biking",
];

/** Mulberry32: small, fast, the same numbers everywhere. */
function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The same count, content and day always give the same tours. */
export function* generateTours(count: number, content: SeedContent, today: string): Generator<BulkTour> {
  for (let index = 0; index < count; index += 1) yield bulkTour(index, content, today);
}

function bulkTour(index: number, content: SeedContent, today: string): BulkTour {
  const next = random(index + 1);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)]!;
  const some = <Item>(items: readonly Item[], most: number): Item[] =>
    [...new Set(Array.from({ length: 1 + Math.floor(next() * most) }, () => pick(items)))].filter(
      (item) => item !== undefined,
    );
  const whole = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  const named = ({ slug, name }: Named): Named => ({ slug, name });

  const number = FIRST_BULK_NUMBER + index;
  const region = pick(content.regions);
  const country = content.countries.find(({ slug }) => slug === region.country);
  const continent = content.continents.find(({ slug }) => slug === country?.continent);
  const [kind, quality, first, second] = [pick(KINDS), pick(QUALITIES), pick(SIGHTS), pick(SIGHTS)];
  const days = whole(3, 14);
  const [techniqueGrade, fitnessGrade] = [whole(1, 5), whole(1, 5)];
  const title = `${quality} ${kind}: ${region.name}`;
  const price = whole(45, 320) * 1000;
  const asked = askedFor(number);
  return {
    number,
    slug: `reise-${number}`,
    title,
    teaser: `${days} Tage durch ${region.name}: ${first}, ${second} und abends ein warmes Haus.`,
    image: null,
    continent: continent ? named(continent) : null,
    country: country ? named(country) : null,
    region: named(region),
    activities: some(content.activities, 2).map(named),
    travelTypes: some(content.travelTypes, 2).map(named),
    travelFocusTypes: some(content.travelFocusTypes, 3).map(named),
    operator: named(pick(content.operators)),
    days,
    difficulty: Math.max(techniqueGrade, fitnessGrade),
    highlights: [`${first} bei ${region.name}`, `${second} im Morgenlicht`],
    body: Array.from(
      { length: whole(3, 6) },
      (_, day) =>
        `Tag ${day + 1} ${pick(VERBS)} uns vorbei an ${pick(SIGHTS)} und ${pick(SIGHTS)}. ${pick(NOTES)} ${pick(MEALS)}`,
    ).join(" "),
    departures: Array.from({ length: whole(2, 6) }, (_, slot) => {
      const startDate = addDays(today, whole(10, 540));
      return {
        number: number * 10 + slot,
        startDate,
        endDate: addDays(startDate, days - 1),
        priceCents: price + whole(0, 20) * 1000,
      };
    }),
    sites: ["hiking", ...some(SITES, 2)].filter((site, at, all) => all.indexOf(site) === at),
    features: featuresOf(asked),
    childrenFromAge: asked.childrenFromAge,
    track: [],
    extra: {
      biome: pick(BIOMES),
      season: pick(SEASONS),
      techniqueGrade,
      fitnessGrade,
      distanceKm: days * whole(8, 16),
      ascentM: days * whole(200, 900),
      asked,
    },
  };
}

/** Its chance is its own, so that the rest of a tour stays what it was. */
function askedFor(number: number): BulkAsked {
  const next = random(number);
  const often = (share: number) => next() < share;
  const flightNeeded = often(0.2);
  return {
    dogsAllowed: often(0.2),
    childrenFromAge: often(0.2) ? 6 + Math.floor(next() * 10) : null,
    luggageTransport: often(0.6),
    trainArrival: !flightNeeded,
    flightNeeded,
    singleRoom: often(0.7),
    board: often(0.3) ? "full" : often(0.8) ? "half" : "breakfast",
  };
}

/** As `tripFeatures` of the contracts makes them of a tour whose nights are all in huts. */
function featuresOf(asked: BulkAsked): string[] {
  const { childrenFromAge, board } = asked;
  return [
    ...(asked.dogsAllowed ? ["hund"] : []),
    ...(childrenFromAge !== null && childrenFromAge <= 14 ? ["kinder"] : []),
    ...(asked.luggageTransport ? ["gepaecktransport"] : []),
    ...(asked.trainArrival ? ["bahnanreise"] : []),
    ...(asked.flightNeeded ? [] : ["ohne-flug"]),
    ...(asked.singleRoom ? ["einzelzimmer"] : []),
    ...(board === "breakfast" ? [] : ["halbpension"]),
    ...(board === "full" ? ["vollpension"] : []),
    "huette",
  ];
}
