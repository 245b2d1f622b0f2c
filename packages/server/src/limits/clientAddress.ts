import { isIPv4, isIPv6 } from "node:net";

/** Whom a client address stands for: an IPv4 address, or the /64 that one IPv6 connection has to itself. */
export function addressKey(address: string): string {
  const plain = address.replace(/%.*$/, "");
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  if (!isIPv6(plain)) return plain.slice(0, 64);
  const [head = "", tail] = plain.split("::");
  const left = hextets(head);
  const right = tail === undefined ? [] : hextets(tail);
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => 0);
  const network = [...left, ...zeros, ...right].slice(0, 4);
  return `${network.map((part) => part.toString(16)).join(":")}::/64`;
}

function hextets(text: string): number[] {
  if (text === "") return [];
  // A dotted end stands for two parts; which ones they are does not matter for the network.
  return text.split(":").flatMap((part) => (part.includes(".") ? [0, 0] : [Number.parseInt(part, 16)]));
}
