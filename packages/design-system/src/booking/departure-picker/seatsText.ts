import { bookingMicrocopy } from "../../microcopy/bookingMicrocopy";
import type { TripDeparture } from "../../trip/departures/departure";

const texts = bookingMicrocopy.departures;
/** From here on the number is worth knowing. */
const fewSeats = 4;

/** True words only: a number when few seats are left, or too few for the party. Empty when not known. */
export function seatsText(departure: TripDeparture, seatsNeeded = 1): string {
  if (departure.state === "cancelled") return texts.cancelled;
  const { seatsLeft } = departure;
  if (seatsLeft === undefined) return "";
  if (seatsLeft <= 0) return texts.soldOut;
  if (seatsLeft < seatsNeeded) return texts.tooFew(seatsLeft, seatsNeeded);
  return seatsLeft <= fewSeats ? texts.few(seatsLeft) : texts.free;
}

export function hasSeats(departure: TripDeparture, seatsNeeded = 1): boolean {
  return departure.state !== "cancelled" && (departure.seatsLeft ?? seatsNeeded) >= seatsNeeded;
}
