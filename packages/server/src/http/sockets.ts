import { LIMITS } from "../limits/table";

/** How long sockets may be slow, and how many there may be. */
export interface SocketBounds {
  /** For the whole request to arrive; its headers get half of it. */
  requestMs: number;
  /** Without a byte in either direction: who does not read the answer, or says nothing. */
  idleMs: number;
  /** Between two requests. */
  keepAliveMs: number;
  /** How often the server looks for requests that have not arrived. */
  checkMs: number;
  /** Of all clients together. */
  most: number;
  /** On one socket, then it is closed: requests sent without waiting for answers are all read before anybody else's turn. */
  requests: number;
  /** Begun on one socket before the first of them is answered; 0 = any number. */
  pipelined: number;
  /** Of one address, unless all come through a proxy; 0 = any number. */
  perAddress: number;
}

export const SOCKET_BOUNDS: SocketBounds = {
  requestMs: 30_000,
  idleMs: 75_000,
  keepAliveMs: 65_000,
  checkMs: 5_000,
  most: 10_000,
  requests: 100,
  pipelined: 8,
  perAddress: LIMITS.connections.most,
};
