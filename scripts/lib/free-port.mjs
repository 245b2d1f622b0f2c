import net from "node:net";

/** Below the ports that systems give to outgoing calls, which could take one before its server listens: minutes may lie between. */
const FIRST = 20_000;
const LAST = 32_767;
/** Jest's workers choose at the same time, each in a slice of its own. */
const SLICES = 4;
const size = Math.floor((LAST - FIRST + 1) / SLICES);

const given = new Set();

/** A port that nobody listens on, and that this process has given to nobody yet. */
export async function freePort() {
  const first = FIRST + (Number(process.env.JEST_WORKER_ID ?? 0) % SLICES) * size;
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = first + Math.floor(Math.random() * size);
    if (given.has(port)) continue;
    // Before the probe: who asks at the same time must not find it free, too.
    given.add(port);
    if (await portIsFree(port, "127.0.0.1")) return port;
  }
  throw new Error(`No port from ${first} to ${first + size - 1} is free.`);
}

/** Whether a server may listen there; for everybody unless told. */
export function portIsFree(port, host = "::") {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once("error", () => resolve(false));
    probe.listen({ port, host }, () => probe.close(() => resolve(true)));
  });
}
