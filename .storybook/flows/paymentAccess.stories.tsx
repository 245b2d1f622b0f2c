import type { PaymentAccessContext } from "@gratweg/flows";
import { chartOf, metaOf, stateOf } from "./kit/flowStory";
import { paymentAccessFlow as flow } from "./paymentAccess.flow";

export default { ...metaOf(flow), title: "Flows/Payment access", tags: ["!autodocs"] };

const granted = ({ hasPaymentAccess }: PaymentAccessContext) => hasPaymentAccess;

export const Statechart = chartOf(flow);
export const Restoring = stateOf(flow, "restoring");
export const Unchecked = stateOf(flow, "unchecked");
export const Checking = stateOf(flow, "checking", ({ initialized }: PaymentAccessContext) => !initialized);
export const CheckingAgain = stateOf(flow, "checking", granted);
export const CheckedWithAccess = stateOf(flow, "checked", granted);
export const CheckedWithoutAccess = stateOf(
  flow,
  "checked",
  ({ hasPaymentAccess }: PaymentAccessContext) => !hasPaymentAccess,
);
