import { chartOf, metaOf, stateOf, type FlowStory } from "./kit/flowStory";
import { newsletterNoticeFlow as flow } from "./newsletterNotice.flow";

export default { ...metaOf(flow), title: "Flows/Newsletter notice", tags: ["!autodocs"] };

export const Statechart: FlowStory = chartOf(flow);
export const Hidden = stateOf(flow, "hidden");
export const Deciding = stateOf(flow, "deciding");
export const Submitting = stateOf(flow, "submitting");
export const Visible = stateOf(
  flow,
  "visible",
  ({ notice }: { notice: { tone: string } }) => notice.tone === "success",
);
export const VisibleAsError = stateOf(
  flow,
  "visible",
  ({ notice }: { notice: { tone: string } }) => notice.tone === "error",
);
