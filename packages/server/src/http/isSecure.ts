import type { FastifyRequest } from "fastify";

/** Asked for by https, of this server or of the proxy that it trusts, where https is there for good: in production. */
export function isSecure(request: FastifyRequest, production: boolean): boolean {
  return production && request.protocol === "https";
}
