import { addressKey, networkKey } from "./clientAddress";

/**
 * Lets so many in at once and no more: a storm is turned away instead of piling up in memory. One client has no more than its share of
 * the room, and one network no more than its own, so that others find some.
 */
export interface Gate {
  /** A function to leave with, exactly once; undefined when there is no room for this client. */
  enter(clientAddress: string): (() => void) | undefined;
  inside(): number;
}

export interface GateShares {
  ofAddress: number;
  /** Many clients of one provider; whoever has a /48 of IPv6 has 65,536 addresses. */
  ofNetwork: number;
}

export function createGate(
  most: number,
  { ofAddress, ofNetwork }: GateShares = { ofAddress: Math.ceil(most / 4), ofNetwork: Math.ceil(most / 2) },
): Gate {
  let inside = 0;
  const counts = new Map<string, number>();
  const countOf = (name: string): number => counts.get(name) ?? 0;
  const add = (name: string, by: 1 | -1): void => {
    const next = countOf(name) + by;
    if (next > 0) counts.set(name, next);
    else counts.delete(name);
  };
  return {
    enter(clientAddress) {
      const address = `address ${addressKey(clientAddress)}`;
      const network = `network ${networkKey(clientAddress)}`;
      if (inside >= most || countOf(address) >= ofAddress || countOf(network) >= ofNetwork) return undefined;
      const names = [address, network];
      inside += 1;
      for (const name of names) add(name, 1);
      return () => {
        inside -= 1;
        for (const name of names) add(name, -1);
      };
    },
    inside: () => inside,
  };
}
