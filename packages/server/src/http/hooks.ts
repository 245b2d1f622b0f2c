import type { FastifyInstance } from "fastify";
import type { Metrics } from "../operations/metrics";
import { sendProblem } from "./answers";
import { securityHeadersFor } from "./isSecure";
import { loggablePath } from "./privacy";
import { problems } from "./problems";
import type { UnmatchedAnswers } from "./unmatched";

const LONGEST_URL = 4096;
const PAGES = "/*";
/** Counted, but logged only when they fail inside: pages because they are many, probes because they come every few seconds. */
const QUIET = new Set([PAGES, "/healthz", "/readyz", "/metrics"]);

/** What happens around every request. Kept small: a static page costs few microseconds more than these. */
export function addHooks(
  app: FastifyInstance,
  options: { metrics: Metrics; unmatched: UnmatchedAnswers; production: boolean },
): void {
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(securityHeadersFor(request, options.production));
    if ((request.raw.url?.length ?? 0) > LONGEST_URL) sendProblem(reply, problems.uriTooLong());
    // Answered before the body is read: a wrong method matters more than its content.
    else if (request.is404) options.unmatched.answer(request, reply);
    else done();
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
