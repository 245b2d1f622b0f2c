import { networkOf } from "./client-address";
import { SignInRefusal } from "./refusal";
import { SHELF_SHARE, shelfOf } from "./shelf";

export interface Caller {
  /** From `clientAddress`. */
  address: string;
  /** A device that has signed in to this account before; null: any other. */
  device: string | null;
}

export interface SignInLimits {
  /** Counts a guess at a password before it is known whether it is right; throws when there were too many. */
  guess(account: string, caller: Caller): Guess;
  /** Counts something that costs a hash and perhaps a mail; throws when there were too many. */
  request(address: string): void;
}

export interface Guess {
  /** It was none: the password was right, or nobody looked at it. */
  takeBack(): void;
}

export interface LimitOptions {
  /** Wrong passwords within the window; 0 = any number. */
  failuresPerAccount: number;
  failuresPerAddress: number;
  requestsPerAddress: number;
  now?: () => number;
  mostNames?: number;
}

export const GUESS_WINDOW_MS = 15 * 60_000;
const REQUEST_WINDOW_MS = 60 * 60_000;
/** A network may do so many times what one of its addresses may: one client may have thousands of them. */
const NETWORK_SHARE = 4;

/**
 * By account, by address and by network. The account's count holds whoever guesses from many addresses; so that this does not lock the owner out,
 * a device that has signed in before is counted by itself alone (OWASP, „Device Cookies“), whoever else is at its address: a whole
 * office, or everybody behind a proxy that nobody told us about. Counting begins before the password is looked
 * at: a thousand guesses at once are a thousand.
 *
 * In this process' memory: a table would cost two writes for each sign-in on the one writer that SQLite has. A restart forgets;
 * several processes allow as many times more.
 */
export function createSignInLimits(options: LimitOptions): SignInLimits {
  const { now = Date.now, mostNames = MOST_NAMES } = options;
  const window = (most: number, windowMs: number) => createWindow({ most, windowMs, now, mostNames });
  const clients = (most: number, windowMs: number) => {
    const addresses = window(most, windowMs);
    const networks = window(NETWORK_SHARE * most, windowMs);
    return {
      wait: (address: string) => Math.max(addresses.wait(address), networks.wait(networkOf(address))),
      add: (address: string) => [addresses.add(address), networks.add(networkOf(address))],
    };
  };
  const accounts = window(options.failuresPerAccount, GUESS_WINDOW_MS);
  const guesses = clients(options.failuresPerAddress, GUESS_WINDOW_MS);
  const requests = clients(options.requestsPerAddress, REQUEST_WINDOW_MS);
  return {
    guess(account, { address, device }) {
      const who = device === null ? account : `${account}\n${device}`;
      const wait = Math.max(accounts.wait(who), device === null ? guesses.wait(address) : 0);
      if (wait > 0) throw new SignInRefusal("limited", wait);
      const counted = [accounts.add(who), ...(device === null ? guesses.add(address) : [])];
      return {
        takeBack() {
          for (const takeBack of counted.splice(0)) takeBack();
        },
      };
    },
    request(address) {
      const wait = requests.wait(address);
      if (wait > 0) throw new SignInRefusal("limited", wait);
      requests.add(address);
    },
  };
}

export const MOST_NAMES = 50_000;

interface WindowOptions {
  /** 0 = any number. */
  most: number;
  windowMs: number;
  now: () => number;
  mostNames: number;
}

/**
 * Bounded, and nobody is forgotten before the window is over: when there is no room for another name, newcomers are counted by their
 * network. Whoever floods the memory with names gets less, not more.
 */
export function createWindow({ most, windowMs, now, mostNames }: WindowOptions) {
  /** In the order of the last time, so that the first are those to be forgotten first. */
  const times = new Map<string, number[]>();

  const placeOf = (name: string): { place: string; allowed: number } => {
    const before = now() - windowMs;
    for (const [known, list] of times) {
      if ((list.at(-1) ?? 0) > before) break;
      times.delete(known);
    }
    return times.has(name) || times.size < mostNames
      ? { place: name, allowed: most }
      : { place: shelfOf(name), allowed: most * SHELF_SHARE };
  };
  const recent = (place: string): number[] =>
    (times.get(place) ?? []).filter((time) => time > now() - windowMs);

  return {
    /** Seconds until there is room; 0: there is. */
    wait(name: string): number {
      const { place, allowed } = placeOf(name);
      const list = recent(place);
      const [first] = list;
      if (most === 0 || list.length < allowed || first === undefined) return 0;
      return Math.max(1, Math.ceil((first + windowMs - now()) / 1000));
    },
    /** A function that takes it back, once. */
    add(name: string): () => void {
      if (most === 0) return () => undefined;
      const { place } = placeOf(name);
      const at = now();
      const list = [...recent(place), at];
      times.delete(place);
      times.set(place, list);
      return () => {
        const counted = times.get(place) ?? [];
        const index = counted.indexOf(at);
        if (index < 0) return;
        counted.splice(index, 1);
        if (counted.length === 0) times.delete(place);
      };
    },
  };
}
