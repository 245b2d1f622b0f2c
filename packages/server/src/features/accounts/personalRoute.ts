import type { FastifyReply, FastifyRequest } from "fastify";
import { siteByKey } from "@gratweg/sites/node";
import type { SiteConfig } from "@gratweg/sites";
import { requireSite } from "../../hosts/requireSite";
import { siteOrigin } from "../../hosts/siteOrigin";
import { ProblemError, problems } from "../../http/problems";
import { requireOwnOrigin } from "../../http/requireOwnOrigin";

const LARGEST_BODY = 8_192;
const JSON_TYPE = /^application\/json *(?:;|$)/i;

/** What is sent with a body: small JSON, and from our own pages. */
export const WITH_BODY = {
  bodyLimit: LARGEST_BODY,
  onRequest: (request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
    requireOwnOrigin(request);
    if (!JSON_TYPE.test(request.headers["content-type"] ?? ""))
      throw new ProblemError(problems.unsupportedMediaType());
    done();
  },
};

/** What changes something and needs no body. */
export const WITHOUT_BODY = {
  bodyLimit: LARGEST_BODY,
  onRequest: (request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
    requireOwnOrigin(request);
    done();
  },
};

/** Where the person is, and where links in their mails lead. */
export function placeOf(
  request: FastifyRequest,
  production: boolean,
): { site: SiteConfig["key"]; origin: string; portalName: string } {
  const site = requireSite(request);
  return { site, origin: siteOrigin(request, production), portalName: siteByKey(site).name };
}

/** A number from a path; undefined for what cannot be one. */
export function pathNumber(text: string): number | undefined {
  if (!/^[1-9]\d{0,9}$/.test(text)) return undefined;
  const number = Number(text);
  return number <= 2_147_483_647 ? number : undefined;
}
