import type { TripDocument } from "@gratweg/contracts";

/** `YYYY-MM-DD` as the number YYYYMMDD: compares like the day does. */
export function dayNumber(day: string): number {
  return Number(day.slice(0, 4)) * 10_000 + Number(day.slice(5, 7)) * 100 + Number(day.slice(8, 10));
}

export function dayText(number: number): string {
  const text = String(number).padStart(8, "0");
  return `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`;
}

/** All departures, trip after trip, each trip's in the order of their days. */
export interface DepartureTable {
  /** Trip t's departures lie from `offsets[t]` to `offsets[t + 1]`. */
  offsets: Uint32Array;
  days: Uint32Array;
  cents: Uint32Array;
  /** 1 for a departure that takes place in any case. */
  guaranteed: Uint8Array;
}

export function buildDepartureTable(trips: readonly TripDocument[]): DepartureTable {
  const total = trips.reduce((sum, trip) => sum + trip.departures.length, 0);
  const table = {
    offsets: new Uint32Array(trips.length + 1),
    days: new Uint32Array(total),
    cents: new Uint32Array(total),
    guaranteed: new Uint8Array(total),
  };
  let place = 0;
  trips.forEach((trip, number) => {
    const sorted = trip.departures
      .map(({ startDate, priceCents, guaranteed }) => ({ day: dayNumber(startDate), priceCents, guaranteed }))
      .sort((a, b) => a.day - b.day);
    for (const { day, priceCents, guaranteed } of sorted) {
      table.days[place] = day;
      table.cents[place] = priceCents;
      table.guaranteed[place] = guaranteed ? 1 : 0;
      place += 1;
    }
    table.offsets[number + 1] = place;
  });
  return table;
}
