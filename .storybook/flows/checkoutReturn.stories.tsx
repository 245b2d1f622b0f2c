import { checkoutReturnFlow as flow } from "./checkoutReturn.flow";
import { chartOf, metaOf, stateOf } from "./kit/flowStory";

export default { ...metaOf(flow), title: "Flows/Checkout return", tags: ["!autodocs"] };

export const Statechart = chartOf(flow);
export const Reading = stateOf(flow, "reading");
export const Asking = stateOf(flow, "polling.asking");
export const Waiting = stateOf(flow, "polling.waiting");
export const Late = stateOf(flow, "late.resting");
export const LateAndAsking = stateOf(flow, "late.asking");
export const Paid = stateOf(flow, "paid");
export const Abandoned = stateOf(flow, "abandoned");
export const Declined = stateOf(flow, "declined");
export const SignedOut = stateOf(flow, "signedOut");
