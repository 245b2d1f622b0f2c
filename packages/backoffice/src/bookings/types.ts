/** The shapes of `@gratweg/contracts` that this project answers with; it stands outside the workspaces and cannot import them. */

export interface Money {
  amount: number;
  currency: "EUR";
}

export interface Departure {
  number: number;
  startDate: string;
  endDate: string;
  price: Money;
  singleSupplement: Money;
  capacity: number;
  seatsLeft: number;
  minimumParticipants: number;
  guaranteed: boolean;
  /** For members alone, and only where it is lower. */
  memberPrice?: Money;
}

export interface Traveller {
  firstName: string;
  lastName: string;
  birthDate: string;
}

export interface BookingContact {
  email: string;
  phone: string;
  street: string;
  postalCode: string;
  city: string;
  country: string;
}

/** What the server sends: validated and tidied there, `expectedTotal` in cents. */
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
  /** Of the whole request; tells a repeated request from another one under the same key. */
  requestHash: string;
  request: BookingRequest;
  /** As the server has found out; no part of the request, so that a repeated one is the same after a membership's end. */
  isMember: boolean;
  /** Whoever books has not signed in with the booking's e-mail address. */
  isGuest: boolean;
}

interface Address {
  name: string;
  street: string;
  postalCode: string;
  city: string;
  countryName: string;
  email: string;
  phone: string;
}
export interface Organiser extends Address {
  website: string | null;
  insolvencyInsurer: string;
}
export type Mediator = Address;

export interface Insurance {
  partner: string;
  url: string | null;
  product: string;
  perMille: number;
  covers: string[];
}
export interface PaymentTerms {
  depositPercent: number;
  depositDueDays: number;
  restDueDaysBefore: number;
}
export interface CancellationStep {
  daysBefore: number | null;
  percent: number;
}
export interface FormSheet {
  version: string;
  title: string;
  sections: { title: string; text: string }[];
}

/** What editors decide about a trip's bookings; the same for all its departures. */
export interface TripContent {
  trip: {
    number: number;
    slug: string;
    title: string;
    days: number;
    countryName: string | null;
    /** Whether it suits people with reduced mobility (Art. 250 § 3 EGBGB); null: in general not. */
    reducedMobility: string | null;
    /** With a bed, and among them those where a single room can be had. */
    nights: { total: number; inRooms: number };
  };
  organiser: Organiser;
  mediator: Mediator;
  insurance: Insurance | null;
  payment: PaymentTerms;
  cancellation: CancellationStep[];
  formSheet: FormSheet;
}

export interface BookingTerms extends TripContent {
  availability: "open" | "soldOut" | "closed" | "past";
  departure: Departure;
  alternatives: Departure[];
  maxTravellers: number;
}

/** Kept with a booking: what was agreed, whatever editors change later. The form sheet's text stands under its version. */
export interface AgreedTerms extends Omit<TripContent, "formSheet"> {
  formSheetVersion: string;
  /** Where a member booked at the member price. */
  memberPrice?: { price: Money; normalPrice: Money };
}

export interface BookingLine {
  kind: "trip" | "single-room" | "insurance";
  quantity: number;
  unitCents: number;
  amountCents: number;
}
export interface PaymentPart extends Money {
  due: string;
}

export interface BookingAnswer {
  number: number;
  /** `held`: the seats are kept until `heldUntil`, for a link in a mail to be pressed. */
  state: "confirmed" | "held";
  bookedAt: string;
  heldUntil?: string;
  trip: { number: number; slug: string; title: string };
  departure: { number: number; startDate: string; endDate: string };
  organiser: { name: string };
  fullName: string;
  email: string;
  seats: number;
  /** `normalUnit`: what others pay, where `unit` is the member price. */
  lines: { kind: BookingLine["kind"]; quantity: number; unit: Money; amount: Money; normalUnit?: Money }[];
  total: Money;
  payment: { deposit: PaymentPart; rest: PaymentPart | null };
  formSheetVersion: string;
}

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
  /** Who did it: `traveller`, `system`, or a name from the booking desk. */
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

/** What a hold's link leads to. `closed`: the departure does not take place any more. */
export type ProofOutcome =
  | { outcome: "held" | "confirmed" | "expired" | "cancelled" | "closed"; booking: BookingAnswer }
  | { outcome: "unknown" };

export interface CancelRequest {
  /** Who cancels, as it shall stand in the history. */
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
