import type { CheckoutContext } from "@gratweg/flows";
import { checkoutFlow as flow } from "./checkout.flow";
import { chartOf, metaOf, stateOf } from "./kit/flowStory";

export default { ...metaOf(flow), title: "Flows/Checkout", tags: ["!autodocs"] };

const because = (reason: string) => (context: CheckoutContext) => context.trouble?.reason === reason;

export const Statechart = chartOf(flow);
export const Choosing = stateOf(flow, "choosing");
export const Identifying = stateOf(flow, "identifying");
export const Creating = stateOf(flow, "creating");
export const Leaving = stateOf(flow, "leaving");
export const FailedForAMember = stateOf(flow, "failed", because("already-member"));
export const FailedAtTheProvider = stateOf(flow, "failed", because("unavailable"));
export const FailedByTime = stateOf(flow, "failed", because("timeout"));
