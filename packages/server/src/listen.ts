import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";

/** A start that cannot succeed, in one line for whoever started it. */
export class StartError extends Error {
  override name = "StartError";
}

export interface ListenAddress {
  host: string;
  port: number;
}

/** Listens; a port in use or an address that is not ours is one clear line. Answers where it listens. */
export async function listen(
  app: FastifyInstance,
  { host, port }: ListenAddress,
  names = { host: "GRATWEG_HOST", port: "GRATWEG_PORT" },
): Promise<AddressInfo> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    await app.close();
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EADDRINUSE")
      throw new StartError(`Port ${port} is in use: stop what runs there or set ${names.port}.`);
    if (code === "EACCES") throw new StartError(`Port ${port} may not be opened by this user.`);
    if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
      throw new StartError(`${host} is no address of this machine: check ${names.host}.`);
    throw error;
  }
  const address = app.server.address() as AddressInfo;
  if (host === "localhost" && address.family === "IPv4") listenOnIpv6(app, address.port);
  return address;
}

/** Answers `[::1]` too, where the hosts file gives `localhost` one address; a machine without IPv6 goes without. */
function listenOnIpv6(app: FastifyInstance, port: number): void {
  const server = createServer((request, response) => app.routing(request, response));
  server.on("error", () => undefined).listen(port, "::1");
  app.server.once("close", () => server.close());
}

const CLOSE_LIMIT_MS = 10_000;

/** Finishes running requests on the first signal; the second one, or ten seconds, end the process at once. */
export function closeOnSignals(
  app: FastifyInstance,
  exit: (code: number) => void = (code) => process.exit(code),
): void {
  let closing = false;
  const close = (): void => {
    if (closing) return exit(1);
    closing = true;
    setTimeout(() => exit(1), CLOSE_LIMIT_MS).unref();
    app.close().then(
      () => exit(0),
      () => exit(1),
    );
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, close);
}
