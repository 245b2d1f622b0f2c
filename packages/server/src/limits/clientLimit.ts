import { addressKey, networkKey } from "./clientAddress";
import { unlimitedRequests, type RequestLimit } from "./requestLimit";

/** How often a client may do something, and its network with it: one client of IPv6 may have 65,536 addresses. */
export interface ClientLimit {
  /** Counts this time; undefined when it is allowed, else seconds until it would be. */
  take(clientAddress: string): number | undefined;
}

export function createClientLimit(
  ofAddress: RequestLimit = unlimitedRequests,
  ofNetwork: RequestLimit = unlimitedRequests,
): ClientLimit {
  return {
    take: (clientAddress) =>
      ofAddress.take(addressKey(clientAddress)) ?? ofNetwork.take(networkKey(clientAddress)),
  };
}
