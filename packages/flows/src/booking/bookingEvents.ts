import type { BookingContact, BookingOptions, Traveller } from "@gratweg/contracts/booking-rules";
import type { KnownBooker } from "./bookingContext";
import type { BookingStep } from "./bookingSteps";

export type BookingEvent =
  /** Another date of the trip, by its number; entries are kept. */
  | { type: "departure.choose"; departure: number }
  | { type: "traveller.change"; index: number; patch: Partial<Traveller> }
  | { type: "traveller.add" }
  | { type: "traveller.remove"; index: number }
  | { type: "options.change"; patch: Partial<BookingOptions> }
  | { type: "contact.change"; patch: Partial<BookingContact> }
  | { type: "note.change"; note: string }
  /** Who is signed in; comes at any time, or never. */
  | { type: "booker.recognise"; booker: KnownBooker }
  | { type: "formSheet.acknowledge"; isSeen: boolean }
  | { type: "step.next" }
  | { type: "step.back" }
  | { type: "step.go"; step: BookingStep }
  | { type: "booking.submit" }
  | { type: "price.accept" }
  | { type: "booking.retry" }
  | { type: "terms.refresh" }
  | { type: "connection.restore" }
  | { type: "connection.lose" }
  /** Back or forward in the browser's history. */
  | { type: "address.change"; step: BookingStep; departure?: number }
  /** The page may not come back: what was entered is stored at once. */
  | { type: "page.hide" }
  /** Sent by the machine itself after a pause in the typing. */
  | { type: "draft.store" };

/** Where the page's address leads to. */
export interface BookingPlace {
  departure: number;
  step: BookingStep;
}
