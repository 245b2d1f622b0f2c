export const biomes = [
  "alpen",
  "mittelgebirge",
  "kueste",
  "insel",
  "fjord",
  "fjaell",
  "wald",
  "seenland",
  "weinland",
  "flusstal",
  "wueste",
  "duenen",
  "vulkan",
  "gletscher",
  "hochland",
  "mediterran",
  "dschungel",
  "steppe",
  "stadt",
  "karst",
] as const;

export const seasons = ["fruehling", "sommer", "herbst", "winter"] as const;
/** How whoever is drawn travels; on a rope three cross a glacier. */
export const ways = ["foot", "bike", "ski", "boat", "rope"] as const;
export const timesOfDay = ["morgen", "tag", "abend", "nacht"] as const;

export type Biome = (typeof biomes)[number];
export type Season = (typeof seasons)[number];
export type Way = (typeof ways)[number];
export type TimeOfDay = (typeof timesOfDay)[number];

export interface PosterParams {
  slug: string;
  biome: Biome;
  season: Season;
  timeOfDay: TimeOfDay;
  way?: Way;
  /** 0, 1 or 2: another composition of the same place. */
  variant: number;
  /** Pixels. Made for 3:2; wider and narrower frames keep the centre. */
  width: number;
  height: number;
}

export interface LogoParams {
  slug: string;
  name: string;
}
