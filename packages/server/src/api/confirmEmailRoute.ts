import { paths, slug } from "@gratweg/contracts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { EmailConfirmation } from "../accounts/emailConfirmation";
import { requireSite } from "../hosts/requireSite";
import { CONFIRMATION_PAGE_HEADERS, confirmationPage } from "../http/confirmationPage";
import { ProblemError } from "../http/problems";
import { registerScope } from "../http/registerScope";
import { requireOwnOrigin } from "../http/requireOwnOrigin";
import { PERSONAL_PAGE_HEADERS } from "../http/securityHeaders";
import { askThrough } from "../limits/askThrough";
import type { Gate } from "../limits/gate";
import { microcopy } from "../microcopy";
import { siteOrigin } from "../hosts/siteOrigin";
import { FORM_TYPE } from "./newsletterAnswers";

const LIMIT_MS = 5_000;
/** A password of 128 characters in their longest encoding, and room. */
const LARGEST_BODY = 2_048;
/** 32 bytes in base64url; nothing else was ever sent. */
const TOKEN = /^[\w-]{43}$/;

/** What the sign-in screen says (`?confirm=`). */
const SAYS = { confirmed: "1", unknown: "abgelaufen", unavailable: "spaeter" } as const;

const PLAN = slug.max(100);
const PATH = "/api/account/confirm-email";
const { confirmPage: texts } = microcopy.account;

interface Link {
  Querystring: { token?: unknown; plan?: unknown };
}

/**
 * The link of a confirmation mail leads to a page that asks for the password of the registration: a program that opens every link of a
 * mail confirms nothing, and neither does whoever has the mailbox but has not registered. Its button leads on to the sign-in screen,
 * also when it cannot be done now. With a membership in the link that is the one from which signing in leads on to paying; anything
 * but a slug is dropped.
 */
export function registerConfirmEmailRoute(
  app: FastifyInstance,
  { source, gate }: { source: EmailConfirmation | undefined; gate: Gate },
  { production }: { production: boolean },
): void {
  app.get<Link>(PATH, (request, reply) => {
    requireSite(request);
    const { token, plan } = readLink(request.query);
    return token === undefined ? leadOn(reply, "unknown", plan) : ask(reply.code(200), { token, plan });
  });

  registerScope(app, "confirm-email", (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(FORM_TYPE, { parseAs: "string" }, (_request, body, parsed) =>
      parsed(null, new URLSearchParams(body as string).get("password") ?? ""),
    );
    scope.post<Link & { Body: string | undefined }>(
      PATH,
      { bodyLimit: LARGEST_BODY, onRequest: checkSender },
      async (request, reply) => {
        const { token, plan } = readLink(request.query);
        const origin = siteOrigin(request, production);
        if (token === undefined) return leadOn(reply, "unknown", plan);
        const password = request.body ?? "";
        if (password === "") return ask(reply.code(422), { token, plan, error: texts.missing });
        const outcome = await askThrough(
          { source, gate, clientAddress: request.ip, limitMs: LIMIT_MS },
          (confirmation, context) => confirmation.confirm({ token, password, origin }, context),
        ).catch((error: unknown) => {
          if (error instanceof ProblemError) return "limited" as const;
          request.log.warn({ err: error }, "an e-mail address could not be confirmed");
          return "unavailable" as const;
        });
        if (outcome === "wrong-password") return ask(reply.code(422), { token, plan, error: texts.wrong });
        if (outcome === "limited") return ask(reply.code(429), { token, plan, error: texts.limited });
        return leadOn(reply, outcome, plan);
      },
    );
  });
}

function checkSender(request: FastifyRequest, _reply: FastifyReply, done: () => void): void {
  requireOwnOrigin(request);
  done();
}

function ask(
  reply: FastifyReply,
  { token, plan, error }: { token: string; plan: string | undefined; error?: string },
): FastifyReply {
  const { title, text, button, back, notYou, notYouText, password, forgotten } = texts;
  const chosen = plan === undefined ? "" : `plan=${plan}`;
  return reply.headers(CONFIRMATION_PAGE_HEADERS).send(
    confirmationPage({
      title,
      text,
      button,
      action: `${PATH}?token=${token}${chosen && `&${chosen}`}`,
      password: {
        label: password,
        ...(error === undefined ? {} : { error }),
        forgotten: {
          href: `${paths.portalUser("reset-password")}${chosen && `?${chosen}`}`,
          label: forgotten,
        },
      },
      notYou: { title: notYou, text: notYouText },
      back: { href: paths.home(), label: back },
    }),
  );
}

function readLink({ token, plan }: Link["Querystring"]): {
  token: string | undefined;
  plan: string | undefined;
} {
  const isToken = typeof token === "string" && TOKEN.test(token);
  return { token: isToken ? token : undefined, plan: PLAN.safeParse(plan).data };
}

function leadOn(reply: FastifyReply, outcome: keyof typeof SAYS, plan: string | undefined): FastifyReply {
  return reply
    .code(303)
    .headers({
      ...PERSONAL_PAGE_HEADERS,
      "cache-control": "no-store",
      location:
        plan === undefined
          ? `${paths.portalUser("login")}?confirm=${SAYS[outcome]}`
          : `${paths.portalUser("login-checkout")}?confirm=${SAYS[outcome]}&plan=${plan}`,
    })
    .send();
}
