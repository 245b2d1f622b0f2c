import ipaddr from "ipaddr.js";

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

const LOOPBACK = "::1";
/** Some proxies name the port too, another one with each connection. */
const PORT = /^(\d+\.\d+\.\d+\.\d+):\d+$|^\[([^\]]*)\](?::\d+)?$/;

/** Returns an IPv4 address, or the /64 that one IPv6 connection has to itself; this machine, and what is no address, as itself. */
export function addressGroup(address: string): string {
  const plain = address.replace(PORT, "$1$2");
  if (!ipaddr.IPv4.isValidFourPartDecimal(plain) && !ipaddr.IPv6.isValid(plain)) return plain;
  // An IPv4 address that came by IPv6 counts as itself, in whatever spelling.
  const parsed = ipaddr.process(plain);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  if (parsed.toString() === LOOPBACK) return LOOPBACK;
  const parts = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${parts.join(":")}::/64`;
}

/** Whom addresses are handed out to together: of a group as `addressGroup` names it the /48, or an IPv4 address' /24. */
export function networkOf(group: string): string {
  return group.endsWith("::/64")
    ? `${group.split(":").slice(0, 3).join(":")}::/48`
    : group.replace(/\.\d+$/, ".0/24");
}
