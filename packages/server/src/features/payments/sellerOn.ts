import { siteByKey } from "@gratweg/sites/node";
import type { FastifyRequest } from "fastify";
import { requireSite } from "../../hosts/requireSite";

/** With whom somebody on this site makes a contract. */
export function sellerOn(request: FastifyRequest): string {
  const { name, address } = siteByKey(requireSite(request)).company;
  return `${name}, ${address}`;
}
