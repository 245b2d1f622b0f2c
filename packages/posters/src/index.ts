export { describePoster } from "./describe";
export { renderLogo } from "./logo";
export { renderPoster } from "./poster";
export { biomes, seasons, timesOfDay, ways } from "./types";
export type { Biome, LogoParams, PosterParams, Season, TimeOfDay, Way } from "./types";
