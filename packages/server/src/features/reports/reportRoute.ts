import { matchRoute, PROBLEM_TYPES } from "@gratweg/contracts";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { requireSite } from "../../hosts/requireSite";
import { makeProblem, ProblemError } from "../../http/problems";
import { registerScope } from "../../http/registerScope";
import { addressKey } from "../../limits/clientAddress";
import { microcopy } from "../../microcopy";
import type { Services } from "../../services";

/** Where browsers tell what a page's policy has stopped. */
export const REPORTS_PATH = "/api/reports";

const LARGEST_BODY = 8_192;
const MOST_AT_ONCE = 10;
const text = z.string().max(4_096);
/** The Reporting API's, one of several in a body. */
const report = z.object({
  type: z.literal("csp-violation"),
  body: z.object({ documentURL: text, effectiveDirective: text, blockedURL: text.optional() }),
});
/** What `report-uri` sends: browsers without the Reporting API. */
const legacy = z.object({
  "csp-report": z.object({
    "document-uri": text,
    "effective-directive": text.optional(),
    "violated-directive": text.optional(),
    "blocked-uri": text.optional(),
  }),
});

/** What is kept of a report: nothing that could name a person, a search or a secret. */
interface Violation {
  directive: string;
  blocked: string;
  page: string;
}

/** Anybody may send anything here, so it is small, rare, counted by known names alone, and answered with nothing. */
export function registerReportRoute(app: FastifyInstance, { limits, metrics }: Services): void {
  const { policyReports, policyReportLines, policyReportLinesOfAll } = limits;
  const count = metrics.counter(
    "gratweg_policy_reports_total",
    "What pages' policies have stopped.",
    "directive",
  );
  registerScope(app, "reports", (scope) => {
    scope.addContentTypeParser(
      ["application/csp-report", "application/reports+json"],
      { parseAs: "string" },
      scope.getDefaultJsonParser("error", "error"),
    );
    scope.post(REPORTS_PATH, { bodyLimit: LARGEST_BODY }, (request, reply) => {
      requireSite(request);
      const who = addressKey(request.ip);
      const wait = policyReports?.take(who);
      if (wait !== undefined) throw new ProblemError(tooMany(), { "retry-after": String(wait) });
      for (const violation of violationsIn(request.body)) {
        count(violation.directive);
        // One address leaves room for others' reports, and many write no more than one page that is wrong needs.
        if (policyReportLines?.take(who) === undefined && policyReportLinesOfAll?.take("all") === undefined)
          request.log.warn(violation, "a page's policy has stopped something");
      }
      return reply.code(204).header("cache-control", "no-store").send();
    });
  });
}

const tooMany = () =>
  makeProblem(429, PROBLEM_TYPES.tooManyRequests, "Too many reports", microcopy.tooManyReports);

function violationsIn(body: unknown): Violation[] {
  const old = legacy.safeParse(body);
  if (old.success) {
    const { "csp-report": told } = old.data;
    const directive = told["effective-directive"] ?? told["violated-directive"] ?? "";
    return [violation(directive, told["blocked-uri"], told["document-uri"])];
  }
  return (Array.isArray(body) ? body : [])
    .slice(0, MOST_AT_ONCE)
    .flatMap((item) => report.safeParse(item).data ?? [])
    .map(({ body: told }) => violation(told.effectiveDirective, told.blockedURL, told.documentURL));
}

const DIRECTIVES = new Set(
  (
    "default-src script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr img-src font-src connect-src frame-src " +
    "object-src base-uri form-action frame-ancestors require-trusted-types-for trusted-types worker-src media-src manifest-src child-src"
  ).split(" "),
);
const KEYWORDS = new Set([
  "inline",
  "eval",
  "wasm-eval",
  "self",
  "data",
  "blob",
  "trusted-types-policy",
  "trusted-types-sink",
]);

function violation(directive: string, blocked: string | undefined, page: string): Violation {
  const [name = ""] = directive.split(" ", 1);
  return {
    directive: DIRECTIVES.has(name) ? name : "other",
    blocked: whatIsBlocked(blocked),
    page: template(page),
  };
}

function whatIsBlocked(address = ""): string {
  if (KEYWORDS.has(address)) return address;
  if (!URL.canParse(address)) return "other";
  const { protocol, origin, host } = new URL(address);
  return /^https?:$/.test(protocol) && host.length <= 100 ? origin : "other";
}

/** `/de/reise/:id/:name`: which screen, and never whose. */
function template(address: string): string {
  if (!URL.canParse(address)) return "other";
  return matchRoute(new URL(address).pathname)?.route.pattern ?? "other";
}
