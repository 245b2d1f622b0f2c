import { createServer, type RequestListener, type Server, type ServerOptions } from "node:http";
import { adminListener, isProduction, trustedProxies } from "../../environment";
import { boundConnections } from "./connections";

/** So long a request may take to arrive: headers, and all of it. The check itself comes every few seconds. */
export const ARRIVAL_LIMITS = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
} satisfies ServerOptions;
/** Editors send pictures over slow lines. */
const EDITORS_LIMITS = { ...ARRIVAL_LIMITS, requestTimeout: 300_000 } satisfies ServerOptions;

interface Strapi {
  config: { set(path: string, value: string): unknown };
  log: { info(line: string): void; warn(line: string): void };
  server: { app: { callback(): RequestListener }; httpServer: Server };
  stopWithError(error: unknown, message?: string): void;
}

let running: Server | null = null;

/**
 * A second door to the same Koa application. Which one somebody came by is told by the socket's own port (`middlewares/surface.ts`),
 * never by a header.
 */
export function openAdminListener(strapi: Strapi): void {
  const listener = adminListener();
  if (!listener) {
    if (isProduction())
      strapi.log.warn(
        "GRATWEG_ADMIN_PORT is not set: the editors' screens answer everybody who reaches this address. Set it to a port that only editors and the own server reach.",
      );
    return;
  }
  const { host, port, origin } = listener;
  // Links that Strapi makes for editors would lead to the public listener, where their links are nothing but lines of its log.
  strapi.config.set("admin.absoluteUrl", `${origin}/admin`);
  const server = createServer(EDITORS_LIMITS, strapi.server.app.callback());
  boundConnections(server, trustedProxies(process.env.GRATWEG_TRUST_PROXY ?? ""));
  server.on("error", (error) =>
    strapi.stopWithError(error, `The editors' screens cannot listen on port ${port}.`),
  );
  // Its middlewares are complete when the public listener is.
  strapi.server.httpServer.once("listening", () =>
    server.listen(port, host, () => strapi.log.info(`Editors' screens on http://${host}:${port}/admin`)),
  );
  running = server;
}

export function closeAdminListener(): void {
  running?.close();
  running?.closeAllConnections();
  running = null;
}
