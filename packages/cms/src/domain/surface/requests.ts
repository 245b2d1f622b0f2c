import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { networkOf } from "../sign-in/client-address";
import { isLoopback } from "./connections";
import { refusalBody } from "./refusals";
import { publicRoute } from "./routes";
import { createTurns, type TurnBounds } from "./turns";

export interface RequestBounds {
  /** Begun on one socket and not answered: browsers, proxies and the own server wait for each answer. */
  perSocket: number;
  /** Bounds one address, editors' screens among it; as many as it may hold connections. */
  perAddress: number;
  /** Bounds its calls of `/api`, which cost most. */
  callsPerAddress: number;
  /** Bounds the calls of a network, of which one client may have thousands of addresses. */
  callsPerNetwork: number;
  /** Bounds the calls that read, of all strangers: the own server's wait for the same event loop. */
  reading: TurnBounds;
  /** Bounds whatever else strangers ask, by whatever method, found or not: each costs a tenth of a call, and there are many to a page. */
  files: TurnBounds;
}
export const REQUEST_BOUNDS: RequestBounds = {
  perSocket: 4,
  perAddress: 200,
  callsPerAddress: 20,
  callsPerNetwork: 40,
  reading: { atOnce: 4, turnMs: 250, perNetwork: 40, most: 400 },
  files: { atOnce: 2, turnMs: 250, perNetwork: 200, most: 800 },
};

export interface RequestRules {
  /** Returns the address as `clientAddress` names it. */
  addressOf: (request: IncomingMessage) => string;
  /** Whether it carries a secret of ours or a session. */
  isTrusted: (request: IncomingMessage) => boolean;
  /** Seconds to wait where the next middleware would refuse it for certain; 0: let it look. */
  waitOf: (request: IncomingMessage, address: string) => number;
  /** Origins whose pages call from another site. */
  sites: readonly string[];
}

/** Nothing more is begun on these. */
const ending = new WeakSet<Socket>();
const LAST_WORDS_MS = 1_000;

/** Throws away what else was sent on this socket: whoever does not wait for answers does not read the last one either. */
export function hangUp(socket: Socket): void {
  ending.add(socket);
  setTimeout(() => socket.destroy(), LAST_WORDS_MS).unref();
}

/**
 * Stands before Koa, whose chain of middlewares costs a millisecond whatever comes of it: a refusal here costs a tenth of that. What was
 * sent by somebody who is gone is not begun.
 */
export function boundRequests(
  server: Server,
  { addressOf, isTrusted, waitOf, sites }: RequestRules,
  { perSocket, perAddress, callsPerAddress, callsPerNetwork, reading, files }: RequestBounds = REQUEST_BOUNDS,
): void {
  const begin = server.listeners("request") as RequestListener[];
  server.removeAllListeners("request");
  const sockets = new WeakMap<Socket, Set<ServerResponse>>();
  const turns = { calls: createTurns(reading), files: createTurns(files) };
  const counts = new Map<string, number>();

  const count = (name: string, by: 1 | -1): void => {
    const next = (counts.get(name) ?? 0) + by;
    if (next > 0) counts.set(name, next);
    else counts.delete(name);
  };
  const openOf = (socket: Socket): Set<ServerResponse> => {
    const open = sockets.get(socket) ?? new Set();
    sockets.set(socket, open);
    return open;
  };

  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    if (socket.destroyed || ending.has(socket)) return;
    // In absolute form (RFC 9112, 3.2.2) a target is for proxies, and would be read as another one by what looks at its beginning.
    if (!request.url?.startsWith("/")) return turnAway(response, 400);
    // No call reads by a body, and one that is still sending would hold its turn as long as it likes.
    if (isRead(request) && bringsBody(request)) return turnAway(response, 400);
    // Before it is counted: any website makes its visitors' browsers send any number of these, from their address.
    if (isOfForeignPage(request, sites)) return turnAway(response, 403);
    const open = openOf(socket);
    if (open.size >= perSocket) return void socket.destroy();
    const missing = smallBodyOf(request);
    if (missing === 0 || isTrusted(request)) return admit(request, response, open);
    open.add(response);
    // What has not arrived keeps nobody busy: it is a connection and takes no place of its network.
    void arrival(request, missing).then(() => admit(request, response, open));
  });

  function admit(request: IncomingMessage, response: ServerResponse, open: Set<ServerResponse>): void {
    const { socket } = request;
    // Its end has been told already, and would be waited for in vain.
    if (socket.destroyed || ending.has(socket)) return;
    const address = addressOf(request);
    const isStranger = !isTrusted(request);
    const isGuest = isStranger && !isLoopback(address);
    const isCounted = isGuest && !isFile(request);
    const isCall = CALL.test(request.url ?? "");
    const network = networkOf(address);
    const bounds: [name: string, most: number][] = isCall
      ? [
          [`call ${address}`, callsPerAddress],
          [`calls ${network}`, callsPerNetwork],
        ]
      : [[address, perAddress]];
    if (isStranger) {
      const wait = waitOf(request, address);
      if (wait > 0) return turnAway(response, 429, wait);
    }
    if (isCounted && bounds.some(([name, most]) => (counts.get(name) ?? 0) >= most))
      return turnAway(response, 503, 1);
    const isGone = (): boolean => socket.destroyed || ending.has(socket);
    // A turn later at the earliest: what came with it is counted by then, and whoever sent too much is gone.
    const work = async (): Promise<void> => {
      await nextTurn();
      if (isGone()) return;
      await Promise.allSettled(begin.map((listener) => listener.call(server, request, response) as unknown));
    };
    const crowdOut = (): void => turnAway(response, 503, 1);
    const worked =
      isGuest && takesTurns(request)
        ? turns[isCall ? "calls" : "files"].take(network, isGone, work, crowdOut)
        : work();
    if (!worked) return crowdOut();
    open.add(response);
    if (isCounted) for (const [name] of bounds) count(name, 1);
    const closed = new Promise<void>((resolve) => {
      const leave = (): void => {
        socket.off("close", leave);
        open.delete(response);
        resolve();
      };
      response.once("close", leave);
      // An answer that waits behind another one does not hear of its socket's end.
      socket.once("close", leave);
    });
    // Work goes on for somebody who has hung up.
    if (isCounted)
      void Promise.all([closed, worked]).then(() => {
        for (const [name] of bounds) count(name, -1);
      });
  }
}

/** As the router does, it tells no capitals from small letters. */
const CALL = /^\/api\//i;

const isUpload = ({ url = "" }: IncomingMessage): boolean => url.startsWith("/uploads/");

const isRead = ({ method }: IncomingMessage): boolean => method === "GET" || method === "HEAD";

/** A page has many pictures, and a site's build asks for all of them; they have a rate of their own. */
const isFile = (request: IncomingMessage): boolean => isUpload(request) && isRead(request);

/** Whatever strangers ask but signing in, which has a gate of its own: what is refused costs its middlewares too. */
const takesTurns = ({ method = "", url = "" }: IncomingMessage): boolean =>
  publicRoute(method, url.split("?")[0] ?? "")?.method !== "POST";

/**
 * Tells whether a page of another website makes its visitor's browser ask: pictures, frames, calls. Leading a visitor here is none of
 * them, as a provider does after signing in, nor are uploads, which any page may show.
 */
function isOfForeignPage(request: IncomingMessage, sites: readonly string[]): boolean {
  const { origin, ...headers } = request.headers;
  if (headers["sec-fetch-site"] !== "cross-site" || isUpload(request)) return false;
  if (origin !== undefined) return !sites.includes(origin);
  const mode = headers["sec-fetch-mode"];
  return mode !== undefined && (mode !== "navigate" || headers["sec-fetch-dest"] !== "document");
}

/** `Content-Length: 0` says that there is none. */
const bringsBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/** Of the calls that strangers may send: others are refused by their headers. */
const SMALL_BODY = 16_384;

function smallBodyOf(request: IncomingMessage): number {
  const length = Number(request.headers["content-length"] ?? 0);
  return length <= SMALL_BODY ? length : 0;
}

/** Resolves when a body of so many bytes is there, and leaves it to be read. Who does not finish is put out by the server's own time. */
function arrival(request: IncomingMessage, bytes: number): Promise<void> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const read = (): void => {
      for (
        let chunk = request.read() as Buffer | null;
        chunk !== null;
        chunk = request.read() as Buffer | null
      ) {
        chunks.push(chunk);
        length += chunk.length;
      }
      if (length < bytes) return;
      request.off("readable", read);
      // In the same turn: a stream that was read to its end has not said so yet.
      request.unshift(Buffer.concat(chunks));
      resolve();
    };
    request.on("readable", read);
  });
}

const MESSAGES = {
  400: "Bad Request",
  403: "This site may not make this call.",
  429: "Too many requests, please try again later.",
  503: "Too many requests at once.",
};

function turnAway(response: ServerResponse, status: keyof typeof MESSAGES, retryAfter?: number): void {
  const { socket } = response.req;
  response.writeHead(status, {
    "Cache-Control": "no-store",
    "Content-Type": "application/json; charset=utf-8",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    ...(retryAfter === undefined ? {} : { "Retry-After": retryAfter }),
    Connection: "close",
  });
  response.end(JSON.stringify(refusalBody({ status, message: MESSAGES[status] })));
  hangUp(socket);
}
