import { networkOf } from "../sign-in/client-address";
import { SHELF_SHARE, shelfOf } from "../sign-in/shelf";

const MOST_NAMES = 20_000;
const WINDOW_MS = 60_000;

/**
 * Counts requests of one name within a minute; answers the seconds to wait, 0 where there is room. Bounded as the limits of sign-in
 * are: nobody is forgotten, and when there is no room for another name newcomers are counted by their network.
 */
export function createRequestRate(most: number, now: () => number = Date.now): (name: string) => number {
  /** In the order in which they end. */
  const windows = new Map<string, { count: number; end: number }>();
  return (name) => {
    if (most === 0) return 0;
    const at = now();
    for (const [known, { end }] of windows) {
      if (end > at) break;
      windows.delete(known);
    }
    const hasPlace = windows.has(name) || windows.size < MOST_NAMES;
    const place = hasPlace ? name : shelfOf(name);
    const window = windows.get(place) ?? { count: 0, end: at + WINDOW_MS };
    windows.set(place, window);
    window.count += 1;
    const isOver = window.count > (hasPlace ? most : most * SHELF_SHARE);
    return isOver ? Math.max(1, Math.ceil((window.end - at) / 1000)) : 0;
  };
}

/** A network may do so many times what one of its addresses may: one client may have thousands of them. */
const NETWORK_SHARE = 4;

/** The rate of an address, and of its network. What an address is refused is not taken from the network. */
export function createClientRate(most: number, now: () => number = Date.now): (address: string) => number {
  const ofAddress = createRequestRate(most, now);
  const ofNetwork = createRequestRate(NETWORK_SHARE * most, now);
  return (address) => ofAddress(address) || ofNetwork(networkOf(address));
}
