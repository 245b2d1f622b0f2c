import { addressKey, networkKey } from "./clientAddress";
import type { RequestLimits } from "./table";

/** Limits that the table has for an address and for its network. */
type ClientLimitName = {
  [Name in keyof RequestLimits]: `${Name}OfNetwork` extends keyof RequestLimits ? Name : never;
}[keyof RequestLimits] &
  string;

/** How often a client may do something, and its network with it: one client of IPv6 may have 65,536 addresses. */
export interface ClientLimit {
  /** Counts this time; undefined when it is allowed, else seconds until it would be. */
  take(clientAddress: string): number | undefined;
}

export function clientLimit(limits: RequestLimits, name: ClientLimitName): ClientLimit {
  const [ofAddress, ofNetwork] = [limits[name], limits[`${name}OfNetwork`]];
  return {
    take: (clientAddress) =>
      ofAddress?.take(addressKey(clientAddress)) ?? ofNetwork?.take(networkKey(clientAddress)),
  };
}
