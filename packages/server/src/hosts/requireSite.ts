import type { SiteKey } from "@gratweg/sites";
import type { FastifyRequest } from "fastify";
import { ProblemError, problems } from "../http/problems";
import { siteOfRequest } from "./siteOfRequest";

/** The request's site; a foreign host is a 421 problem. */
export function requireSite(request: FastifyRequest): SiteKey {
  const site = siteOfRequest(request);
  if (!site) throw new ProblemError(problems.misdirected());
  return site;
}
