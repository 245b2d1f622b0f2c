export { createBeginnings, type Beginnings } from "./suggestions/beginnings";
export {
  createTripTopics,
  createTripTopicsInSteps,
  type CountedTopic,
  type TripTopics,
} from "./suggestions/topics";
export { createTripSearch, createTripSearchInSteps } from "./understanding-search";
export type { EmbeddedTripSearch } from "./embedded";
export type { TripSearch } from "./port";
