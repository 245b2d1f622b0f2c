import { hostName, siteByKey } from "@gratweg/sites/node";
import type { FastifyRequest } from "fastify";
import { requireSite } from "./requireSite";

/** Of a server that does not listen, in tests. */
const USUAL_PORT = 8000;

/**
 * Where the visitor is, for addresses that lead back. In production the configured domain, whatever a request says; else one of
 * the names that are known here, with the port that is really listened on.
 */
export function siteOrigin(request: FastifyRequest, production: boolean): string {
  const site = requireSite(request);
  if (production) return `https://${siteByKey(site).domain}`;
  const address = request.server.server.address();
  const port = address !== null && typeof address === "object" ? address.port : USUAL_PORT;
  return `${request.protocol}://${hostName(request.host)}:${port}`;
}
