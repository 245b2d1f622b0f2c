import { hex, mix, shift, type Rgb } from "./color";
import type { Rng } from "./prng";
import type { Biome, Season } from "./types";

/** The colours of things in plain daylight. */
export interface Materials {
  rock: Rgb;
  /** A second rock: strata, screes, cliffs' feet. */
  rock2: Rgb;
  snow: Rgb;
  meadow: Rgb;
  /** What grows above or beside the meadow: heath, dry grass, tundra. */
  heath: Rgb;
  conifer: Rgb;
  leaves: readonly Rgb[];
  sand: Rgb;
  water: Rgb;
  wall: Rgb;
  roof: Rgb;
  path: Rgb;
  /** The one bright spot: jacket, sail, flower. */
  accent: Rgb;
  window: Rgb;
  /** How much snow lies on ground that is not high. */
  snowCover: number;
}

const rocks: Partial<Record<Biome, [string, string]>> = {
  alpen: ["#b3aaa3", "#8d8790"],
  gletscher: ["#8f8f99", "#6f7686"],
  fjord: ["#8b8f93", "#6a737c"],
  fjaell: ["#8f8d86", "#77786f"],
  hochland: ["#9a8f76", "#7d7566"],
  vulkan: ["#7d5a52", "#54454c"],
  wueste: ["#c9794a", "#a4573c"],
  duenen: ["#dba765", "#b97f4b"],
  mediterran: ["#cfb690", "#b08e6c"],
  kueste: ["#d5c5ab", "#a99684"],
  insel: ["#a68a72", "#7a6a62"],
  karst: ["#a9a692", "#7d8577"],
  dschungel: ["#8f8a6c", "#6a6e58"],
  steppe: ["#bd9f6c", "#9a8058"],
};

/** Green lands in four seasons: meadow, heath, conifer. */
const growth: Record<Season, [string, string, string]> = {
  fruehling: ["#a6c25e", "#a9ad62", "#4b7c55"],
  sommer: ["#7fa852", "#93984f", "#3a6d50"],
  herbst: ["#c9a252", "#b5703f", "#4d6a4a"],
  winter: ["#edf2f5", "#c9ccc6", "#56777a"],
};

/** Lands whose ground does not follow the European year. */
const dryGrowth: Partial<Record<Biome, [string, string, string]>> = {
  wueste: ["#cf9a5a", "#b98450", "#6f7a4a"],
  duenen: ["#e3b878", "#c79a5c", "#7d8450"],
  steppe: ["#cbb062", "#bb9a55", "#7d8450"],
  mediterran: ["#a8a85c", "#9a8f5a", "#4f7350"],
  dschungel: ["#7dab55", "#5f9350", "#2f6a4c"],
  karst: ["#8fb25c", "#6d9a58", "#3b7052"],
};

const leaves: Record<Season, string[]> = {
  fruehling: ["#a3c65a", "#86b552", "#8fbb5e", "#b4cf6c", "#eac3c6"],
  sommer: ["#5f9a4c", "#4b8746", "#79ab52"],
  herbst: ["#d0692f", "#e0a13a", "#b84a33", "#c98532"],
  winter: ["#8f827e", "#7d747a", "#a39a98"],
};

const snowless: ReadonlySet<Biome> = new Set([
  "wueste",
  "duenen",
  "dschungel",
  "insel",
  "mediterran",
  "karst",
  "kueste",
]);

export function materials(biome: Biome, season: Season, rng: Rng): Materials {
  const warmWinter = snowless.has(biome) && season === "winter";
  const effective: Season = warmWinter ? "fruehling" : season;
  const jitter = (code: string, by = 6): Rgb => shift(hex(code), rng.range(-by, by), rng.range(0.92, 1.08));
  const green = growth[effective];
  const dry = dryGrowth[biome];
  // Dry lands keep their colour and only lean to the season; under snow everything is white.
  const pick = (i: 0 | 1 | 2): Rgb =>
    dry && effective !== "winter" ? mix(jitter(dry[i]), jitter(green[i]), 0.25) : jitter(green[i], 4);
  const [rock, rock2] = rocks[biome] ?? ["#9c968c", "#7d7a78"];
  const water: Partial<Record<Biome, string>> = {
    fjord: "#3f7484",
    mediterran: "#2f8fae",
    insel: "#2f9fae",
    kueste: "#4a8aa0",
    dschungel: "#5d8a72",
    karst: "#5f9a8c",
    seenland: "#4d86a0",
  };
  return {
    rock: jitter(rock, 5),
    rock2: jitter(rock2, 5),
    snow: hex("#f7f9fb"),
    meadow: pick(0),
    heath: pick(1),
    conifer: pick(2),
    leaves: leaves[effective].map((c) => jitter(c)),
    sand: jitter(biome === "duenen" ? "#ecbf7d" : "#e6cd9b"),
    water: jitter(water[biome] ?? "#4f8499"),
    wall: hex("#efe4d0"),
    roof: jitter("#b8553c", 10),
    path: hex("#efe0bd"),
    accent: rng.pick([hex("#e2452f"), hex("#f2a52a"), hex("#e8d33f")]),
    window: hex("#ffd274"),
    snowCover: effective === "winter" ? 1 : 0,
  };
}
