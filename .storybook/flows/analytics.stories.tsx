import { analyticsFlow as flow } from "./analytics.flow";
import { chartOf, metaOf, stateOf } from "./kit/flowStory";

export default { ...metaOf(flow), title: "Flows/Analytics", tags: ["!autodocs"] };

export const Statechart = chartOf(flow);
export const Off = stateOf(flow, "off");
export const Loading = stateOf(flow, "loading");
export const Running = stateOf(flow, "running");
export const Failed = stateOf(flow, "failed");
