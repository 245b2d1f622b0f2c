import { siteByHost } from "@gratweg/sites/node";
import type { FastifyRequest } from "fastify";
import { requireSite } from "../hosts/requireSite";
import { ProblemError, problems } from "./problems";

/**
 * Refuses what another website's page sends through a visitor's browser. Programs send neither header. A page without
 * referrer may send the origin `null`, then the browser's own word about where it comes from counts.
 */
export function requireOwnOrigin(request: FastifyRequest): void {
  const site = requireSite(request);
  const { origin } = request.headers;
  const from = request.headers["sec-fetch-site"];
  if (from === "cross-site") throw new ProblemError(problems.forbidden());
  if (origin === undefined || (origin === "null" && from === "same-origin")) return;
  if (siteOfOrigin(origin) !== site) throw new ProblemError(problems.forbidden());
}

function siteOfOrigin(origin: string): string | undefined {
  const host = /^https?:\/\/([^/?#@]+)$/i.exec(origin)?.[1];
  return host === undefined ? undefined : siteByHost(host)?.key;
}
