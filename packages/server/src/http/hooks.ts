import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ClientLimit } from "../limits/clientLimit";
import { REPORTS_PATH } from "../features/reports/reportRoute";
import { SEARCH_ROUTE } from "../features/search/searchRoute";
import { SUGGEST_ROUTE } from "../features/search/suggestRoute";
import type { Metrics } from "../features/operations/metrics";
import { appendVary, sendProblem } from "./answers";
import { isOfForeignPage } from "./foreignPage";
import { isSecure } from "./isSecure";
import { hasSecondHost, namesOtherHost } from "./oneHost";
import { loggablePath } from "./privacy";
import { problems } from "./problems";
import { refusePlainHttp } from "./requireHttps";
import { secureHeaders, SECURITY_HEADERS } from "./securityHeaders";
import type { UnmatchedAnswers } from "./unmatched";

const LONGEST_URL = 4096;
const PAGES = "/*";
/** Counted, but logged only when they fail inside: pages because they are many, probes because they come every few seconds, reports because they write lines of their own. */
const QUIET = new Set([PAGES, "/healthz", "/readyz", "/metrics", REPORTS_PATH]);

/** What happens around every request. Kept small: a static page costs few microseconds more than these. */
export function addHooks(
  app: FastifyInstance,
  options: {
    metrics: Metrics;
    unmatched: UnmatchedAnswers;
    production: boolean;
    hstsPreload?: boolean;
    isBehindProxy: boolean;
    /** Of the API; without it anybody may ask any number of times. */
    limit?: ClientLimit;
  },
): void {
  const { production, isBehindProxy } = options;
  const secure = secureHeaders(options.hstsPreload ?? false);
  if (production) warnOfUnknownProxy(app);
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(isSecure(request, production) ? secure : SECURITY_HEADERS);
    if (hasSecondHost(request.raw.rawHeaders) || namesOtherHost(request.raw))
      sendProblem(reply, problems.badRequest());
    else if (production && refusePlainHttp(request, reply)) return;
    else if ((request.raw.url?.length ?? 0) > LONGEST_URL) sendProblem(reply, problems.uriTooLong());
    // Answered before the body is read: a wrong method matters more than its content.
    else if (request.is404) options.unmatched.answer(request, reply);
    else done();
  });

  // Before anything is counted: else any website would use up what its visitors' address may ask.
  app.addHook("onRequest", (request, reply, done) => {
    if (isBelowApi(request) && isOfForeignPage(request.headers)) sendProblem(reply, problems.forbidden());
    else done();
  });

  const { limit } = options;
  if (limit)
    app.addHook("onRequest", (request, reply, done) => {
      const wait = isCounted(request) ? limit.take(request.ip) : undefined;
      if (wait === undefined) done();
      else sendProblem(reply.header("retry-after", String(wait)), problems.tooManyRequests());
    });

  // Which site answers is said there too; a cache has to know.
  if (isBehindProxy)
    app.addHook("onSend", (_request, reply, payload, done) => {
      reply.header("vary", appendVary(reply.getHeader("vary"), "X-Forwarded-Host"));
      done(null, payload);
    });

  app.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url ?? "unmatched";
    const seconds = reply.elapsedTime / 1000;
    options.metrics.observe(route === PAGES ? "pages" : route, reply.statusCode, seconds);
    if (!QUIET.has(route) || reply.statusCode >= 500)
      request.log.info(
        {
          method: request.method,
          path: loggablePath(request.raw.url ?? ""),
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime * 10) / 10,
        },
        "request",
      );
    done();
  });
}

/**
 * By the route that answers, however its address was written. Nearly every call asks the content system, whose time all share; the
 * search is answered from this process' memory and has a limit of its own.
 */
function isCounted(request: FastifyRequest): boolean {
  const { url } = request.routeOptions;
  return isBelowApi(request) && url !== SEARCH_ROUTE && url !== SUGGEST_ROUTE;
}

function isBelowApi({ routeOptions: { url = "" } }: FastifyRequest): boolean {
  return url.startsWith("/api/");
}

/** Says once that somebody forwards who is not believed: if it is a proxy, all visitors are one address. */
function warnOfUnknownProxy(app: FastifyInstance): void {
  let isTold = false;
  app.addHook("onRequest", (request, _reply, done) => {
    if (!isTold && isForwarded(request)) {
      isTold = true;
      app.log.warn(
        "requests come with X-Forwarded-For from an address that GRATWEG_TRUST_PROXY does not name: behind a proxy all visitors share one address and its limits, and https looks like http. Set it to the proxy's address",
      );
    }
    done();
  });
}

/** By somebody who is not believed: of a proxy's request `ips` has the client behind it. */
function isForwarded({ headers, ips }: FastifyRequest): boolean {
  return headers["x-forwarded-for"] !== undefined && (ips?.length ?? 0) < 2;
}
