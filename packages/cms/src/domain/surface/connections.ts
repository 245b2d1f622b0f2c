import type { Server } from "node:http";
import type { Socket } from "node:net";
import { BlockList, isIPv6 } from "node:net";
import { addressGroup } from "../sign-in/client-address";

export interface ConnectionBounds {
  /** Of all clients together. */
  most: number;
  /** Of one address. */
  perAddress: number;
  /** Without a byte in either direction: who does not read the answer, or says nothing. */
  idleMs: number;
  /** On one socket, then it is closed: requests sent without waiting for answers are all read before anybody else's turn. */
  requestsPerSocket: number;
}

/** As the own server has them (its `http/sockets.ts`). */
export const CONNECTION_BOUNDS: ConnectionBounds = {
  most: 10_000,
  perAddress: 200,
  idleMs: 75_000,
  requestsPerSocket: 100,
};

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/** Takes an address as a socket says it, or as `addressGroup` does. */
export const isLoopback = (address: string): boolean =>
  loopback.check(address, isIPv6(address) ? "ipv6" : "ipv4");

/**
 * Closes what comes beyond the bounds at once, before anything is read: no client's sockets keep the others out. A proxy, and the own
 * server on this machine, hold as many as they need: they ask in the name of many.
 */
export function boundConnections(
  server: Server,
  isProxy: (address: string) => boolean,
  { most, perAddress, idleMs, requestsPerSocket }: ConnectionBounds = CONNECTION_BOUNDS,
): void {
  server.maxConnections = most;
  server.maxRequestsPerSocket = requestsPerSocket;
  server.on("dropRequest", (_request, socket) => void socket.destroy());
  server.setTimeout(idleMs);
  const open = new Map<string, number>();
  server.on("connection", (socket: Socket) => {
    const { remoteAddress = "" } = socket;
    if (isProxy(remoteAddress) || isLoopback(remoteAddress)) return;
    const key = addressGroup(remoteAddress);
    const count = open.get(key) ?? 0;
    if (count >= perAddress) return void socket.destroy();
    open.set(key, count + 1);
    socket.once("close", () => {
      const left = (open.get(key) ?? 1) - 1;
      if (left > 0) open.set(key, left);
      else open.delete(key);
    });
  });
}
