export const BOOKING = "api::booking.booking";
export const DEPARTURE = "api::departure.departure";
export const EXPORT = "api::booking.booking.export";
export const CANCEL = "api::booking.booking.cancel";
export const OUTBOX = "api::outbox-mail.outbox-mail";
export const RESEND = "api::outbox-mail.outbox-mail.resend";

/** What `GET /gratweg/departures/seats` tells. */
export interface DepartureSeats {
  number: number;
  documentId: string;
  startDate: string;
  endDate: string;
  state: string;
  capacity: number;
  taken: number;
  left: number;
  tour: { number: number; title: string } | null;
}

/** What `GET /gratweg/bookings/:documentId/mails` tells. */
export interface BookingMail {
  kind: string;
  to: string;
  state: string;
  attempts: number;
  nextAttemptAt: string | null;
  sentAt: string | null;
}

export interface HistoryEntry {
  at: string;
  event: string;
  by: string;
  note: string;
}

/** Any of it may be missing: fields that an editor must not read are not sent. */
export interface Booking {
  documentId?: string;
  number?: number;
  departureNumber?: number;
  tourNumber?: number;
  state?: string;
  travellers?: { firstName?: string; lastName?: string; birthDate?: string }[];
  contact?: Partial<Record<"phone" | "street" | "postalCode" | "city" | "country", string>>;
  email?: string;
  options?: { singleRooms?: number; insurance?: boolean };
  note?: string | null;
  seats?: number;
  totalCents?: number;
  formSheetVersion?: string | null;
  history?: HistoryEntry[];
  bookedAt?: string | null;
  heldUntil?: string | null;
}

/** The content manager hands a type's `pluginOptions` to its hooks; a schema says there which desk it belongs to. */
export function deskOf(layout: { options?: object }): string | undefined {
  const options: { gratweg?: { desk?: string } } | undefined = layout.options;
  return options?.gratweg?.desk;
}

const CONTENT_MANAGER = "/content-manager/collection-types";

export function departurePath({ documentId }: DepartureSeats): string {
  return `${CONTENT_MANAGER}/${DEPARTURE}/${documentId}`;
}

export function bookingsOfDeparturePath(departure: number): string {
  return `${CONTENT_MANAGER}/${BOOKING}?page=1&sort=bookedAt:DESC&filters[$and][0][departureNumber][$eq]=${departure}`;
}
