import { networkOf } from "./client-address";

const SHELVES = 4096;

/** A whole network, and whoever shares the shelf with it, may do so many times what one may. */
export const SHELF_SHARE = 4;

/** Where a name is counted together with others, when there is no room for it: with its network, on a fixed number of shelves. */
export function shelfOf(name: string): string {
  let hash = 0;
  for (const character of networkOf(name))
    hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  return `shelf ${hash % SHELVES}`;
}
