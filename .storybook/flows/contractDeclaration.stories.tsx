import type { ContractDeclarationContext } from "@gratweg/flows";
import { contractDeclarationFlow as flow } from "./contractDeclaration.flow";
import { chartOf, metaOf, stateOf } from "./kit/flowStory";

export default { ...metaOf(flow), title: "Flows/Contract declaration", tags: ["!autodocs"] };

const without = (reason: string) => (context: ContractDeclarationContext) =>
  context.trouble?.reason === reason;

export const Statechart = chartOf(flow);
export const Editing = stateOf(flow, "editing");
export const Refused = stateOf(flow, "refused");
export const Sending = stateOf(flow, "sending");
export const Unreachable = stateOf(flow, "unreachable", without("unavailable"));
export const UnreachableWithoutConnection = stateOf(flow, "unreachable", without("offline"));
export const Received = stateOf(flow, "received");
