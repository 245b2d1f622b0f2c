export { createTripIndex, createTripIndexInSteps } from "./embedded";
export type { EmbeddedTripSearch } from "./embedded";
export type { TripSearch } from "./port";
