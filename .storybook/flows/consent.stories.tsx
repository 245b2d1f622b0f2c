import { consentFlow as flow } from "./consent.flow";
import { chartOf, metaOf, stateOf } from "./kit/flowStory";

export default { ...metaOf(flow), title: "Flows/Consent", tags: ["!autodocs"] };

export const Statechart = chartOf(flow);
export const Reading = stateOf(flow, "screen.reading");
export const Banner = stateOf(flow, "screen.undecided.banner + storage.kept");
export const BannerUnkept = stateOf(flow, "screen.undecided.banner + storage.refused");
export const Details = stateOf(flow, "screen.undecided.details + storage.kept");
export const DetailsUnkept = stateOf(flow, "screen.undecided.details + storage.refused");
export const Closed = stateOf(flow, "screen.decided.closed + storage.kept");
export const ClosedUnkept = stateOf(flow, "screen.decided.closed + storage.refused");
export const Reviewing = stateOf(flow, "screen.decided.reviewing + storage.kept");
export const ReviewingUnkept = stateOf(flow, "screen.decided.reviewing + storage.refused");
