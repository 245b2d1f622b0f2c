import { isIPv4, isIPv6 } from "node:net";

/** Whom a client address stands for: an IPv4 address, or the /64 that one IPv6 connection has to itself. */
export function addressKey(address: string): string {
  const plain = plainAddress(address);
  return isIPv6(plain) ? prefix(plain, 4) : plain.slice(0, 64);
}

/** Whom addresses are handed out to together: an IPv4 address' /24, or a /48 of IPv6. */
export function networkKey(address: string): string {
  const plain = plainAddress(address);
  if (isIPv6(plain)) return prefix(plain, 3);
  return isIPv4(plain) ? plain.replace(/\d+$/, "0/24") : plain.slice(0, 64);
}

/** Without a zone; an IPv4 address that came by IPv6 as itself. */
function plainAddress(address: string): string {
  const plain = address.replace(/%.*$/, "");
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  return mapped !== undefined && isIPv4(mapped) ? mapped : plain;
}

function prefix(plain: string, parts: number): string {
  const [head = "", tail] = plain.split("::");
  const left = hextets(head);
  const right = tail === undefined ? [] : hextets(tail);
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => 0);
  const network = [...left, ...zeros, ...right].slice(0, parts);
  return `${network.map((part) => part.toString(16)).join(":")}::/${16 * parts}`;
}

function hextets(text: string): number[] {
  if (text === "") return [];
  // A dotted end stands for two parts; which ones they are does not matter for the network.
  return text.split(":").flatMap((part) => (part.includes(".") ? [0, 0] : [Number.parseInt(part, 16)]));
}
