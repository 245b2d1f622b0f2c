import { isIPv4 } from "node:net";

const SHELVES = 4096;

/** A whole network, and whoever shares the shelf with it, may do so many times what one may. */
export const SHELF_SHARE = 4;

/** Where a name is counted together with others: an address with its network (/24, /48), spread over a fixed number of shelves. */
export function shelfOf(name: string): string {
  let hash = 0;
  for (const character of networkOf(name))
    hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  return `shelf ${hash % SHELVES}`;
}

/** Of names as `addressKey` makes them. */
function networkOf(name: string): string {
  if (isIPv4(name)) return name.slice(0, name.lastIndexOf("."));
  return name.endsWith("::/64") ? name.split(":").slice(0, 3).join(":") : name;
}
