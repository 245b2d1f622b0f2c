import { createWindow, GUESS_WINDOW_MS, MOST_NAMES } from "./limits";

export interface Visitor {
  address: string;
  network: string;
  /** Whose account it is that this browser has signed in to before and asks for now; null: a stranger. */
  account: string | null;
}

/** So many addresses at least share what strangers have, and so many networks: one connection may have thousands of addresses. */
const SHARES = { address: 4, network: 2 };
/** One place in so many is for browsers that have signed in before, whatever strangers do. */
const RESERVED = 4;
/** They do not shut strangers out in turn, nor does one account shut out the others. */
const MOST_KNOWN = 2;
const MOST_OF_ACCOUNT = 2;
/** Of the others one in so many is kept for networks that hold none, and have not failed so often of late. */
const KEPT = 4;
const FAILURES_OF_NETWORK = 10;

/** Places of a hashing pool, handed out so that no flood takes them all, from however many networks. */
export function createPlaces(size: { workers: number; waiting: number }) {
  const most = size.workers + size.waiting;
  const strangers = most - Math.floor(most / RESERVED);
  const open = strangers - Math.ceil(strangers / KEPT);
  const shares = {
    address: Math.ceil(strangers / SHARES.address),
    network: Math.ceil(strangers / SHARES.network),
    known: Math.ceil(most / MOST_KNOWN),
  };
  const failures = createWindow({
    most: FAILURES_OF_NETWORK,
    windowMs: GUESS_WINDOW_MS,
    now: Date.now,
    mostNames: MOST_NAMES,
  });
  const inside = { known: 0, strangers: 0 };
  const names = new Map<string, number>();
  const countOf = (name: string): number => names.get(name) ?? 0;
  const count = (name: string, change: 1 | -1): void => {
    const counted = countOf(name) + change;
    if (counted > 0) names.set(name, counted);
    else names.delete(name);
  };
  const enterAs = (who: keyof typeof inside, counted: readonly string[]) => {
    const change = (by: 1 | -1): void => {
      inside[who] += by;
      for (const name of counted) count(name, by);
    };
    change(1);
    return () => change(-1);
  };
  return {
    size,
    /** A function to leave with, once; null where there is no room. */
    enter({ address, network, account }: Visitor): (() => void) | null {
      if (inside.known + inside.strangers >= most) return null;
      if (account !== null && inside.known < shares.known && countOf(`@${account}`) < MOST_OF_ACCOUNT)
        return enterAs("known", [`@${account}`]);
      if (
        inside.strangers >= strangers ||
        countOf(address) >= shares.address ||
        countOf(network) >= shares.network ||
        (inside.strangers >= open && (countOf(network) > 0 || failures.wait(network) > 0))
      )
        return null;
      return enterAs("strangers", [address, network]);
    },
    fail({ network, account }: Visitor): void {
      if (account === null && failures.wait(network) === 0) failures.add(network);
    },
  };
}
