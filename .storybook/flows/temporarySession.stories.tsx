import { chartOf, metaOf, stateOf } from "./kit/flowStory";
import { temporarySessionFlow as flow } from "./temporarySession.flow";

export default { ...metaOf(flow), title: "Flows/Temporary session", tags: ["!autodocs"] };

export const Statechart = chartOf(flow);
export const Reading = stateOf(flow, "reading");
export const Off = stateOf(flow, "off");
export const On = stateOf(flow, "on");
