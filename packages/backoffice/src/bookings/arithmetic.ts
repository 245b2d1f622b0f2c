import type { BookingLine, PaymentTerms } from "./types";

/*
 * The same arithmetic as `@gratweg/contracts` (booking-prices.ts), which this project cannot import; an integration test compares
 * the two. Amounts are integer euro cents, days `YYYY-MM-DD`.
 */

export const MAX_TRAVELLERS = 10;

export interface BookingPrices {
  priceCents: number;
  singleSupplementCents: number;
  insurancePerMille: number | null;
}
export interface BookingChoice {
  travellers: number;
  singleRooms: number;
  insurance: boolean;
}

export function bookingLines(prices: BookingPrices, choice: BookingChoice): BookingLine[] {
  const trip = line("trip", choice.travellers, prices.priceCents);
  const rooms = line("single-room", choice.singleRooms, prices.singleSupplementCents);
  const base = trip.amountCents + rooms.amountCents;
  const premium =
    choice.insurance && prices.insurancePerMille !== null
      ? Math.round((base * prices.insurancePerMille) / 1000)
      : 0;
  return [trip, rooms, line("insurance", 1, premium)].filter(
    ({ kind, amountCents }) => kind === "trip" || amountCents > 0,
  );
}

export function bookingTotal(lines: readonly BookingLine[]): number {
  return lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

function line(kind: BookingLine["kind"], quantity: number, unitCents: number): BookingLine {
  return { kind, quantity, unitCents, amountCents: quantity * unitCents };
}

export interface DuePart {
  amountCents: number;
  due: string;
}

export function paymentPlan(
  totalCents: number,
  bookedOn: string,
  startDate: string,
  terms: PaymentTerms,
): { deposit: DuePart; rest: DuePart | null } {
  const soonest = addDays(bookedOn, terms.depositDueDays);
  const depositDue = soonest < startDate ? soonest : startDate;
  const restDue = addDays(startDate, -terms.restDueDaysBefore);
  if (restDue <= depositDue) return { deposit: { amountCents: totalCents, due: depositDue }, rest: null };
  const deposit = Math.round((totalCents * terms.depositPercent) / 100);
  const rest = totalCents - deposit;
  return {
    deposit: { amountCents: deposit, due: depositDue },
    rest: rest === 0 ? null : { amountCents: rest, due: restDue },
  };
}

function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
