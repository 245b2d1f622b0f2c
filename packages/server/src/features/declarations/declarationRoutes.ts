import { paths, type DeclarationKind } from "@gratweg/contracts";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { receivedPage, refusedPage, type ShellOf } from "./declarationPages";
import { countAttempt, declare, readEntries, type DeclarationServices } from "./declarationService";
import type { Entry } from "../../hosting/entry";
import { requireSite } from "../../hosts/requireSite";
import { sendCompressed, sendJson, sendProblem } from "../../http/answers";
import { failureOf } from "../../http/failures";
import { isSecure } from "../../http/isSecure";
import { ProblemError, problems } from "../../http/problems";
import { registerScope } from "../../http/registerScope";
import { requireOwnOrigin } from "../../http/requireOwnOrigin";
import { PERSONAL_PAGE_HEADERS, PLAIN_PAGE_HEADERS, upgraded } from "../../http/securityHeaders";
import { clientLimit } from "../../limits/clientLimit";
import { createGate } from "../../limits/gate";
import { LIMITS } from "../../limits/table";
import type { DeclarationSource } from "../../ports";
import type { Services } from "../../services";

/** The longest reason in its longest encoding, and room. */
const LARGEST_BODY = 65_536;
/** A form of ours has fewer than twenty. */
const MOST_FIELDS = 32;
const JSON_TYPE = /^application\/json *(?:;|$)/i;
const FORM_TYPE = /^application\/x-www-form-urlencoded *(?:;|$)/i;
const HTML = "text/html; charset=utf-8";
const NO_STORE = { "cache-control": "no-store" };

const ROUTES = {
  cancel: { url: "/api/contracts/cancel", form: paths.contractCancel() },
  withdraw: { url: "/api/contracts/withdraw", form: paths.contractWithdraw() },
} as const;

/** Cancelling and withdrawing without sign-in: JSON for programs and our own pages, pages for forms sent without scripts. */
export function registerDeclarationRoutes(
  app: FastifyInstance,
  source: DeclarationSource | undefined,
  shared: Services,
): void {
  const services: DeclarationServices = {
    source,
    limit: clientLimit(shared.limits, "declarations"),
    attempts: clientLimit(shared.limits, "declarationAttempts"),
    gate: createGate(LIMITS.declarationsAtOnce.most),
    count: shared.metrics.counter("gratweg_declarations_total", "Declarations by outcome.", "outcome"),
  };
  registerScope(app, "declarations", (scope) => {
    scope.addContentTypeParser(FORM_TYPE, { parseAs: "string" }, (_request, body, parsed) => {
      const fields = (body as string).split("&", MOST_FIELDS + 1);
      if (fields.length > MOST_FIELDS) parsed(new ProblemError(problems.payloadTooLarge()));
      else parsed(null, Object.fromEntries(new URLSearchParams(body as string)));
    });
    for (const kind of ["cancel", "withdraw"] as const) {
      const { url, form } = ROUTES[kind];
      const onRequest = (request: FastifyRequest, _reply: FastifyReply, done: () => void): void => {
        checkSender(request);
        countAttempt(kind, { clientAddress: request.ip, site: requireSite(request) }, services);
        done();
      };
      scope.post(url, { bodyLimit: LARGEST_BODY, onRequest }, (request, reply) =>
        receive(kind, request, reply, services, shared),
      );
      // Whoever opens the answer's address once more, from the history for example, gets the form.
      scope.get(url, (_request, reply) =>
        reply
          .code(303)
          .headers({ ...NO_STORE, location: form })
          .send(),
      );
    }
  });
}

async function receive(
  kind: DeclarationKind,
  request: FastifyRequest,
  reply: FastifyReply,
  services: DeclarationServices,
  { sites, production }: Pick<Services, "sites" | "production">,
): Promise<FastifyReply> {
  const site = requireSite(request);
  const entries = readEntries(kind, request.body);
  const isForm = FORM_TYPE.test(request.headers["content-type"] ?? "");
  const secure = isSecure(request, production);
  reply.headers(NO_STORE);
  const pageHeaders: Record<string, string> = { ...PERSONAL_PAGE_HEADERS, ...PLAIN_PAGE_HEADERS };
  const shellOf: ShellOf = (path) => {
    const entry = sites.current(site)?.entries.get(path);
    if (entry) Object.assign(pageHeaders, policyOf(entry, secure));
    return entry?.content.identity.toString();
  };
  try {
    const answer = await declare(
      kind,
      entries,
      { clientAddress: request.ip, site, log: request.log },
      services,
    );
    if (!isForm) return await sendJson(request, reply.code(201), answer);
    const page = receivedPage(kind, answer, shellOf);
    return await sendCompressed(request, reply.code(201).headers(pageHeaders), page, HTML);
  } catch (error) {
    const { problem, headers } = failureOf(error as FastifyError, request.log);
    reply.headers(headers);
    if (!isForm) return sendProblem(reply, problem);
    const page = refusedPage(kind, problem, entries, shellOf);
    return sendCompressed(request, reply.code(problem.status).headers(pageHeaders), page, HTML);
  }
}

/** What the built page may use, without its lifetime in caches. */
function policyOf({ base }: Entry, secure: boolean): Record<string, string> {
  const { "content-security-policy": policy, "permissions-policy": permissions } = secure
    ? upgraded(base)
    : base;
  return {
    ...(policy === undefined ? {} : { "content-security-policy": policy }),
    ...(permissions === undefined ? {} : { "permissions-policy": permissions }),
  };
}

function checkSender(request: FastifyRequest): void {
  requireOwnOrigin(request);
  const type = request.headers["content-type"] ?? "";
  if (!JSON_TYPE.test(type) && !FORM_TYPE.test(type)) throw new ProblemError(problems.unsupportedMediaType());
}
