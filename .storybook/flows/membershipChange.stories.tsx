import type { MembershipChangeContext } from "@gratweg/flows";
import { chartOf, metaOf, stateOf } from "./kit/flowStory";
import { membershipChangeFlow as flow } from "./membershipChange.flow";

export default { ...metaOf(flow), title: "Flows/Membership change", tags: ["!autodocs"] };

const because = (reason: string) => (context: MembershipChangeContext) => context.trouble?.reason === reason;
const about = (kind: string) => (context: MembershipChangeContext) => context.kind === kind;

export const Statechart = chartOf(flow);
export const Resting = stateOf(flow, "resting");
export const RestingWithoutMembership = stateOf(
  flow,
  "resting",
  ({ membership }: MembershipChangeContext) => membership === null,
);
export const ConfirmingACancellation = stateOf(flow, "confirming", about("cancel"));
export const ConfirmingAWithdrawal = stateOf(flow, "confirming", about("withdraw"));
export const Changing = stateOf(flow, "changing");
export const Changed = stateOf(flow, "changed");
export const FailedBecauseItIsTooLate = stateOf(flow, "failed", because("not-withdrawable"));
export const FailedWithoutConnection = stateOf(flow, "failed", because("offline"));
