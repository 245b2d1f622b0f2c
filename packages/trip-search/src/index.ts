export { createTripIndex } from "./embedded";
export type { EmbeddedTripSearch } from "./embedded";
export type { TripSearch } from "./port";
