import type { UserManagementContext } from "@gratweg/flows";
import { chartOf, metaOf, stateOf } from "./kit/flowStory";
import { userManagementFlow as flow } from "./userManagement.flow";

export default { ...metaOf(flow), title: "Flows/User management", tags: ["!autodocs"] };

const because = (reason: string) => (context: UserManagementContext) => context.trouble?.reason === reason;
const of = (kind: string) => (context: UserManagementContext) => context.action?.kind === kind;

export const Statechart = chartOf(flow);
export const Resting = stateOf(flow, "resting");
export const RestingAfterSomethingWasDone = stateOf(
  flow,
  "resting",
  ({ done }: UserManagementContext) => done !== null,
);
export const Inviting = stateOf(flow, "inviting");
export const InvitingWithSomethingToCorrect = stateOf(
  flow,
  "inviting",
  ({ issues }: UserManagementContext) => issues.length > 1,
);
export const InvitingAKnownAddress = stateOf(
  flow,
  "inviting",
  ({ issues }: UserManagementContext) => issues[0]?.code === "server",
);
export const Confirming = stateOf(flow, "confirming");
export const ActingOnSomebody = stateOf(flow, "acting", of("block"));
export const ActingOnAnInvitation = stateOf(flow, "acting", of("invite"));
export const RefusedForTheLastManager = stateOf(flow, "refused", because("last-manager"));
export const RefusedWithoutConnection = stateOf(
  flow,
  "refused",
  ({ action, trouble }: UserManagementContext) =>
    action?.kind === "inviteAgain" && trouble?.reason === "offline",
);
