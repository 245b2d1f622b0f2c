import net from "node:net";

const given = new Set();

/** A port that nobody listens on, below those that systems give to outgoing calls, one of which could else take it before its server. */
export async function freePort() {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    if (given.has(port)) continue;
    given.add(port);
    if (await portIsFree(port, "127.0.0.1")) return port;
  }
}

/** Whether a server may listen there; for everybody unless told. */
export function portIsFree(port, host = "::") {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once("error", () => resolve(false));
    probe.listen({ port, host }, () => probe.close(() => resolve(true)));
  });
}
