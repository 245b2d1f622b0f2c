import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sendJson } from "../../http/answers";
import { ProblemError, problems } from "../../http/problems";
import { registerScope } from "../../http/registerScope";
import { requireOwnOrigin } from "../../http/requireOwnOrigin";
import { clientLimit } from "../../limits/clientLimit";
import { createGate } from "../../limits/gate";
import { LIMITS } from "../../limits/table";
import { microcopy } from "../../microcopy";
import { subscribe, type NewsletterServices } from "./newsletterService";
import type { NewsletterSource } from "../../ports";
import type { Services } from "../../services";
import {
  answerFailureWithMessage,
  FORM_TYPE,
  isForm,
  NO_STORE,
  seeOther,
  visitOf,
} from "./newsletterAnswers";
import { registerNewsletterLinkRoutes } from "./newsletterLinkRoutes";

const LARGEST_BODY = 8_192;
const JSON_TYPE = /^application\/json *(?:;|$)/i;

/** Sign-up, the links of the mails, and one click in a mail program. */
export function registerNewsletterRoutes(
  app: FastifyInstance,
  source: NewsletterSource | undefined,
  { limits, metrics, production }: Services,
): void {
  const services: NewsletterServices = {
    source,
    limit: clientLimit(limits, "newsletter"),
    gate: createGate(LIMITS.newsletterAtOnce.most),
    count: metrics.counter("gratweg_newsletter_total", "Newsletter requests by outcome.", "outcome"),
  };
  registerScope(app, "newsletter", (scope) => {
    scope.setErrorHandler(answerFailureWithMessage);
    scope.addContentTypeParser(FORM_TYPE, { parseAs: "string" }, (_request, body, parsed) =>
      parsed(null, Object.fromEntries(new URLSearchParams(body as string))),
    );
    scope.post(
      "/api/newsletter",
      { bodyLimit: LARGEST_BODY, onRequest: checkSender },
      async (request, reply) => {
        await subscribe(request.body, visitOf(request, production), services);
        if (isForm(request)) return seeOther(reply, "anmeldung");
        const answer = { success: true, message: microcopy.newsletter.subscribed };
        return sendJson(request, reply.headers(NO_STORE), answer);
      },
    );
  });
  registerNewsletterLinkRoutes(app, services, { production });
}

function checkSender(request: FastifyRequest, _reply: FastifyReply, done: () => void): void {
  requireOwnOrigin(request);
  const type = request.headers["content-type"] ?? "";
  if (!JSON_TYPE.test(type) && !FORM_TYPE.test(type)) throw new ProblemError(problems.unsupportedMediaType());
  done();
}
