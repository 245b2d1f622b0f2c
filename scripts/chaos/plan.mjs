import { visitorAddress } from "../lib/bookable.mjs";

/** Seats on the hot departure, as a share of what is asked for. */
const HOT_SHARE = 0.6;
/** The same on the others, at random: overbooking happens where the last seats go, so most of them sell out as well. */
const LEAST_SHARE = 0.5;
const MOST_SHARE = 1.1;
/** How often each process is killed in a round. */
const KILLS = 2;
/** Bookings whose visitor clicks twice. */
const TWINS = 0.05;
const TROUBLES = /** @type {const} */ (["refuse", "reject", "forget", "stall"]);

/**
 * Who books what: every other booking on the first departure, which has too few seats, the rest spread over the others,
 * of which some have enough.
 *
 * @param {{ random: import("../lib/random.mjs").Random, bookings: number, departures: { number: number, tour: number }[] }} options
 */
export function planBookings({ random, bookings, departures }) {
  const [hot, ...others] = departures;
  const wanted = new Map(departures.map(({ number }) => [number, 0]));
  const visits = Array.from({ length: bookings }, (_, at) => {
    const target = at % 2 === 0 ? hot : others[random.between(0, others.length - 1)];
    const seats = random.between(1, 3);
    wanted.set(target.number, (wanted.get(target.number) ?? 0) + seats);
    return {
      key: `${random.hex(8)}-${random.hex(4)}-4${random.hex(3)}-a${random.hex(3)}-${random.hex(12)}`,
      departure: target.number,
      seats,
      guest: `gast-${at}`,
      address: visitorAddress(at + 1),
      singleRooms: random.between(0, seats),
      insurance: random.chance(0.3),
      note: random.chance(0.2) ? "Bitte vegetarisch." : undefined,
      twin: random.chance(TWINS),
    };
  });
  const capacities = new Map(
    [...wanted].map(([number, seats]) => [
      number,
      Math.floor(
        seats *
          (number === hot.number ? HOT_SHARE : LEAST_SHARE + random.next() * (MOST_SHARE - LEAST_SHARE)),
      ),
    ]),
  );
  return { visits, capacities };
}

/**
 * What is disturbed when: server and content system while bookings are decided, the worker and the mail server while mails come
 * in. Points are counts, not times, so that a slow machine sees the same disturbances; only the delay after each is a time.
 *
 * @param {{ random: import("../lib/random.mjs").Random, bookings: number, mails: number }} options
 */
export function planDisturbances({ random, bookings, mails }) {
  const at = (/** @type {number} */ count) => Math.floor(count * (0.02 + random.next() * 0.8));
  const kill = (/** @type {string} */ part, /** @type {"decided" | "mails"} */ measure) =>
    Array.from({ length: KILLS }, () => ({
      part,
      measure,
      count: at(measure === "decided" ? bookings : mails),
      delay: random.between(0, 200),
    }));
  return {
    kills: [
      ...kill("server", "decided"),
      ...kill("content system", "decided"),
      ...kill("mail worker", "mails"),
    ].sort((a, b) => a.count - b.count),
    troubles: TROUBLES.map((mood) => ({
      mood,
      count: at(mails),
      lasts: random.between(500, 2000),
    })).sort((a, b) => a.count - b.count),
  };
}
