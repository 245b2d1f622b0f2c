import type { SessionListContext } from "@gratweg/flows";
import { chartOf, metaOf, stateOf } from "./kit/flowStory";
import { sessionListFlow as flow } from "./sessionList.flow";

export default { ...metaOf(flow), title: "Flows/Session list", tags: ["!autodocs"] };

const many = ({ sessions, trouble }: SessionListContext) => sessions.length > 1 && trouble === null;

export const Statechart = chartOf(flow);
export const Loading = stateOf(flow, "loading");
export const Failed = stateOf(flow, "failed");
export const Listing = stateOf(flow, "listing", many);
export const ListingThisDeviceAlone = stateOf(
  flow,
  "listing",
  ({ sessions }: SessionListContext) => sessions.length === 1,
);
export const ListingAfterAFailure = stateOf(
  flow,
  "listing",
  ({ trouble }: SessionListContext) => trouble !== null,
);
export const EndingOne = stateOf(flow, "ending", ({ ending }: SessionListContext) => ending !== "others");
export const EndingAllOthers = stateOf(
  flow,
  "ending",
  ({ ending }: SessionListContext) => ending === "others",
);
export const Proving = stateOf(flow, "proving");
