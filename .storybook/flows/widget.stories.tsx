import { chartOf, metaOf, stateOf } from "./kit/flowStory";
import { widgetFlow as flow } from "./widget.flow";

export default { ...metaOf(flow), title: "Flows/Widget", tags: ["!autodocs"] };

export const Statechart = chartOf(flow);
export const Deciding = stateOf(flow, "deciding");
export const Gated = stateOf(flow, "gated");
export const Loading = stateOf(flow, "loading");
export const Showing = stateOf(flow, "showing");
export const Failed = stateOf(flow, "failed");
