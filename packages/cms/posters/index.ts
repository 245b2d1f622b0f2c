export { renderLogo } from "./logo";
export { renderPoster } from "./poster";
export { biomes, seasons, timesOfDay } from "./types";
export type { Biome, LogoParams, PosterParams, Season, TimeOfDay } from "./types";
