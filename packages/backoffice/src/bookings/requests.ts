import { berlinDay } from "@gratweg/contracts/kernel";
import { daysFromTo } from "../mails/format";
import type { AgreedTerms, BookingAnswer, CancellationStep } from "./types";

export type ChangeRequest = "cancellation" | "change";

export interface OpenRequest {
  kind: ChangeRequest;
  /** ISO 8601. */
  askedAt: string;
  note: string;
}

/** Returns what a traveller has asked for last and the desk has not decided; the history is the one place that says it. */
export function openRequest(
  history: readonly { at: string; event: string; note: string }[],
): OpenRequest | null {
  const events: readonly string[] = ["asked-cancellation", "asked-change", "settled", "cancelled"];
  const last = history.filter(({ event }) => events.includes(event)).at(-1);
  if (!last?.event.startsWith("asked-")) return null;
  return { kind: last.event.slice(6) as ChangeRequest, askedAt: last.at, note: last.note };
}

/** A change waits behind whatever is open; a cancellation waits behind a cancellation alone. */
export function isAskedAnew(open: OpenRequest | null, kind: ChangeRequest): boolean {
  return open === null || (open.kind === "change" && kind === "cancellation");
}

/** Until the day of the start, which has a step of its own. Without agreed steps nobody can say what it costs. */
export function mayAsk(
  { departure }: Pick<BookingAnswer, "departure">,
  { cancellation }: Pick<AgreedTerms, "cancellation">,
  day: string,
): boolean {
  return day <= departure.startDate && cancellation.length > 0;
}

/** Computes what stepping back costs on a day (`YYYY-MM-DD`), as it was agreed. An insurance is a contract of its own. */
export function cancellationFee(
  { departure, lines }: Pick<BookingAnswer, "departure" | "lines">,
  { cancellation }: Pick<AgreedTerms, "cancellation">,
  day: string,
) {
  const daysLeft = daysFromTo(day, departure.startDate) - 1;
  const percents = (steps: CancellationStep[]) => steps.map(({ percent }) => percent);
  const reached = percents(cancellation.filter(({ daysBefore }) => (daysBefore ?? 0) >= daysLeft));
  // Steps rise towards the start; the first one holds from the booking on.
  const percent = reached.length > 0 ? Math.max(...reached) : Math.min(...percents(cancellation));
  const tripLines = lines.filter(({ kind }) => kind !== "insurance");
  const tripCents = tripLines.reduce((sum, { amount }) => sum + amount.amount, 0);
  return { percent, tripCents, feeCents: Math.round((tripCents * percent) / 100) };
}

/** Counts a request by the day on which it came, whenever the desk decides. */
export function feeOfRequest(answer: BookingAnswer, terms: AgreedTerms, { kind, askedAt }: OpenRequest) {
  return kind === "cancellation" ? cancellationFee(answer, terms, berlinDay(askedAt)) : null;
}
