import type { BookingAnswer } from "@gratweg/contracts";
import type { BookingConfirmationStore } from "../booking/bookingConfirmation";
import type { BookingStore } from "../booking/bookingStore";

/** `loading` on a server and for the first moment in the browser; `missing`: details went by mail. */
export type BookingConfirmation =
  { status: "loading" | "missing"; answer: null } | { status: "found"; answer: BookingAnswer };

export interface BookingConfirmationPorts {
  confirmations: BookingConfirmationStore;
  drafts: BookingStore;
}

export declare function useBookingConfirmation(
  ports: BookingConfirmationPorts,
  /** `number` of the departure in the address: the confirmation of another one is not shown. */
  departure: number,
): BookingConfirmation;
