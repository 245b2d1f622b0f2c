import { paths, type NewsletterPage, type NewsletterProblem } from "@gratweg/contracts";
import { siteByKey } from "@gratweg/sites/node";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { requireSite } from "../hosts/requireSite";
import { sendJson, sendProblem } from "../http/answers";
import { isFetchedAhead } from "../http/fetchedAhead";
import { failureOf } from "../http/failures";
import { ProblemError, problems, RETRY_AFTER } from "../http/problems";
import { requireOwnOrigin } from "../http/requireOwnOrigin";
import { PERSONAL_PAGE_HEADERS } from "../http/securityHeaders";
import { microcopy } from "../microcopy";
import { newsletterProblems } from "../newsletter/newsletterProblems";
import { followLink, subscribe, type NewsletterServices, type Visit } from "../newsletter/newsletterService";

const LARGEST_BODY = 8_192;
const JSON_TYPE = /^application\/json *(?:;|$)/i;
const FORM_TYPE = /^application\/x-www-form-urlencoded *(?:;|$)/i;
const NO_STORE = { "cache-control": "no-store" };

const CONFIRM_PAGES = {
  confirmed: "bestaetigt",
  expired: "abgelaufen",
  unsubscribed: "abgemeldet",
  unknown: "link-unbekannt",
} as const satisfies Record<string, NewsletterPage>;
const UNSUBSCRIBE_PAGES = { unsubscribed: "abgemeldet", unknown: "link-unbekannt" } as const;

type Query = { Querystring: { token?: unknown } };

/** Sign-up, the links of the mails, and one click in a mail program. */
export function registerNewsletterRoutes(
  app: FastifyInstance,
  services: NewsletterServices,
  { production }: { production: boolean },
): void {
  const visit = (request: FastifyRequest): Visit => {
    const site = requireSite(request);
    const here = `${request.protocol}://${request.host}`;
    const origin = production ? `https://${siteByKey(site).domain}` : here;
    return { site, origin, clientAddress: request.ip, log: request.log };
  };

  void app.register((scope, _options, done) => {
    scope.setErrorHandler(answerFailureWithMessage);
    scope.addContentTypeParser(FORM_TYPE, { parseAs: "string" }, (_request, body, parsed) =>
      parsed(null, Object.fromEntries(new URLSearchParams(body as string))),
    );
    scope.post(
      "/api/newsletter",
      { bodyLimit: LARGEST_BODY, onRequest: checkSender },
      async (request, reply) => {
        await subscribe(request.body, visit(request), services);
        if (isForm(request)) return seeOther(reply, "anmeldung");
        const answer = { success: true, message: microcopy.newsletter.subscribed };
        return sendJson(request, reply.headers(NO_STORE), answer);
      },
    );
    done();
  });

  const link = { exposeHeadRoute: false, onRequest: checkReader };
  app.get<Query>("/api/newsletter/confirm", link, (request, reply) =>
    leadOn(reply, async () => {
      const { token } = request.query;
      return CONFIRM_PAGES[await followLink("confirm", token, visit(request), services)];
    }),
  );
  app.get<Query>("/api/newsletter/unsubscribe", link, (request, reply) =>
    leadOn(reply, async () => {
      const { token } = request.query;
      return UNSUBSCRIBE_PAGES[await followLink("unsubscribe", token, visit(request), services)];
    }),
  );

  void app.register((scope, _options, done) => {
    scope.setErrorHandler(answerFailureWithMessage);
    // RFC 8058: a form of whatever encoding that says nothing new; the token in the address is all that counts.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, _body, parsed) => parsed(null));
    scope.post<Query>("/api/newsletter/unsubscribe", { bodyLimit: LARGEST_BODY }, async (request, reply) => {
      const outcome = await followLink("unsubscribe", request.query.token, visit(request), services);
      if (outcome === "unknown") throw new ProblemError(newsletterProblems.unknownToken());
      const answer = { success: true, message: microcopy.newsletter.unsubscribed };
      return sendJson(request, reply.headers(NO_STORE), answer);
    });
    done();
  });
}

function checkSender(request: FastifyRequest, _reply: FastifyReply, done: () => void): void {
  requireOwnOrigin(request);
  const type = request.headers["content-type"] ?? "";
  if (!JSON_TYPE.test(type) && !FORM_TYPE.test(type)) throw new ProblemError(problems.unsupportedMediaType());
  done();
}

function checkReader(request: FastifyRequest, _reply: FastifyReply, done: () => void): void {
  if (isFetchedAhead(request)) throw new ProblemError(newsletterProblems.unavailable(), RETRY_AFTER);
  done();
}

/** Whoever opens a link gets a page, also when it cannot be followed now. */
async function leadOn(reply: FastifyReply, follow: () => Promise<NewsletterPage>): Promise<FastifyReply> {
  try {
    return seeOther(reply, await follow());
  } catch (error) {
    if (error instanceof ProblemError && error.problem.status === 503) return seeOther(reply, "spaeter");
    throw error;
  }
}

function seeOther(reply: FastifyReply, page: NewsletterPage): FastifyReply {
  return reply
    .code(303)
    .headers({ ...PERSONAL_PAGE_HEADERS, ...NO_STORE, location: paths.newsletter(page) })
    .send();
}

function isForm(request: FastifyRequest): boolean {
  return FORM_TYPE.test(request.headers["content-type"] ?? "");
}

/** Problems that carry `success` and `message` (decisions.md); a form's sender gets a page instead where there is one. */
function answerFailureWithMessage(
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
