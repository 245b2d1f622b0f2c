import { paths, type NewsletterPage } from "@gratweg/contracts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sendJson } from "../../http/answers";
import { CONFIRMATION_PAGE_HEADERS, confirmationPage } from "../../http/confirmationPage";
import { ProblemError } from "../../http/problems";
import { registerScope } from "../../http/registerScope";
import { microcopy } from "../../microcopy";
import { newsletterProblems } from "./newsletterProblems";
import { followLink, isToken, type NewsletterServices } from "./newsletterService";
import { answerFailureWithMessage, isForm, NO_STORE, seeOther, visitOf } from "./newsletterAnswers";

const LARGEST_BODY = 8_192;
/** What our own page sends with its button: its reader gets a page, a mail program an answer. */
const BUTTON = { antwort: "seite" } as const;
const PRESSED = new URLSearchParams(BUTTON).toString();

const CONFIRM_PAGES = {
  confirmed: "bestaetigt",
  expired: "abgelaufen",
  unsubscribed: "abgemeldet",
  unknown: "link-unbekannt",
} as const satisfies Record<string, NewsletterPage>;
const UNSUBSCRIBE_PAGES = { unsubscribed: "abgemeldet", unknown: "link-unbekannt" } as const;

type Query = { Querystring: { token?: unknown } };

/** The mails' links lead to a page with a button, which does it: a program that opens every link of a mail decides nothing. */
export function registerNewsletterLinkRoutes(
  app: FastifyInstance,
  services: NewsletterServices,
  { production }: { production: boolean },
): void {
  for (const action of ["confirm", "unsubscribe"] as const)
    app.get<Query>(`/api/newsletter/${action}`, (request, reply) => {
      visitOf(request, production);
      const { token } = request.query;
      if (!isToken(token)) return seeOther(reply, "link-unbekannt");
      const { back, ...words } = microcopy.newsletter.pages[action];
      return reply.headers(CONFIRMATION_PAGE_HEADERS).send(
        confirmationPage({
          ...words,
          action: `/api/newsletter/${action}?token=${token}`,
          hidden: BUTTON,
          back: { href: paths.home(), label: back },
        }),
      );
    });

  registerScope(app, "newsletter-links", (scope) => {
    scope.setErrorHandler(answerFailureWithMessage);
    // RFC 8058: a form of whatever encoding, from anywhere; the token, known from the mail alone, is all that counts.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string" }, (_request, body, parsed) => parsed(null, body));

    scope.post<Query>("/api/newsletter/confirm", { bodyLimit: LARGEST_BODY }, (request, reply) => {
      const visit = visitOf(request, production);
      const { token } = request.query;
      return leadOn(reply, async () => CONFIRM_PAGES[await followLink("confirm", token, visit, services)]);
    });

    scope.post<Query>("/api/newsletter/unsubscribe", { bodyLimit: LARGEST_BODY }, async (request, reply) => {
      const visit = visitOf(request, production);
      const follow = () => followLink("unsubscribe", request.query.token, visit, services);
      if (isPressed(request)) return leadOn(reply, async () => UNSUBSCRIBE_PAGES[await follow()]);
      if ((await follow()) === "unknown") throw new ProblemError(newsletterProblems.unknownToken());
      const answer = { success: true, message: microcopy.newsletter.unsubscribed };
      return sendJson(request, reply.headers(NO_STORE), answer);
    });
  });
}

function isPressed(request: FastifyRequest): boolean {
  return isForm(request) && request.body === PRESSED;
}

/** Whoever presses a button gets a page, also when it cannot be done now. */
async function leadOn(reply: FastifyReply, follow: () => Promise<NewsletterPage>): Promise<FastifyReply> {
  try {
    return seeOther(reply, await follow());
  } catch (error) {
    if (error instanceof ProblemError && error.problem.status === 503) return seeOther(reply, "spaeter");
    throw error;
  }
}
