import { paths, slug } from "@gratweg/contracts";
import { siteByKey } from "@gratweg/sites/node";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { EmailConfirmation } from "../accounts/emailConfirmation";
import { accountProblems } from "../accounts/accountProblems";
import { requireSite } from "../hosts/requireSite";
import { isFetchedAhead } from "../http/fetchedAhead";
import { ProblemError, RETRY_AFTER } from "../http/problems";
import { PERSONAL_PAGE_HEADERS } from "../http/securityHeaders";
import { askThrough } from "../limits/askThrough";
import type { Gate } from "../limits/gate";

const LIMIT_MS = 5_000;
/** 32 bytes in base64url; nothing else was ever sent. */
const TOKEN = /^[\w-]{43}$/;

/** What the sign-in screen says (`?confirm=`). */
const SAYS = { confirmed: "1", unknown: "abgelaufen", unavailable: "spaeter" } as const;

const PLAN = slug.max(100);

/**
 * The link of a confirmation mail: whoever opens it is led on to the sign-in screen, also when it cannot be followed now. With a
 * membership in it that is the one from which signing in leads on to paying; anything but a slug is dropped.
 */
export function registerConfirmEmailRoute(
  app: FastifyInstance,
  { source, gate }: { source: EmailConfirmation | undefined; gate: Gate },
  { production }: { production: boolean },
): void {
  app.get<{ Querystring: { token?: unknown; plan?: unknown } }>(
    "/api/account/confirm-email",
    { exposeHeadRoute: false, onRequest: checkReader },
    async (request, reply) => {
      const site = requireSite(request);
      const origin = production
        ? `https://${siteByKey(site).domain}`
        : `${request.protocol}://${request.host}`;
      const { token } = request.query;
      const plan = PLAN.safeParse(request.query.plan).data;
      const outcome =
        typeof token === "string" && TOKEN.test(token)
          ? await askThrough(
              { source, gate, clientAddress: request.ip, limitMs: LIMIT_MS },
              (confirmation, context) => confirmation.confirm({ token, origin }, context),
            ).catch((error: unknown) => {
              request.log.warn({ err: error }, "an e-mail address could not be confirmed");
              return "unavailable" as const;
            })
          : "unknown";
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
    },
  );
}

function checkReader(request: FastifyRequest, _reply: FastifyReply, done: () => void): void {
  if (isFetchedAhead(request)) throw new ProblemError(accountProblems.unavailable(), RETRY_AFTER);
  done();
}
