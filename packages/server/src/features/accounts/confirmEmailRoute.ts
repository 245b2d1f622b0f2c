import { paths, slug } from "@gratweg/contracts";
import { siteByKey } from "@gratweg/sites/node";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { EmailConfirmation } from "./emailConfirmation";
import { requireSite } from "../../hosts/requireSite";
import { CONFIRMATION_PAGE_HEADERS, confirmationPage } from "../../http/confirmationPage";
import { ProblemError } from "../../http/problems";
import { registerScope } from "../../http/registerScope";
import { requireOwnOrigin } from "../../http/requireOwnOrigin";
import { isMarkedSignedIn, SIGNED_IN_MARK } from "../../http/signedInMark";
import { PERSONAL_PAGE_HEADERS } from "../../http/securityHeaders";
import { askThrough } from "../../limits/askThrough";
import type { Gate } from "../../limits/gate";
import { microcopy } from "../../microcopy";
import type { CallerContext } from "../../ports";
import { siteOrigin } from "../../hosts/siteOrigin";
import { FORM_TYPE } from "../newsletter/newsletterAnswers";

const LIMIT_MS = 5_000;
/** A password of 128 characters in their longest encoding, and room. */
const LARGEST_BODY = 2_048;
/** 32 bytes in base64url; nothing else was ever sent. */
const TOKEN = /^[\w-]{43}$/;

/** What the sign-in screen says (`?confirm=`). */
const SAYS = { confirmed: "1", used: "schon", unknown: "abgelaufen", unavailable: "spaeter" } as const;

const PLAN = slug.max(100);
const PATH = "/api/account/confirm-email";
const { confirmPage: texts } = microcopy.account;

/** A path of this host where the registration of this very browser began; the portal writes it. */
const WAY_BACK = /(?:^|; )gratweg_way_back=(%2Fde%2F[^;]{1,500})/;
const SESSION_SECONDS = 30 * 24 * 60 * 60;

interface Link {
  Querystring: { token?: unknown; plan?: unknown };
}

/**
 * The link of a confirmation mail leads to a page that asks for the password of the registration: a program that opens every link of a
 * mail confirms nothing, and neither does whoever has the mailbox but has not registered. Its button leads on to the sign-in screen,
 * also when it cannot be done now. With a membership in the link that is the one from which signing in leads on to paying; anything
 * but a slug is dropped. The browser in which somebody registered on the way to a page is signed in and led back there, unless
 * others use it too: its password was typed a moment ago.
 */
export function registerConfirmEmailRoute(
  app: FastifyInstance,
  { source, gate }: { source: EmailConfirmation | undefined; gate: Gate },
  { production }: { production: boolean },
): void {
  const askSource = <Answer>(
    request: FastifyRequest,
    question: (confirmation: EmailConfirmation, context: CallerContext) => Promise<Answer>,
  ) =>
    askThrough({ source, gate, clientAddress: request.ip, limitMs: LIMIT_MS }, question).catch(
      (error: unknown) => {
        if (error instanceof ProblemError) return "limited" as const;
        request.log.warn({ err: error }, "an e-mail address could not be confirmed");
        return "unavailable" as const;
      },
    );

  app.get<Link>(PATH, async (request, reply) => {
    requireSite(request);
    const { token, plan } = readLink(request.query);
    if (token === undefined) return leadOn(reply, "unknown", plan);
    const origin = siteOrigin(request, production);
    const state = await askSource(request, (link, context) => link.look({ token, origin }, context));
    if (state === "used") return leadOn(reply, state, plan);
    return ask(reply.code(200), { token, plan, wayBack: wayBackOf(request) });
  });

  registerScope(app, "confirm-email", (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(FORM_TYPE, { parseAs: "string" }, (_request, body, parsed) =>
      parsed(null, new URLSearchParams(body as string)),
    );
    scope.post<Link & { Body: URLSearchParams | undefined }>(
      PATH,
      { bodyLimit: LARGEST_BODY, onRequest: checkSender },
      async (request, reply) => {
        const { token, plan } = readLink(request.query);
        const origin = siteOrigin(request, production);
        if (token === undefined) return leadOn(reply, "unknown", plan);
        const wayBack = wayBackOf(request);
        const password = request.body?.get("password") ?? "";
        const again = (status: number, error: string) =>
          ask(reply.code(status), { token, plan, wayBack, error });
        if (password === "") return again(422, texts.missing);
        const signsIn = wayBack !== undefined && !request.body?.has("shared") && plan === undefined;
        const userAgent = signsIn ? (request.headers["user-agent"] ?? "") : undefined;
        const outcome = await askSource(request, (confirmation, context) =>
          confirmation.confirm({ token, password, origin, userAgent }, context),
        );
        if (outcome === "wrong-password") return again(422, texts.wrong);
        if (outcome === "limited") return again(429, texts.limited);
        if (typeof outcome === "string") return leadOn(reply, outcome, plan, wayBack);
        const { tokenCookie } = siteByKey(requireSite(request));
        return leadOn(
          reply.header("set-cookie", sessionCookies(tokenCookie, outcome.jwt, origin)),
          "confirmed",
          plan,
          wayBack,
        );
      },
    );
  });
}

function checkSender(request: FastifyRequest, _reply: FastifyReply, done: () => void): void {
  requireOwnOrigin(request);
  done();
}

/** As it stands in the cookie, encoded. Nobody is led on who is signed in already: it may be somebody else. */
function wayBackOf(request: FastifyRequest): string | undefined {
  return isMarkedSignedIn(request) ? undefined : WAY_BACK.exec(request.headers.cookie ?? "")?.[1];
}

/** Those that the portal writes when somebody signs in; the way back has been taken. */
function sessionCookies(tokenCookie: string, jwt: string, origin: string): string[] {
  const [prefix, secure] = origin.startsWith("https:") ? ["__Host-", "; Secure"] : ["", ""];
  const cookies = [`${tokenCookie}=${jwt}`, SIGNED_IN_MARK].map(
    (cookie) => `${prefix}${cookie}; Path=/; Max-Age=${SESSION_SECONDS}; SameSite=Lax${secure}`,
  );
  return [...cookies, "gratweg_way_back=; Path=/; Max-Age=0; SameSite=Lax"];
}

interface Asked {
  token: string;
  plan: string | undefined;
  wayBack: string | undefined;
  error?: string;
}

function ask(reply: FastifyReply, { token, plan, wayBack, error }: Asked): FastifyReply {
  const { title, text, button, back, notYou, notYouText, password, forgotten } = texts;
  const chosen = plan === undefined ? "" : `plan=${plan}`;
  return reply.headers(CONFIRMATION_PAGE_HEADERS).send(
    confirmationPage({
      title,
      text,
      button,
      action: `${PATH}?token=${token}${chosen && `&${chosen}`}`,
      ...(wayBack !== undefined && { choice: { name: "shared", label: texts.shared } }),
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

function leadOn(
  reply: FastifyReply,
  outcome: keyof typeof SAYS,
  plan: string | undefined,
  wayBack?: string,
): FastifyReply {
  const further = wayBack === undefined ? "" : `&weiter=${wayBack}`;
  return reply
    .code(303)
    .headers({
      ...PERSONAL_PAGE_HEADERS,
      "cache-control": "no-store",
      location:
        plan === undefined
          ? `${paths.portalUser("login")}?confirm=${SAYS[outcome]}${further}`
          : `${paths.portalUser("login-checkout")}?confirm=${SAYS[outcome]}&plan=${plan}`,
    })
    .send();
}
