import type { ResourceContext } from "@gratweg/flows";
import { chartOf, metaOf, stateOf } from "./kit/flowStory";
import { resourceFlow as flow } from "./resource.flow";

export default { ...metaOf(flow), title: "Flows/Resource", tags: ["!autodocs"] };

const nothingThere = ({ answer }: ResourceContext) => answer === null;
const somethingThere = ({ answer }: ResourceContext) => Array.isArray(answer?.data) && answer.data.length > 0;

export const Statechart = chartOf(flow);
export const Idle = stateOf(flow, "idle");
export const Settling = stateOf(flow, "settling");
export const Loading = stateOf(flow, "loading");
export const Ready = stateOf(flow, "ready", somethingThere);
export const ReadyAndEmpty = stateOf(
  flow,
  "ready",
  ({ answer }: ResourceContext) => Array.isArray(answer?.data) && answer.data.length === 0,
);
export const Refreshing = stateOf(flow, "refreshing", somethingThere);
export const FailedWithNothing = stateOf(flow, "failed", nothingThere);
export const FailedWithOldData = stateOf(flow, "failed", somethingThere);
