import { NEWSLETTER_TEXT_VERSION, newsletterRequest, readEmail } from "@gratweg/contracts";
import type { SiteKey } from "@gratweg/sites";
import { ProblemError, RETRY_AFTER } from "../../http/problems";
import { askThrough } from "../../limits/askThrough";
import type { Gate } from "../../limits/gate";
import type { ClientLimit } from "../../limits/clientLimit";
import type { CallerContext, Log, NewsletterSource } from "../../ports";
import { newsletterProblems } from "./newsletterProblems";

export const NEWSLETTER_LIMIT_MS = 5_000;
/** 32 bytes in base64url; nothing else was ever sent. */
const TOKEN = /^[\w-]{43}$/;

export function isToken(value: unknown): value is string {
  return typeof value === "string" && TOKEN.test(value);
}

export interface NewsletterServices {
  /** Undefined where the newsletter is not set up. */
  source: NewsletterSource | undefined;
  /** Of sign-ups. */
  limit: ClientLimit;
  gate: Gate;
  count: (outcome: string) => void;
}

export interface Visit {
  clientAddress: string;
  site: SiteKey;
  /** Where the visitor is, and where links in mails lead. */
  origin: string;
  log: Log;
}

export async function subscribe(body: unknown, visit: Visit, services: NewsletterServices): Promise<void> {
  const request = newsletterRequest.safeParse(body);
  const email = request.success ? readEmail(request.data.email) : undefined;
  if (email === undefined) throw fail("invalid", new ProblemError(newsletterProblems.invalidEmail()));
  const wait = services.limit.take(visit.clientAddress);
  if (wait !== undefined)
    throw fail("limited", new ProblemError(newsletterProblems.tooMany(), { "retry-after": String(wait) }));
  const { site, origin } = visit;
  await ask(visit, services, (source, context) =>
    source.subscribe({ email, site, origin, textVersion: NEWSLETTER_TEXT_VERSION }, context),
  );
  services.count("subscribe-accepted");

  function fail(outcome: string, error: ProblemError): ProblemError {
    services.count(`subscribe-${outcome}`);
    return error;
  }
}

/** What a mail's link did. A token that cannot be one is nobody's. */
export async function followLink<Action extends "confirm" | "unsubscribe">(
  action: Action,
  token: unknown,
  visit: Visit,
  services: NewsletterServices,
): Promise<Awaited<ReturnType<NewsletterSource[Action]>>> {
  type Outcome = Awaited<ReturnType<NewsletterSource[Action]>>;
  const outcome = isToken(token)
    ? await ask(
        visit,
        services,
        (source, context) => source[action]({ token, origin: visit.origin }, context) as Promise<Outcome>,
      )
    : ("unknown" as Outcome);
  services.count(`${action}-${outcome}`);
  return outcome;
}

async function ask<Result>(
  { clientAddress, log }: Visit,
  { source, gate, count }: NewsletterServices,
  question: (source: NewsletterSource, context: CallerContext) => Promise<Result>,
): Promise<Result> {
  try {
    return await askThrough({ source, gate, clientAddress, limitMs: NEWSLETTER_LIMIT_MS }, question);
  } catch (error) {
    log.warn({ err: error }, "newsletter could not be asked for");
    count("unavailable");
    throw new ProblemError(newsletterProblems.unavailable(), RETRY_AFTER);
  }
}
