import { paths, type NewsletterPage, type NewsletterProblem } from "@gratweg/contracts";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { requireSite } from "../../hosts/requireSite";
import { sendProblem } from "../../http/answers";
import { failureOf } from "../../http/failures";
import { PERSONAL_PAGE_HEADERS } from "../../http/securityHeaders";
import { siteOrigin } from "../../hosts/siteOrigin";
import type { Visit } from "./newsletterService";

export const FORM_TYPE = /^application\/x-www-form-urlencoded *(?:;|$)/i;
export const NO_STORE = { "cache-control": "no-store" };

export function visitOf(request: FastifyRequest, production: boolean): Visit {
  const origin = siteOrigin(request, production);
  return { site: requireSite(request), origin, clientAddress: request.ip, log: request.log };
}

export function isForm(request: FastifyRequest): boolean {
  return FORM_TYPE.test(request.headers["content-type"] ?? "");
}

export function seeOther(reply: FastifyReply, page: NewsletterPage): FastifyReply {
  return reply
    .code(303)
    .headers({ ...PERSONAL_PAGE_HEADERS, ...NO_STORE, location: paths.newsletter(page) })
    .send();
}

/** Problems that carry `success` and `message` (decisions.md); a form's sender gets a page instead where there is one. */
export function answerFailureWithMessage(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { problem, headers } = failureOf(error, request.log);
  const isSubmittedForm = isForm(request) && request.routeOptions.url === "/api/newsletter";
  if (isSubmittedForm && problem.status === 422) return seeOther(reply, "adresse-pruefen");
  if (isSubmittedForm && (problem.status === 429 || problem.status === 503))
    return seeOther(reply, "spaeter");
  const answer: NewsletterProblem = { ...problem, success: false, message: problem.detail };
  return sendProblem(reply.headers(headers), answer);
}
