import type { BookingAnswer, BookingRequest, BookingTerms } from "@gratweg/contracts";
import type { BookingConfirmationStore } from "./bookingConfirmation";
import type { BookingPlace } from "./bookingEvents";
import type { BookingStore } from "./bookingStore";

/** The calls of booking; both reject with a `BookingError` only. `createBookingApi` makes them of `fetch`. */
export interface BookingApi {
  loadTerms: (departure: { trip: number; departure: number }, signal: AbortSignal) => Promise<BookingTerms>;
  submitBooking: (attempt: {
    body: BookingRequest;
    key: string;
    signal: AbortSignal;
  }) => Promise<BookingAnswer>;
}

/** What `connectBooking` joins to the machine. */
export interface BookingPorts {
  api: BookingApi;
  drafts: BookingStore;
  confirmations: BookingConfirmationStore;
  /** Write the page's address, path and `schritt`; neither may be answered with `address.change`. */
  address: { push(place: BookingPlace): void; replace(place: BookingPlace): void };
  /** Leaves for the confirmation, replacing the booking in the history. */
  openConfirmation: (answer: BookingAnswer) => void;
  /** An idempotency key nobody has used before; a UUID unless given. */
  createKey?: () => string;
  /** The day in Berlin, `YYYY-MM-DD`. */
  today?: () => string;
  /** Milliseconds; the device's clock unless given. */
  now?: () => number;
}
