import type { BookingContext } from "@gratweg/flows";
import { bookingFlow as flow } from "./booking.flow";
import { chartOf, metaOf, stateOf } from "./kit/flowStory";

export default { ...metaOf(flow), title: "Flows/Booking", tags: ["!autodocs"] };

const isFilled = ({ entries }: BookingContext) => entries.contact.email !== "";
const hasIssues = ({ issues }: BookingContext) => issues.length > 0;

export const Statechart = chartOf(flow);
export const Restoring = stateOf(flow, "restoring");
export const Loading = stateOf(flow, "loading");
export const Unavailable = stateOf(flow, "unavailable");
export const FillingRouting = stateOf(flow, "filling.routing");
export const FillingDeparture = stateOf(flow, "filling.departure");
export const FillingTravellers = stateOf(flow, "filling.travellers");
export const FillingTravellersToCorrect = stateOf(flow, "filling.travellers", hasIssues);
export const FillingOptions = stateOf(flow, "filling.options");
export const FillingContact = stateOf(flow, "filling.contact", isFilled);
export const FillingContactRefused = stateOf(flow, "filling.contact", hasIssues);
export const FillingCheck = stateOf(flow, "filling.check");
export const Attempting = stateOf(flow, "attempting");
export const Keying = stateOf(flow, "keying");
export const Submitting = stateOf(flow, "submitting");
export const Conflict = stateOf(flow, "conflict");
export const ConflictTooFewSeats = stateOf(
  flow,
  "conflict",
  ({ conflict }: BookingContext) => conflict?.seatsLeft === 1,
);
export const ChangedPrice = stateOf(flow, "changedPrice");
export const Offline = stateOf(flow, "offline");
export const FailedDeciding = stateOf(flow, "failed.deciding");
export const FailedWaiting = stateOf(flow, "failed.waiting");
export const FailedBlocked = stateOf(flow, "failed.blocked");
export const FailedResting = stateOf(flow, "failed.resting");
export const Held = stateOf(flow, "held");
export const Done = stateOf(flow, "done");
