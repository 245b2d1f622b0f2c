export { createTripSearch, createTripSearchInSteps } from "./understanding-search";
export type { EmbeddedTripSearch } from "./embedded";
export type { TripSearch } from "./port";
