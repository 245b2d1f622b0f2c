import { SHELF_SHARE, shelfOf } from "../../limits/shelf";

/** How a reservation ended. `unknown`: nobody knows whether the seats were booked. */
export type Settlement = "booked" | "refused" | "unknown";

export type SeatReservation =
  { granted: true; settle(how: Settlement): void } | { granted: false; retryAfterSeconds: number };

/**
 * Against hoarding: how many seats one client address may book within a sliding window. Only acknowledged new bookings count;
 * a repetition of a key that was booked, or may have been, is always let through.
 */
export interface SeatLimit {
  /** Waits while reservations that are not settled yet decide about it, until the signal fires. */
  reserve(
    wish: { address: string; key: string; seats: number },
    signal: AbortSignal,
  ): Promise<SeatReservation>;
}

/** What may be asked of any address without a limit. */
export const unlimitedSeats: SeatLimit = {
  reserve: () => Promise.resolve({ granted: true, settle: () => {} }),
};

export interface SeatLimitOptions {
  seats: number;
  windowMs: number;
  now?: () => number;
  /** Beyond them newcomers are counted by their network, as in `createRequestLimit`. */
  mostAddresses?: number;
  /** Beyond them the oldest are forgotten: their repetitions count as new bookings. */
  mostKeys?: number;
}

interface Place {
  name: string;
  /** Seats within the window. */
  most: number;
}

interface Address {
  booked: { at: number; seats: number }[];
  /** Seats of bookings that are being decided. */
  held: number;
  waiting: Set<() => void>;
}

const WAIT_SECONDS = 10;

/** In this process' memory. Several processes would share the same questions through Redis. */
export function createSeatLimit({
  seats: most,
  windowMs,
  now = Date.now,
  mostAddresses = 20_000,
  mostKeys = 50_000,
}: SeatLimitOptions): SeatLimit & { size(): { addresses: number; keys: number } } {
  const addresses = new Map<string, Address>();
  const keys = new Map<string, { at: number; counted: boolean }>();

  /** Whom an address is counted with: itself while there is room for its name, else its network. */
  const placeOf = (address: string): Place => {
    forgetOver();
    return addresses.has(address) || addresses.size < mostAddresses
      ? { name: address, most }
      : { name: shelfOf(address), most: most * SHELF_SHARE };
  };

  const find = (name: string): Address => {
    const known = addresses.get(name) ?? { booked: [], held: 0, waiting: new Set() };
    const oldest = now() - windowMs;
    known.booked = known.booked.filter(({ at }) => at > oldest);
    return known;
  };

  const keep = (name: string, address: Address): void => {
    addresses.delete(name);
    if (address.booked.length > 0 || address.held > 0 || address.waiting.size > 0)
      addresses.set(name, address);
  };

  /** They lie in the order of their last change. */
  const forgetOver = (): void => {
    for (const [name, { booked, held, waiting }] of addresses) {
      if (held > 0 || waiting.size > 0) continue;
      if ((booked.at(-1)?.at ?? 0) > now() - windowMs) return;
      addresses.delete(name);
    }
  };

  const remember = (key: string, counted: boolean): void => {
    keys.delete(key);
    keys.set(key, { at: now(), counted });
    for (const [other, { at }] of keys) {
      if (keys.size <= mostKeys && at > now() - windowMs) return;
      keys.delete(other);
    }
  };

  const count = (name: string, seats: number, key: string): void => {
    const address = find(name);
    address.booked.push({ at: now(), seats });
    keep(name, address);
    remember(key, true);
  };

  const settleRepetition = (address: string, seats: number, key: string) => (how: Settlement) => {
    if (how === "booked" && !keys.get(key)?.counted) count(placeOf(address).name, seats, key);
  };

  return {
    async reserve({ address: client, key, seats }, signal) {
      const before = keys.get(key);
      if (before && before.at > now() - windowMs)
        return { granted: true, settle: settleRepetition(client, seats, key) };
      const { name, most } = placeOf(client);
      for (;;) {
        const address = find(name);
        const booked = address.booked.reduce((sum, one) => sum + one.seats, 0);
        if (booked + seats > most)
          return { granted: false, retryAfterSeconds: secondsUntilFree(address, booked + seats - most) };
        if (booked + address.held + seats <= most) {
          address.held += seats;
          keep(name, address);
          return { granted: true, settle: once((how) => settle(name, seats, key, how)) };
        }
        if (signal.aborted) return { granted: false, retryAfterSeconds: WAIT_SECONDS };
        await change(name, address, signal);
      }
    },
    size: () => ({ addresses: addresses.size, keys: keys.size }),
  };

  function settle(name: string, seats: number, key: string, how: Settlement): void {
    const address = find(name);
    address.held -= seats;
    if (how === "booked") count(name, seats, key);
    else {
      if (how === "unknown") remember(key, false);
      keep(name, address);
    }
    for (const wake of [...address.waiting]) wake();
  }

  function change(name: string, address: Address, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const wake = (): void => {
        signal.removeEventListener("abort", wake);
        address.waiting.delete(wake);
        resolve();
      };
      address.waiting.add(wake);
      keep(name, address);
      signal.addEventListener("abort", wake, { once: true });
    });
  }

  function secondsUntilFree(address: Address, missing: number): number {
    let freed = 0;
    for (const { at, seats } of address.booked) {
      freed += seats;
      if (freed >= missing) return Math.max(1, Math.ceil((at + windowMs - now()) / 1000));
    }
    return Math.ceil(windowMs / 1000);
  }
}

function once<Argument>(act: (argument: Argument) => void): (argument: Argument) => void {
  let done = false;
  return (argument) => {
    if (done) return;
    done = true;
    act(argument);
  };
}
