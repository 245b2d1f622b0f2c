import { isIPv6 } from "node:net";

/** The part of Koa's context that tells who calls. */
export interface CallerContext {
  request: { ip: string; ips: string[] };
}

/**
 * Who calls, for limits. Behind a proxy that is believed (`GRATWEG_TRUST_PROXY`) it is the last entry of `X-Forwarded-For`, the one
 * that the proxy wrote itself; entries before it are anybody's word.
 */
export function clientAddress({ request }: CallerContext): string {
  return addressGroup(request.ips.at(-1) ?? request.ip);
}

/** One customer has a whole /64 of IPv6 addresses. */
export function addressGroup(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("::");
  const start = head === "" ? [] : head.split(":");
  const end = tail === undefined || tail === "" ? [] : tail.split(":");
  const gap = tail === undefined ? [] : Array<string>(Math.max(0, 8 - start.length - end.length)).fill("0");
  const groups = [...start, ...gap, ...end].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group || "0", 16).toString(16)).join(":")}::/64`;
}
