import { germanAmount, germanDay, germanMoment, type Cell } from "./csv";
import type { DeskBooking, DeskTraveller } from "./desk-booking";
import type { DepartureSeats } from "./departure-seats";
import { microcopy } from "./microcopy";

export type ExportRows = "bookings" | "travellers";

interface Line {
  booking: DeskBooking;
  departure: DepartureSeats | undefined;
  traveller: DeskTraveller | undefined;
  /** From 1. */
  position: number;
}

type Column = readonly [header: string, cell: (line: Line) => Cell];

const { columns: head, states, yes, no } = microcopy;

const common: readonly Column[] = [
  [head.number, ({ booking }) => booking.number],
  [head.bookedAt, ({ booking }) => germanMoment(booking.bookedAt)],
  [head.state, ({ booking }) => (booking.state ? (states[booking.state] ?? booking.state) : "")],
  [head.tourNumber, ({ booking }) => booking.tourNumber],
  [head.tourTitle, ({ departure }) => departure?.tour?.title],
  [head.departureNumber, ({ booking }) => booking.departureNumber],
  [head.startDate, ({ departure }) => germanDay(departure?.startDate)],
  [head.endDate, ({ departure }) => germanDay(departure?.endDate)],
];

const person: readonly Column[] = [
  [head.firstName, ({ traveller }) => traveller?.firstName],
  [head.lastName, ({ traveller }) => traveller?.lastName],
];

const bookingColumns: readonly Column[] = [
  ...common,
  [head.seats, ({ booking }) => booking.seats],
  [head.singleRooms, ({ booking }) => booking.singleRooms],
  [head.insurance, ({ booking: { insurance } }) => (insurance === undefined ? "" : insurance ? yes : no)],
  [head.total, ({ booking: { totalCents } }) => (totalCents === undefined ? "" : germanAmount(totalCents))],
  ...person,
  [head.email, ({ booking }) => booking.email],
  // +49 would have to become '+49, which a telephone system does not dial.
  [head.phone, ({ booking }) => booking.contact.phone?.replace(/^\s*\+/, "00")],
  [head.street, ({ booking }) => booking.contact.street],
  [head.postalCode, ({ booking }) => booking.contact.postalCode],
  [head.city, ({ booking }) => booking.contact.city],
  [head.country, ({ booking }) => booking.contact.country],
  [head.note, ({ booking }) => booking.note],
  [head.formSheetVersion, ({ booking }) => booking.formSheetVersion],
  [head.heldUntil, ({ booking }) => (booking.state === "held" ? germanMoment(booking.heldUntil) : "")],
];

const travellerColumns: readonly Column[] = [
  ...common,
  [head.traveller, ({ position }) => position],
  ...person,
  [head.birthDate, ({ traveller }) => germanDay(traveller?.birthDate)],
];

const COLUMNS: Readonly<Record<ExportRows, readonly Column[]>> = {
  bookings: bookingColumns,
  travellers: travellerColumns,
};

export function headers(rows: ExportRows): string[] {
  return COLUMNS[rows].map(([header]) => header);
}

/** One line for the booking, named after its first traveller, or one for each traveller. */
export function lines(
  rows: ExportRows,
  booking: DeskBooking,
  departure: DepartureSeats | undefined,
): Cell[][] {
  const people = rows === "bookings" ? [booking.travellers[0]] : booking.travellers;
  return people.map((traveller, index) =>
    COLUMNS[rows].map(([, cell]) => cell({ booking, departure, traveller, position: index + 1 })),
  );
}
