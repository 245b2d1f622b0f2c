import { addAll, addBit, emptyBits, type Bits } from "./bits";
import type { DepartureTable } from "./departure-table";

/** Stands for „no departure“ and „no price“: later and dearer than everything. */
export const NEVER = 0xffffffff;

/** What is to come, seen from one day: built once a day, on its first query. */
export interface Calendar {
  today: number;
  /** Each trip's first upcoming departure in the departure table; behind the trip's last one when there is none. */
  firsts: Uint32Array;
  /** Day of the next departure, or NEVER. */
  nextDays: Uint32Array;
  /** Lowest and highest upcoming price in cents; NEVER and 0 without a departure. */
  lowest: Uint32Array;
  highest: Uint32Array;
  /** Place of each trip in the order of next departure, then number. */
  ranks: Uint32Array;
  /** The trips in the orders that need no filter. */
  byDate: Uint32Array;
  byPrice: Uint32Array;
  byPriceFalling: Uint32Array;
  /** Upcoming departures in the order of their days. */
  days: Uint32Array;
  trips: Uint32Array;
  /** Beside `days`: 1 for a departure that takes place in any case. */
  guaranteed: Uint8Array;
  /** Trips with such a departure. */
  guaranteedTrips: Bits;
  /** Trips with an upcoming departure in a month (YYYYMM). */
  months: Map<number, Bits>;
}

export function buildCalendar(table: DepartureTable, today: number): Calendar {
  const size = table.offsets.length - 1;
  const firsts = new Uint32Array(size);
  const nextDays = new Uint32Array(size).fill(NEVER);
  const lowest = new Uint32Array(size).fill(NEVER);
  const highest = new Uint32Array(size);
  const upcoming: number[] = [];
  const tripOf = new Uint32Array(table.days.length);
  for (let trip = 0; trip < size; trip += 1) {
    const end = table.offsets[trip + 1]!;
    let at = table.offsets[trip]!;
    while (at < end && table.days[at]! < today) at += 1;
    firsts[trip] = at;
    if (at < end) nextDays[trip] = table.days[at]!;
    for (; at < end; at += 1) {
      upcoming.push(at);
      tripOf[at] = trip;
      lowest[trip] = Math.min(lowest[trip]!, table.cents[at]!);
      highest[trip] = Math.max(highest[trip]!, table.cents[at]!);
    }
  }
  // Trips are numbered in the order of their public numbers, which settles what is equal otherwise.
  const byDate = ordered(size, (a, b) => nextDays[a]! - nextDays[b]! || a - b);
  const ranks = new Uint32Array(size);
  byDate.forEach((trip, rank) => (ranks[trip] = rank));
  const byPrice = ordered(size, (a, b) => lowest[a]! - lowest[b]! || ranks[a]! - ranks[b]!);
  const falling = (trip: number) => (lowest[trip] === NEVER ? -1 : lowest[trip]!);
  const byPriceFalling = ordered(size, (a, b) => falling(b) - falling(a) || ranks[a]! - ranks[b]!);

  const inOrder = Uint32Array.from(upcoming).sort((a, b) => table.days[a]! - table.days[b]! || a - b);
  const days = inOrder.map((departure) => table.days[departure]!);
  const trips = inOrder.map((departure) => tripOf[departure]!);
  const guaranteed = Uint8Array.from(inOrder, (departure) => table.guaranteed[departure]!);
  const guaranteedTrips = emptyBits(size);
  guaranteed.forEach((is, place) => {
    if (is) addBit(guaranteedTrips, trips[place]!);
  });
  const months = new Map<number, Bits>();
  days.forEach((day, place) => {
    const month = Math.floor(day / 100);
    let bits = months.get(month);
    if (!bits) months.set(month, (bits = emptyBits(size)));
    addBit(bits, trips[place]!);
  });
  return {
    today,
    firsts,
    nextDays,
    lowest,
    highest,
    ranks,
    byDate,
    byPrice,
    byPriceFalling,
    days,
    trips,
    guaranteed,
    guaranteedTrips,
    months,
  };
}

function ordered(size: number, compare: (a: number, b: number) => number): Uint32Array {
  return Uint32Array.from({ length: size }, (_, index) => index).sort(compare);
}

/** Trips that start on one of the days; whole months by their sets, the rest departure by departure. */
export function startingBetween(calendar: Calendar, from: number, to: number): Bits {
  const bits = emptyBits(calendar.nextDays.length);
  const { days, trips } = calendar;
  const end = lowerBound(days, to + 1);
  for (let place = lowerBound(days, from); place < end;) {
    const month = Math.floor(days[place]! / 100);
    const nextMonth = lowerBound(days, month * 100 + 100);
    const startsMonth = place === 0 || Math.floor(days[place - 1]! / 100) < month;
    if (startsMonth && nextMonth <= end) {
      addAll(bits, calendar.months.get(month)!);
      place = nextMonth;
    } else {
      for (const stop = Math.min(nextMonth, end); place < stop; place += 1) addBit(bits, trips[place]!);
    }
  }
  return bits;
}

function lowerBound(days: Uint32Array, day: number): number {
  let low = 0;
  let high = days.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (days[middle]! < day) low = middle + 1;
    else high = middle;
  }
  return low;
}
