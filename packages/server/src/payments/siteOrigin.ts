import { siteByKey } from "@gratweg/sites/node";
import type { FastifyRequest } from "fastify";
import { requireSite } from "../hosts/requireSite";

/** With whom somebody on this site makes a contract. */
export function sellerOn(request: FastifyRequest): string {
  const { name, address } = siteByKey(requireSite(request)).company;
  return `${name}, ${address}`;
}

/** Where the visitor is, for addresses that lead back. In production the configured domain, whatever a request says. */
export function siteOrigin(request: FastifyRequest, production: boolean): string {
  const site = requireSite(request);
  return production ? `https://${siteByKey(site).domain}` : `${request.protocol}://${request.host}`;
}
