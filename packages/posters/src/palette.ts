import { hex, lit, mix, scale, shift, type Rgb } from "./color";
import { materials, type Materials } from "./materials";
import type { Rng } from "./prng";
import type { Biome, Season, TimeOfDay } from "./types";

export interface Palette extends Materials {
  /** From the zenith to the horizon. */
  sky: readonly [Rgb, Rgb, Rgb, Rgb];
  sun: Rgb;
  /** Tint of what the sun or moon reaches, and of what it does not. */
  key: Rgb;
  fill: Rgb;
  /** What distance fades into. */
  haze: Rgb;
  night: boolean;
}

interface Scheme {
  sky: [string, string, string, string];
  sun: string;
  key: string;
  fill: string;
  haze: string;
}

/** Three skies for each time of day; the slug picks one. */
const schemes: Record<TimeOfDay, Scheme[]> = {
  morgen: [
    {
      sky: ["#5b8ea8", "#9cc0bd", "#f0dcbd", "#f8c79c"],
      sun: "#fff4da",
      key: "#ffe6c6",
      fill: "#7d8fb2",
      haze: "#e8d0ba",
    },
    {
      sky: ["#6a80ab", "#b5abc4", "#efc6b8", "#fce3c4"],
      sun: "#fff1e0",
      key: "#ffe0cf",
      fill: "#7f82ae",
      haze: "#dfc3c3",
    },
    {
      sky: ["#4a8a96", "#a3cab9", "#ede4c3", "#f6d8a2"],
      sun: "#fff6d8",
      key: "#ffeac6",
      fill: "#78969f",
      haze: "#d5dac2",
    },
  ],
  tag: [
    {
      sky: ["#2e7fa6", "#6cb2c3", "#c3dccd", "#f4e8c8"],
      sun: "#fffbe8",
      key: "#fff9ea",
      fill: "#86a0bd",
      haze: "#bcd4d3",
    },
    {
      sky: ["#2b6aa2", "#6aa5cf", "#b9d8e2", "#eff1e0"],
      sun: "#fffdf0",
      key: "#fffaf0",
      fill: "#8499c0",
      haze: "#b3cede",
    },
    {
      sky: ["#2f8fa8", "#80c2c6", "#d2e3ce", "#f8ecc9"],
      sun: "#fff9e0",
      key: "#fff7e0",
      fill: "#85a8ae",
      haze: "#c4dccd",
    },
  ],
  abend: [
    {
      sky: ["#3b3f70", "#925a82", "#e87c5c", "#fcba62"],
      sun: "#fff0c0",
      key: "#ffc793",
      fill: "#6c5f94",
      haze: "#c68b8b",
    },
    {
      sky: ["#26506d", "#6d8494", "#e8a56c", "#fdd78c"],
      sun: "#fff3cc",
      key: "#ffd69e",
      fill: "#5f7090",
      haze: "#c4a294",
    },
    {
      sky: ["#523661", "#ae526c", "#f08c5a", "#ffd27e"],
      sun: "#fff2c4",
      key: "#ffc596",
      fill: "#74598a",
      haze: "#b97c8c",
    },
  ],
  nacht: [
    {
      sky: ["#0b1636", "#17325d", "#2f5e84", "#6492a2"],
      sun: "#f6f1dc",
      key: "#86a2c9",
      fill: "#2b416e",
      haze: "#3a6085",
    },
    {
      sky: ["#111336", "#29285f", "#554881", "#9a7594"],
      sun: "#fbf0dd",
      key: "#9f99cc",
      fill: "#322f64",
      haze: "#5c4f83",
    },
    {
      sky: ["#07222e", "#104753", "#317876", "#82ad97"],
      sun: "#f7f3d8",
      key: "#8bb7b3",
      fill: "#214a56",
      haze: "#346f72",
    },
  ],
};

/** The air of a place: what its haze and horizon lean to, and how far. */
const air: Partial<Record<Biome, [string, number]>> = {
  wueste: ["#f0c48e", 0.45],
  duenen: ["#f3cf9f", 0.45],
  steppe: ["#efd9a0", 0.35],
  mediterran: ["#ffe1bf", 0.2],
  weinland: ["#fbe0ae", 0.25],
  dschungel: ["#bfe0b4", 0.45],
  karst: ["#c3dcc6", 0.3],
  wald: ["#c9dcc0", 0.25],
  gletscher: ["#c4e2ee", 0.35],
  fjaell: ["#cfdde4", 0.2],
  vulkan: ["#e2b7a4", 0.25],
};

export function makePalette(biome: Biome, season: Season, time: TimeOfDay, rng: Rng): Palette {
  const scheme = rng.pick(schemes[time]);
  const turn = rng.range(-7, 7);
  const [airTint, airShare] = air[biome] ?? ["#ffffff", 0];
  const night = time === "nacht";
  // A green filter turns an evening's orange to mud: the jungle's evenings go without.
  const dusk = night ? 0.3 : time === "abend" ? (biome === "dschungel" ? 0 : 0.55) : 1;
  const strength = { fruehling: 1.04, sommer: 1.08, herbst: 1.02, winter: 0.82 }[season];
  const seasonal = (c: Rgb): Rgb => {
    const turned = shift(c, turn, strength);
    if (season === "herbst") return mix(turned, lit(turned, hex("#ffe3b8")), 0.35);
    if (season === "winter") return mix(turned, lit(turned, hex("#dfeaff")), 0.5);
    return turned;
  };
  // The tint works as a filter, so that it never lightens a night.
  const breathed = (c: Rgb): Rgb => mix(c, lit(scale(c, 1.12), hex(airTint)), airShare * dusk);
  const [zenith, high, low, horizon] = scheme.sky;
  return {
    ...(night ? moonlit(materials(biome, season, rng)) : materials(biome, season, rng)),
    sky: [
      seasonal(hex(zenith)),
      seasonal(hex(high)),
      breathed(seasonal(hex(low))),
      breathed(seasonal(hex(horizon))),
    ],
    sun: hex(scheme.sun),
    key: hex(scheme.key),
    fill: seasonal(hex(scheme.fill)),
    haze: breathed(seasonal(hex(scheme.haze))),
    night,
  };
}

/** The eye sees little colour by moonlight; lamps and the one bright spot keep theirs. */
function moonlit(m: Materials): Materials {
  const pale = (c: Rgb): Rgb => shift(c, 0, 0.55);
  return {
    ...m,
    rock: pale(m.rock),
    rock2: pale(m.rock2),
    meadow: scale(pale(m.meadow), 0.9),
    heath: scale(pale(m.heath), 0.9),
    conifer: pale(m.conifer),
    leaves: m.leaves.map(pale),
    sand: pale(m.sand),
    roof: pale(m.roof),
  };
}

/** A surface at a light between 0 (shadow) and 1 (full light). */
export function shade(p: Palette, surface: Rgb, light: number): Rgb {
  return mix(lit(surface, p.fill), lit(surface, p.key), light);
}
