import { SignInRefusal } from "./refusal";

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
}

const GUESS_WINDOW_MS = 15 * 60_000;
const REQUEST_WINDOW_MS = 60 * 60_000;

/**
 * By account and by address. The account's count holds whoever guesses from many addresses; so that this does not lock the owner out,
 * a device that has signed in before is counted by itself alone (OWASP, „Device Cookies“), whoever else is at its address: a whole
 * office, or everybody behind a proxy that nobody told us about. Counting begins before the password is looked
 * at: a thousand guesses at once are a thousand.
 *
 * In this process' memory: a table would cost two writes for each sign-in on the one writer that SQLite has. A restart forgets;
 * several processes allow as many times more.
 */
export function createSignInLimits(options: LimitOptions): SignInLimits {
  const { now = Date.now } = options;
  const accounts = createWindow(options.failuresPerAccount, GUESS_WINDOW_MS, now);
  const addresses = createWindow(options.failuresPerAddress, GUESS_WINDOW_MS, now);
  const requests = createWindow(options.requestsPerAddress, REQUEST_WINDOW_MS, now);
  return {
    guess(account, { address, device }) {
      const who = device === null ? account : `${account}\n${device}`;
      const wait = Math.max(accounts.wait(who), device === null ? addresses.wait(address) : 0);
      if (wait > 0) throw new SignInRefusal("limited", wait);
      const at = now();
      accounts.add(who, at);
      if (device === null) addresses.add(address, at);
      let isTaken = false;
      return {
        takeBack() {
          if (isTaken) return;
          isTaken = true;
          accounts.remove(who, at);
          if (device === null) addresses.remove(address, at);
        },
      };
    },
    request(address) {
      const wait = requests.wait(address);
      if (wait > 0) throw new SignInRefusal("limited", wait);
      requests.add(address, now());
    },
  };
}

/** Bounded: beyond it the name that was counted longest ago is forgotten. */
const MOST_NAMES = 50_000;

function createWindow(most: number, windowMs: number, now: () => number) {
  const times = new Map<string, number[]>();
  const recent = (name: string): number[] =>
    (times.get(name) ?? []).filter((time) => time > now() - windowMs);
  return {
    /** Seconds until there is room; 0: there is. */
    wait(name: string): number {
      const list = recent(name);
      const [first] = list;
      if (most === 0 || list.length < most || first === undefined) return 0;
      return Math.max(1, Math.ceil((first + windowMs - now()) / 1000));
    },
    add(name: string, at: number): void {
      if (most === 0) return;
      const list = [...recent(name), at];
      times.delete(name);
      times.set(name, list);
      for (const oldest of times.keys()) {
        if (times.size <= MOST_NAMES) break;
        times.delete(oldest);
      }
    },
    remove(name: string, at: number): void {
      const list = times.get(name);
      const index = list?.indexOf(at) ?? -1;
      if (!list || index < 0) return;
      list.splice(index, 1);
      if (list.length === 0) times.delete(name);
    },
  };
}
