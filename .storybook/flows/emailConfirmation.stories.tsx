import type { MailRequestContext } from "@gratweg/flows";
import { emailConfirmationFlow as flow } from "./emailConfirmation.flow";
import { chartOf, metaOf, stateOf } from "./kit/flowStory";

export default { ...metaOf(flow), title: "Flows/Email confirmation", tags: ["!autodocs"] };

const because = (reason: string) => (context: MailRequestContext) => context.trouble?.reason === reason;

export const Statechart = chartOf(flow);
export const Entering = stateOf(flow, "entering");
export const EnteringWithSomethingToCorrect = stateOf(
  flow,
  "entering",
  ({ issues }: MailRequestContext) => issues.length > 0,
);
export const Sending = stateOf(flow, "sending");
export const FailedByTooManyMails = stateOf(flow, "failed", because("limited"));
export const FailedWithoutConnection = stateOf(flow, "failed", because("offline"));
export const Sent = stateOf(flow, "sent");
export const Repeatable = stateOf(flow, "repeatable");
