import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { visitorAddress } from "../lib/bookable.mjs";

/**
 * Who books what: every other booking on the first departure, which has too few seats, the rest spread over the others, most of
 * which sell out too, because overbooking happens where the last seats go. One in twenty visitors clicks twice.
 */
export function planVisits({ random, bookings, departures: [hot, ...others] }) {
  const visits = Array.from({ length: bookings }, (_, at) => ({
    key: randomUUID(),
    departure: (at % 2 === 0 ? hot : others[Math.floor(random() * others.length)]).number,
    seats: 1 + Math.floor(random() * 3),
    isTwin: random() < 0.05,
    address: visitorAddress(at + 1),
    answers: [],
  }));
  const capacities = [hot, ...others].map(({ number }) => {
    const wanted = visits.reduce((sum, { departure, seats }) => sum + (departure === number ? seats : 0), 0);
    return [number, Math.floor(wanted * (number === hot.number ? 0.6 : 0.5 + random() * 0.6))];
  });
  return { visits, capacities };
}

/** Books as a patient browser does: the same key again until the server has decided, or until so many epoch milliseconds. */
export async function book(port, { key, address, answers }, body, until) {
  const headers = { "content-type": "application/json", "idempotency-key": key, "x-forwarded-for": address };
  const url = `http://127.0.0.1:${port}/api/bookings`;
  while (Date.now() < until) {
    try {
      const signal = AbortSignal.timeout(15_000);
      const response = await fetch(url, { method: "POST", headers, body, signal });
      const text = await response.text();
      const { type, number } = JSON.parse(text);
      const { status } = response;
      if (status < 500 && status !== 429) return void answers.push({ status, type, number, text });
    } catch {
      // Killed in the midst of it.
    }
    await pause(50 + Math.random() * 500);
  }
}
