import ipaddr from "ipaddr.js";

/** Whom a client address stands for: an IPv4 address, or the /64 that one IPv6 connection has to itself. */
export const addressKey = (address: string): string => keyOf(address, { ipv4: 32, ipv6: 64 });

/** Whom addresses are handed out to together: an IPv4 address' /24, or a /48 of IPv6. */
export const networkKey = (address: string): string => keyOf(address, { ipv4: 24, ipv6: 48 });

/** What is no address counts as itself; a proxy's word for somebody it does not know. */
function keyOf(address: string, bits: { ipv4: number; ipv6: number }): string {
  const plain = address.replace(PORT, "$1$2");
  if (!ipaddr.IPv4.isValidFourPartDecimal(plain) && !ipaddr.IPv6.isValid(plain)) return plain.slice(0, 64);
  // An IPv4 address that came by IPv6 counts as itself, in whatever spelling.
  const parsed = ipaddr.process(plain);
  if (parsed instanceof ipaddr.IPv4)
    return bits.ipv4 === 32 ? parsed.toString() : `${parsed.octets.slice(0, 3).join(".")}.0/${bits.ipv4}`;
  const parts = parsed.parts.slice(0, bits.ipv6 / 16).map((part) => part.toString(16));
  return `${parts.join(":")}::/${bits.ipv6}`;
}

/** Some proxies name the port too, another one with each connection. */
const PORT = /^(\d+\.\d+\.\d+\.\d+):\d+$|^\[([^\]]*)\](?::\d+)?$/;
