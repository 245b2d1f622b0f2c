import { bookingLines, bookingTotal } from "@gratweg/contracts/booking-rules";
import type { Situation } from "./store";
import { payableCents } from "./stored";
import type { BookingLine, BookingRequest, TripContent } from "./types";

/** Why a booking cannot be, in the order in which reasons are told; `bookable` when there is none at this moment. */
export type Decision =
  | { reason: "closed" | "past" | "form-sheet-changed" | "sold-out" | "too-many-bookings" }
  | { reason: "price-changed"; totalCents: number }
  | { reason: "bookable"; lines: BookingLine[]; totalCents: number };

export interface Conditions {
  today: string;
  /** Most seats for one e-mail address; 0: no limit. */
  emailLimit: number;
}

export function decide(
  request: BookingRequest,
  { live, emailSeats }: { live: NonNullable<Situation["live"]>; emailSeats: number },
  { insurance, formSheet }: TripContent,
  { today, emailLimit }: Conditions,
): Decision {
  const { departure } = live;
  const seats = request.travellers.length;
  if (live.state !== "open") return { reason: "closed" };
  if (departure.startDate < today) return { reason: "past" };
  if (request.formSheetVersion !== formSheet.version) return { reason: "form-sheet-changed" };
  const lines = bookingLines(
    {
      priceCents: payableCents(departure),
      singleSupplementCents: departure.singleSupplement.amount,
      insurancePerMille: insurance?.perMille ?? null,
    },
    {
      travellers: seats,
      singleRooms: request.options.singleRooms,
      insurance: request.options.insurance,
    },
  );
  const totalCents = bookingTotal(lines);
  // Insurance that is no longer offered costs nothing and would change the contract without a word.
  if (totalCents !== request.expectedTotal || (request.options.insurance && insurance === null))
    return { reason: "price-changed", totalCents };
  if (departure.seatsLeft < seats) return { reason: "sold-out" };
  if (emailLimit > 0 && emailSeats + seats > emailLimit) return { reason: "too-many-bookings" };
  return { reason: "bookable", lines, totalCents };
}
