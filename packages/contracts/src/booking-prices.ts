/** What a booking costs and when it is paid: the same arithmetic in the browser and in tests. In integer cents. */

export interface BookingPrices {
  /** For each traveller. */
  priceCents: number;
  /** For each room of one's own. */
  singleSupplementCents: number;
  /** Of trip and supplements, in thousandths; null where no insurance is offered. */
  insurancePerMille: number | null;
}

export interface BookingLine {
  kind: "trip" | "single-room" | "insurance";
  quantity: number;
  unitCents: number;
  amountCents: number;
}

/** For each traveller: the member price, which comes to members alone, else the price. */
export function payableCents({
  price,
  memberPrice,
}: {
  price: { amount: number };
  memberPrice?: { amount: number };
}): number {
  return (memberPrice ?? price).amount;
}

/** The lines of a booking's price; lines that cost nothing are left out. Their sum is the total. */
export function bookingLines(
  prices: BookingPrices,
  choice: { travellers: number; singleRooms: number; insurance: boolean },
): BookingLine[] {
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

export interface PaymentTerms {
  /** Of the total. */
  depositPercent: number;
  /** After the booking. */
  depositDueDays: number;
  /** Before the start. */
  restDueDaysBefore: number;
}

export interface PaymentPart {
  amountCents: number;
  due: string;
}

/** Deposit and rest with their days; `rest` is null where nothing remains, as close to the start, when all is due at once. */
export function paymentPlan(
  totalCents: number,
  bookedOn: string,
  startDate: string,
  terms: PaymentTerms,
): { deposit: PaymentPart; rest: PaymentPart | null } {
  const depositDue = earlier(addDays(bookedOn, terms.depositDueDays), startDate);
  const restDue = addDays(startDate, -terms.restDueDaysBefore);
  if (restDue <= depositDue) return { deposit: { amountCents: totalCents, due: depositDue }, rest: null };
  const deposit = Math.round((totalCents * terms.depositPercent) / 100);
  const rest = totalCents - deposit;
  return {
    deposit: { amountCents: deposit, due: depositDue },
    rest: rest === 0 ? null : { amountCents: rest, due: restDue },
  };
}

/**
 * Until how many days before the start an organiser may withdraw because too few have booked (§ 651h Abs. 4 Satz 1 Nr. 1 BGB): 20 for
 * trips of more than six days, 7 for two to six, 48 hours for shorter ones.
 */
export function withdrawalNoticeDays(startDate: string, endDate: string): number {
  const days = (Date.parse(endDate) - Date.parse(startDate)) / 86_400_000 + 1;
  return days > 6 ? 20 : days >= 2 ? 7 : 2;
}

/** The last day on which the organiser may do so. */
export function lastWithdrawalDay(startDate: string, endDate: string): string {
  return addDays(startDate, -withdrawalNoticeDays(startDate, endDate));
}

/** `YYYY-MM-DD` plus days. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}
