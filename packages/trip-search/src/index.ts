export { createBeginnings, type Beginnings } from "./suggestions/beginnings";
export {
  createTripTopics,
  createTripTopicsInSteps,
  type CountedTopic,
  type TripTopics,
} from "./suggestions/topics";
export { createTripSearch, createTripSearchInSteps } from "./understanding-search";
export { placesOfTrip } from "./places-of-trip";
export type { EmbeddedTripSearch } from "./embedded";
export type { TripPlace } from "./places-of-trip";
export type { TripSearch } from "./port";
export type { SearchWordGroup } from "./vocabulary/vocabulary";
