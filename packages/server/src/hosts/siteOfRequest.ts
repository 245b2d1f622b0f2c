import type { SiteKey } from "@gratweg/sites";
import { siteByHost } from "@gratweg/sites/node";
import type { FastifyRequest } from "fastify";

const LIMIT = 512;
const known = new Map<string, SiteKey | null>();

/**
 * The site that the request's host names; undefined for a foreign host. Behind a trusted proxy the forwarded host counts.
 * Hosts repeat, so each is read once; the memory is bounded because anybody may send any host.
 */
export function siteOfRequest(request: FastifyRequest): SiteKey | undefined {
  const host = request.host;
  if (!host) return undefined;
  let key = known.get(host);
  if (key === undefined) {
    key = siteByHost(host)?.key ?? null;
    if (known.size >= LIMIT) known.clear();
    if (host.length < 256) known.set(host, key);
  }
  return key ?? undefined;
}
