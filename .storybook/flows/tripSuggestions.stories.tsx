import type { TripSuggestionsContext } from "@gratweg/flows";
import { chartOf, metaOf, stateOf } from "./kit/flowStory";
import { tripSuggestionsFlow as flow } from "./tripSuggestions.flow";

export default { ...metaOf(flow), title: "Flows/Trip suggestions", tags: ["!autodocs"] };

const hasPlaces = ({ suggestions }: TripSuggestionsContext) => (suggestions?.places.length ?? 0) > 0;
const isRecent = ({ typed, recent }: TripSuggestionsContext) => typed === "" && recent.length > 0;

export const Statechart = chartOf(flow);
export const Closed = stateOf(flow, "closed");
export const Opening = stateOf(flow, "opening");
export const Deciding = stateOf(flow, "deciding");
export const Pausing = stateOf(flow, "pausing");
export const Asking = stateOf(flow, "asking");
export const ShowingPlaces = stateOf(flow, "showing", hasPlaces);
export const ShowingRecentSearches = stateOf(flow, "showing", isRecent);
