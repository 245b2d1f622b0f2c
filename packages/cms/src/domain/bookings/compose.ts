import { paymentPlan, type DuePart } from "./arithmetic";
import { money } from "./stored";
import type {
  AgreedTerms,
  BookingAnswer,
  BookingLine,
  BookingRequest,
  Departure,
  PaymentPart,
  TripContent,
} from "./types";

interface Booked {
  request: BookingRequest;
  departure: Departure;
  content: TripContent;
  lines: readonly BookingLine[];
  totalCents: number;
  at: Date;
  /** Berlin's day of `at`. */
  today: string;
}

const payable = ({ amountCents, due }: DuePart): PaymentPart => ({ ...money(amountCents), due });

/** The answer but for the number, which the database gives out. */
export function composeAnswer(booked: Booked): Omit<BookingAnswer, "number"> {
  const { request, departure, content, lines, totalCents, at, today } = booked;
  const { deposit, rest } = paymentPlan(totalCents, today, departure.startDate, content.payment);
  const [first] = request.travellers;
  return {
    state: "confirmed",
    bookedAt: at.toISOString(),
    trip: { number: content.trip.number, slug: content.trip.slug, title: content.trip.title },
    departure: {
      number: departure.number,
      startDate: departure.startDate,
      endDate: departure.endDate,
    },
    organiser: { name: content.organiser.name },
    fullName: first ? `${first.firstName} ${first.lastName}` : "",
    email: request.contact.email,
    seats: request.travellers.length,
    lines: lines.map(({ kind, quantity, unitCents, amountCents }) => ({
      kind,
      quantity,
      unit: money(unitCents),
      amount: money(amountCents),
      ...(kind === "trip" && departure.memberPrice ? { normalUnit: departure.price } : {}),
    })),
    total: money(totalCents),
    payment: { deposit: payable(deposit), rest: rest && payable(rest) },
    formSheetVersion: content.formSheet.version,
  };
}

export function agreedTerms({ formSheet, ...content }: TripContent, departure: Departure): AgreedTerms {
  const { price: normalPrice, memberPrice: price } = departure;
  return {
    ...content,
    formSheetVersion: formSheet.version,
    ...(price ? { memberPrice: { price, normalPrice } } : {}),
  };
}
