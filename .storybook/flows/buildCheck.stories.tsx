import type { BuildCheckContext } from "@gratweg/flows";
import { buildCheckFlow as flow } from "./buildCheck.flow";
import { chartOf, metaOf, stateOf } from "./kit/flowStory";

export default { ...metaOf(flow), title: "Flows/Build check", tags: ["!autodocs"] };

export const Statechart = chartOf(flow);
export const WaitingAndResting = stateOf(flow, "polling.waiting + reloading.resting");
export const Outdated = stateOf(
  flow,
  "polling.waiting + reloading.resting",
  ({ latestId, buildId }: BuildCheckContext) => latestId !== null && latestId !== buildId,
);
export const ReloadRefused = stateOf(
  flow,
  "polling.waiting + reloading.resting",
  ({ refusedPath }: BuildCheckContext) => refusedPath !== null,
);
export const AskingAndResting = stateOf(flow, "polling.asking + reloading.resting");
export const WaitingAndLeaving = stateOf(flow, "polling.waiting + reloading.leaving");
export const AskingAndLeaving = stateOf(flow, "polling.asking + reloading.leaving");
