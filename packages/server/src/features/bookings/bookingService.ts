import { abortable } from "../../content/abortable";
import { ProblemError, RETRY_AFTER } from "../../http/problems";
import type { BookingOrder, BookingOutcome, BookingSource, Log } from "../../ports";
import { addressKey } from "../../limits/clientAddress";
import type { Gate } from "../../limits/gate";
import { bookingProblems, refusalByTerms } from "./bookingProblems";
import type { BookingMetrics } from "./bookingMetrics";
import { answerOf, type Booked } from "./outcomes";
import type { SeatLimit } from "./seatLimit";

/** The database may take this long; the booking counts as unknown then, and the same key tells later. */
export const BOOKING_LIMIT_MS = 10_000;
export const TERMS_LIMIT_MS = 3_000;

export interface BookingServices {
  /** Undefined where booking is not set up. */
  source: BookingSource | undefined;
  limit: SeatLimit;
  gate: Gate;
  /** Of departures that no list of ours has yet: anybody makes numbers up, and takes no place from whoever books. */
  madeUpGate: Gate;
  isKnown: (departure: number) => boolean;
  metrics: BookingMetrics;
  /** Which trip a departure belongs to, as far as it is known. */
  tripOf: (departure: number) => number | undefined;
}

/** Books or throws a problem; goes on when whoever asked has gone. */
export async function book(
  order: BookingOrder,
  clientAddress: string,
  { source, limit, gate, madeUpGate, isKnown, metrics, tripOf }: BookingServices,
  log: Log,
): Promise<Booked> {
  const began = performance.now();
  const tell = (outcome: string): void => {
    const ms = Math.round(performance.now() - began);
    metrics.count(outcome);
    log.info({ outcome, departure: order.request.departure, ms }, "booking");
  };
  const fail = (outcome: string, error: ProblemError): ProblemError => {
    tell(outcome);
    return error;
  };

  if (!source) throw fail("not-configured", new ProblemError(bookingProblems.unavailable(), RETRY_AFTER));
  const leave = (isKnown(order.request.departure) ? gate : madeUpGate).enter(clientAddress);
  if (!leave) throw fail("busy", new ProblemError(bookingProblems.busy(), RETRY_AFTER));
  try {
    const seats = order.request.travellers.length;
    const wish = { address: addressKey(clientAddress), key: order.key, seats };
    const reservation = await limit.reserve(wish, AbortSignal.timeout(BOOKING_LIMIT_MS));
    if (!reservation.granted) {
      // Whoever has come to a sold-out departure should hear that, and not of limits.
      const conflict = await conflictNow(source, order, clientAddress, tripOf);
      if (conflict) throw fail("address-limit-conflict", new ProblemError(conflict));
      const headers = { "retry-after": String(reservation.retryAfterSeconds) };
      throw fail("address-limit", new ProblemError(bookingProblems.tooManyFromAddress(), headers));
    }
    let outcome: BookingOutcome;
    try {
      outcome = await ask(source, order, clientAddress, metrics);
    } catch (error) {
      reservation.settle("unknown");
      log.warn({ err: error, departure: order.request.departure }, "booking could not be asked for");
      throw fail("unavailable", new ProblemError(bookingProblems.unavailable(), RETRY_AFTER));
    }
    const isTaken = outcome.outcome === "booked" || outcome.outcome === "held";
    reservation.settle(isTaken ? "booked" : "refused");
    tell(outcome.outcome);
    return answerOf(outcome, order.request);
  } finally {
    leave();
  }
}

async function ask(
  source: BookingSource,
  order: BookingOrder,
  clientAddress: string,
  metrics: BookingMetrics,
): Promise<BookingOutcome> {
  const asked = performance.now();
  const signal = AbortSignal.timeout(BOOKING_LIMIT_MS);
  try {
    return await abortable(source.book(order, { signal, clientAddress }), signal);
  } finally {
    metrics.took((performance.now() - asked) / 1000);
  }
}

async function conflictNow(
  source: BookingSource,
  { request, isMember }: BookingOrder,
  clientAddress: string,
  tripOf: BookingServices["tripOf"],
) {
  const trip = tripOf(request.departure);
  if (trip === undefined) return undefined;
  const signal = AbortSignal.timeout(TERMS_LIMIT_MS);
  const terms = await abortable(
    source.terms(trip, request.departure, { signal, clientAddress }, isMember),
    signal,
  ).catch(() => undefined);
  return terms && refusalByTerms(terms, request.travellers.length);
}
