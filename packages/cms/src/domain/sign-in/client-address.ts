import { isIPv6 } from "node:net";

/** The part of Koa's context that tells who calls. */
export interface CallerContext {
  request: { ips: string[]; socket: { remoteAddress?: string } };
}

/**
 * Who calls, for limits. Behind a proxy that is believed (`GRATWEG_TRUST_PROXY`) it is the last entry of `X-Forwarded-For`, the one
 * that the proxy wrote itself; entries before it are anybody's word, and so is all of it from anybody else.
 */
export function clientAddress({ request }: CallerContext, isProxy: (address: string) => boolean): string {
  const { remoteAddress = "" } = request.socket;
  return addressGroup((isProxy(remoteAddress) ? request.ips.at(-1) : undefined) ?? remoteAddress);
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

/** Whom addresses are handed out to together: of a group as `addressGroup` names it the /48, or an IPv4 address' /24. */
export function networkOf(group: string): string {
  return group.endsWith("::/64")
    ? `${group.split(":").slice(0, 3).join(":")}::/48`
    : group.replace(/\.\d+$/, ".0/24");
}
