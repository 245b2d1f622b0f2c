import type { FastifyRequest } from "fastify";
import { SECURE_SECURITY_HEADERS, SECURITY_HEADERS } from "./securityHeaders";

/** Asked for by https, of this server or of the proxy that it trusts, where https is there for good: in production. */
export function isSecure(request: FastifyRequest, production: boolean): boolean {
  return production && request.protocol === "https";
}

/** What every answer to this request carries. */
export function securityHeadersFor(
  request: FastifyRequest,
  production: boolean,
): Readonly<Record<string, string>> {
  return isSecure(request, production) ? SECURE_SECURITY_HEADERS : SECURITY_HEADERS;
}
