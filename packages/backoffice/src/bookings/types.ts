import type {
  BookingAnswer,
  BookingContact,
  BookingLine,
  BookingTerms,
  Departure,
  Money,
  PaymentTerms,
  Traveller,
} from "@gratweg/contracts";

export type {
  BookingAnswer,
  BookingContact,
  BookingLine,
  BookingTerms,
  Departure,
  Money,
  PaymentTerms,
  Traveller,
};

/** Holds what the server has validated and tidied, `expectedTotal` in cents. */
export interface BookingRequest {
  departure: number;
  travellers: Traveller[];
  contact: BookingContact;
  options: { singleRooms: number; insurance: boolean };
  formSheetVersion: string;
  expectedTotal: number;
  note?: string;
}

export interface BookingCommand {
  key: string;
  /** Tells a repeated request from another one under the same key. */
  requestHash: string;
  request: BookingRequest;
  /** Is no part of the request, so that a repeated one is the same after a membership's end. */
  isMember: boolean;
  /** Nobody has proven the booking's e-mail address by signing in with it. */
  isGuest: boolean;
}

/** Holds what editors decide about a trip's bookings; it is the same for all its departures. */
export type TripContent = Omit<BookingTerms, "availability" | "departure" | "alternatives" | "maxTravellers">;
export type Organiser = TripContent["organiser"];
export type Mediator = TripContent["mediator"];
export type Insurance = NonNullable<TripContent["insurance"]>;
export type CancellationStep = TripContent["cancellation"][number];
export type FormSheet = TripContent["formSheet"];

/** Kept with a booking: what was agreed, whatever editors change later. The form sheet's text stands under its version. */
export interface AgreedTerms extends Omit<TripContent, "formSheet"> {
  formSheetVersion: string;
  /** Where a member booked at the member price. */
  memberPrice?: { price: Money; normalPrice: Money };
}

export type PaymentPart = BookingAnswer["payment"]["deposit"];

export interface HistoryEntry {
  /** ISO 8601. */
  at: string;
  event:
    | "booked"
    | "held"
    | "proven"
    | "expired"
    | "cancelled"
    | "declared-cancel"
    | "declared-withdraw"
    | "asked-cancellation"
    | "asked-change"
    | "settled";
  /** Names who did it: `traveller`, `system`, or a name from the booking desk. */
  by: string;
  note: string;
}

export type BookingOutcome =
  | { outcome: "booked" | "held" | "replayed"; booking: BookingAnswer }
  | { outcome: "key-reused" | "unknown-departure" | "too-many-bookings" | "too-many-holds" }
  /** Others hold so many seats of the departure that this booking has to wait for the first of them. */
  | { outcome: "departure-held"; minutes: number }
  | { outcome: "closed" | "past" | "sold-out"; seatsLeft: number; alternatives: Departure[] }
  | { outcome: "price-changed"; totalCents: number; terms: BookingTerms }
  | { outcome: "form-sheet-changed"; terms: BookingTerms };

/** Tells what a hold's link leads to. `closed`: the departure does not take place any more. */
export type ProofOutcome =
  | { outcome: "held" | "confirmed" | "expired" | "cancelled" | "closed"; booking: BookingAnswer }
  | { outcome: "unknown" };

export interface CancelRequest {
  /** Names who cancels, as it shall stand in the history. */
  by: string;
  reason: string;
}
export interface CancelledBooking {
  number: number;
  departureNumber: number;
  tourNumber: number;
  seats: number;
  state: "cancelled";
  history: HistoryEntry[];
}
/** `already-cancelled`: an earlier call did it; seats were returned then, nothing happened now. */
export type CancelOutcome =
  { outcome: "cancelled" | "already-cancelled"; booking: CancelledBooking } | { outcome: "unknown-booking" };
