import type { SubmissionContext } from "@gratweg/flows";
import { chartOf, metaOf, stateOf } from "./kit/flowStory";
import { submissionFlow as flow } from "./submission.flow";

export default { ...metaOf(flow), title: "Flows/Submission", tags: ["!autodocs"] };

export const Statechart = chartOf(flow);
export const Resting = stateOf(flow, "resting");
export const Sending = stateOf(flow, "sending.usual");
export const SendingForLong = stateOf(flow, "sending.long");
export const Succeeded = stateOf(flow, "succeeded");
export const FailedByAField = stateOf(flow, "failed", ({ issues }: SubmissionContext) => issues.length > 0);
export const FailedWithoutConnection = stateOf(
  flow,
  "failed",
  ({ trouble }: SubmissionContext) => trouble !== null,
);
