export { createTripSearch, createTripSearchInSteps } from "./understanding-search";
export { placesOfTrip } from "./places-of-trip";
export type { EmbeddedTripSearch } from "./embedded";
export type { TripPlace } from "./places-of-trip";
export type { TripSearch } from "./port";
