import { berlinDay } from "@gratweg/contracts/kernel";
import { paymentPlan, type PaymentPart as DuePart } from "@gratweg/contracts/booking-rules";
import { money } from "./stored";
import type {
  AgreedTerms,
  BookingAnswer,
  BookingLine,
  BookingRequest,
  Departure,
  PaymentPart,
  PaymentTerms,
  TripContent,
} from "./types";

interface Booked {
  request: BookingRequest;
  departure: Departure;
  content: TripContent;
  lines: readonly BookingLine[];
  totalCents: number;
  at: Date;
  /** Null: booked at once. */
  heldUntil: Date | null;
  /** Berlin's day of `at`. */
  today: string;
}

const payable = ({ amountCents, due }: DuePart): PaymentPart => ({ ...money(amountCents), due });

/** The answer but for the number, which the database gives out. */
export function composeAnswer(booked: Booked): Omit<BookingAnswer, "number"> {
  const { request, departure, content, lines, totalCents, at, heldUntil, today } = booked;
  const [first] = request.travellers;
  return {
    state: heldUntil ? "held" : "confirmed",
    bookedAt: at.toISOString(),
    ...(heldUntil ? { heldUntil: heldUntil.toISOString() } : {}),
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
    payment: payments(totalCents, today, departure.startDate, content.payment),
    formSheetVersion: content.formSheet.version,
  };
}

/** The answer once its link was pressed: what has to be paid when counts from there. */
export function provenAnswer(held: BookingAnswer, { payment }: AgreedTerms, at: Date): BookingAnswer {
  const { heldUntil: _, ...answer } = held;
  return {
    ...answer,
    state: "confirmed",
    bookedAt: at.toISOString(),
    payment: payments(held.total.amount, berlinDay(at), held.departure.startDate, payment),
  };
}

function payments(
  totalCents: number,
  today: string,
  startDate: string,
  terms: PaymentTerms,
): BookingAnswer["payment"] {
  const { deposit, rest } = paymentPlan(totalCents, today, startDate, terms);
  return { deposit: payable(deposit), rest: rest && payable(rest) };
}

export function agreedTerms({ formSheet, ...content }: TripContent, departure: Departure): AgreedTerms {
  const { price: normalPrice, memberPrice: price } = departure;
  return {
    ...content,
    formSheetVersion: formSheet.version,
    ...(price ? { memberPrice: { price, normalPrice } } : {}),
  };
}
