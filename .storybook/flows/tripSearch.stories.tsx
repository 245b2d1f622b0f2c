import type { TripSearchContext } from "@gratweg/flows";
import { chartOf, metaOf, stateOf } from "./kit/flowStory";
import { tripSearchFlow as flow } from "./tripSearch.flow";

export default { ...metaOf(flow), title: "Flows/Trip search", tags: ["!autodocs"] };

const hasResults = ({ totalResults }: TripSearchContext) => totalResults > 0;

export const Statechart = chartOf(flow);
export const Starting = stateOf(flow, "starting");
export const Idle = stateOf(flow, "idle");
export const Debouncing = stateOf(flow, "debouncing", hasResults);
export const Deciding = stateOf(flow, "deciding");
export const Searching = stateOf(flow, "searching");
export const SearchingAgain = stateOf(flow, "searching", hasResults);
export const Settling = stateOf(flow, "settling");
export const Showing = stateOf(flow, "showing");
export const Empty = stateOf(flow, "empty");
export const Failed = stateOf(flow, "failed");
export const Offline = stateOf(flow, "offline", hasResults);
export const Restoring = stateOf(flow, "restoring");
