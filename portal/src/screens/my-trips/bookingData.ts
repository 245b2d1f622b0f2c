import type { MyBooking } from "@gratweg/contracts";
import { paths } from "@gratweg/contracts/routes";
import { berlinDay } from "@gratweg/contracts/kernel";
import type { BookingData, TripDocument } from "@gratweg/design-system";
import { myTripsTexts } from "../../texts/myTrips";

const texts = myTripsTexts;

export interface DocumentRef {
  number: number;
  kind: MyBooking["documents"][number]["kind"];
}

export interface DocumentActions {
  onOpen: (document: DocumentRef, title: string) => void;
  /** The one that is on its way. */
  fetching: DocumentRef | null;
}

/** A booking as its card shows it. Papers are fetched with the visitor's proof, so they are buttons. */
export function bookingData(
  booking: MyBooking,
  isOver: boolean,
  { onOpen, fetching }: DocumentActions,
): BookingData {
  const { number, trip, departure, state, seats, organiser, total, payment } = booking;
  const isFetching = (kind: DocumentRef["kind"]) => fetching?.number === number && fetching.kind === kind;
  const calendar = booking.documents.find(({ kind }) => kind === "calendar");
  const papers = booking.documents.filter(({ kind }) => kind !== "calendar");
  const rest = payment.rest;
  const { request } = booking;
  return {
    number,
    title: trip.title,
    href: paths.portalTrip(trip.number, trip.slug),
    startDate: departure.startDate,
    endDate: departure.endDate,
    state,
    travellers: seats,
    organiser: organiser.name,
    totalCents: total.amount,
    ...(request ? { pending: texts.request.asked[request.kind](berlinDay(request.askedAt)) } : {}),
    // What was due then nobody has to pay now.
    payments: isOver
      ? []
      : [
          { label: texts.payment.deposit, amountCents: payment.deposit.amount, due: payment.deposit.due },
          ...(rest ? [{ label: texts.payment.rest, amountCents: rest.amount, due: rest.due }] : []),
        ],
    documents: papers.map(({ kind, title }): TripDocument => ({
      title,
      kind: "other",
      onOpen: () => onOpen({ number, kind }, title),
      busy: isFetching(kind),
    })),
    ...(calendar
      ? {
          onCalendar: () => onOpen({ number, kind: "calendar" }, texts.booking.calendarTitle),
          calendarBusy: isFetching("calendar"),
        }
      : {}),
  };
}

const endings: Readonly<Record<string, string>> = {
  "text/calendar": "ics",
  "text/html": "html",
  "application/pdf": "pdf",
};

export function documentFileName({ number, kind }: DocumentRef, mediaType: string): string {
  const ending = endings[mediaType.split(";")[0]?.trim() ?? ""] ?? "html";
  return `gratweg-${texts.booking.kinds[kind]}-${number}.${kind === "calendar" ? "ics" : ending}`;
}
