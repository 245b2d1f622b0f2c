import type { AccountDeletionContext } from "@gratweg/flows";
import { accountDeletionFlow as flow } from "./accountDeletion.flow";
import { chartOf, metaOf, stateOf } from "./kit/flowStory";

export default { ...metaOf(flow), title: "Flows/Account deletion", tags: ["!autodocs"] };

const issue = (code: string) => (context: AccountDeletionContext) => context.issues[0]?.code === code;

export const Statechart = chartOf(flow);
export const Explaining = stateOf(flow, "explaining");
export const Confirming = stateOf(flow, "confirming");
export const ConfirmingByAddress = stateOf(
  flow,
  "confirming",
  ({ hasPassword }: AccountDeletionContext) => !hasPassword,
);
export const ConfirmingWithNothing = stateOf(flow, "confirming", issue("missing"));
export const ConfirmingWithAWrongPassword = stateOf(flow, "confirming", issue("wrong"));
export const Deleting = stateOf(flow, "deleting");
export const Failed = stateOf(flow, "failed");
export const Unsure = stateOf(flow, "unsure");
export const DeletingOnceMore = stateOf(
  flow,
  "deleting",
  ({ mayBeGone }: AccountDeletionContext) => mayBeGone,
);
export const Deleted = stateOf(flow, "deleted");
