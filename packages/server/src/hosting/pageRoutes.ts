import { errorVariant, PROBLEM_TYPES } from "@gratweg/contracts";
import type { SiteKey } from "@gratweg/sites";
import { siteByKey } from "@gratweg/sites/node";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { siteOfRequest } from "../hosts/siteOfRequest";
import { acceptedEncodings, prefersJson } from "../http/accept";
import { appendVary, sendCompressed, sendProblem } from "../http/answers";
import { isSecure } from "../http/isSecure";
import { makeProblem, problems, RETRY_AFTER_SECONDS } from "../http/problems";
import { PERSONAL_PAGE_HEADERS, PLAIN_PAGE_HEADERS, upgraded } from "../http/securityHeaders";
import { isMarkedSignedIn } from "../http/signedInMark";
import { microcopy } from "../microcopy";
import type { Services } from "../services";
import { searchAddress } from "./askedSearch";
import { bodyOf, chooseEncoding, headersOf, matchesTag, REVALIDATE, type Entry } from "./entry";
import { plainNotFoundPage, plainPage } from "./errorPage";
import { DEFAULT_MATCH_PATHS, shellPages, type MatchPath } from "./matchPaths";
import { splitTarget } from "./paths";
import type { SiteBuild } from "./readSite";
import { resolvePage } from "./resolvePage";

const HTML = "text/html; charset=utf-8";
/** Requests of scripts and styles that are gone get a small answer instead of a whole page. */
const MACHINE_PATHS = /^\/(?:static|page-data|_gatsby|internal|portal-assets)\//;
const SECRET_QUERY = /[?&](?:token|confirm)=/;

interface PageServices extends Pick<Services, "sites" | "content" | "production"> {
  matchPaths: readonly MatchPath[];
}

/** Everything that is not an API: pages and files of the host's built site. */
export function registerPageRoutes(
  app: FastifyInstance,
  matchPaths: readonly MatchPath[] = DEFAULT_MATCH_PATHS,
  { sites, content, production }: Services,
): void {
  const services = { sites, content, production, matchPaths };
  const shells = shellPages(matchPaths);
  app.route({
    method: ["GET", "HEAD"],
    url: "/*",
    handler: (request, reply) => answerPage(request, reply, services, shells),
  });
}

function answerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { sites, content, matchPaths, production }: PageServices,
  shells: ReadonlySet<string>,
): FastifyReply | Promise<FastifyReply> {
  const site = siteOfRequest(request);
  if (!site) return answerMisdirected(request, reply);
  const build = sites.current(site);
  if (!build) return answerUnavailable(request, reply, { site, isStarting: sites.isAwaited(site) });

  const { path, query } = splitTarget(request.originalUrl);
  const outcome = resolvePage(path, query, {
    build,
    retired: (file) => sites.retired(site, file),
    redirect: (from, search) => content.redirects().find(site, from, search),
    matchPaths,
    shells,
    trips: content.trips,
  });
  switch (outcome.kind) {
    case "entry": {
      const { entry } = outcome;
      const personal = outcome.personal || (query !== "" && entry.page && SECRET_QUERY.test(query));
      // A test system is nobody's find: robots.txt keeps crawlers out, this holds for what they load nevertheless.
      if (!production) reply.header("x-robots-tag", "noindex");
      // Lets the browser ask while it still reads the page what the page's scripts would ask.
      // A member's terms need the token.
      const terms = !isMarkedSignedIn(request) && outcome.terms;
      const asked = entry === build.askedSearch ? searchAddress(query) : terms;
      if (asked) reply.header("link", `<${asked}>; rel=preload; as=fetch; crossorigin`);
      return sendEntry(request, reply, entry, { personal, secure: isSecure(request, production) });
    }
    case "redirect":
      return reply
        .code(outcome.status)
        .headers({ location: outcome.location, "cache-control": REVALIDATE })
        .send();
    case "malformed":
      return answerMalformed(request, reply);
    case "missing":
      return answerMissing(request, reply, build, { ...outcome, secure: isSecure(request, production) });
  }
}

function sendEntry(
  request: FastifyRequest,
  reply: FastifyReply,
  entry: Entry,
  { personal, secure }: { personal: boolean; secure: boolean },
): FastifyReply {
  const encoding = chooseEncoding(entry, acceptedEncodings(request.headers["accept-encoding"]));
  const headers = headersOf(entry, encoding, secure);
  reply.headers(headers);
  if (personal) reply.headers(PERSONAL_PAGE_HEADERS);
  if (matchesTag(request.headers["if-none-match"], headers["etag"] ?? ""))
    return reply.removeHeader("content-length").removeHeader("content-encoding").code(304).send();
  return reply.send(bodyOf(entry, encoding));
}

function answerMissing(
  request: FastifyRequest,
  reply: FastifyReply,
  build: SiteBuild,
  { path, title, validity, secure }: { path: string; title: string; validity: boolean; secure: boolean },
): FastifyReply | Promise<FastifyReply> {
  reply.headers({ "cache-control": REVALIDATE, "x-robots-tag": "noindex" });
  const type = validity ? PROBLEM_TYPES.validity : PROBLEM_TYPES.pageNotFound;
  const variant = errorVariant(path);
  return negotiate(request, reply, makeProblem(404, type, title, microcopy.pageNotFound), () => {
    const page = build.errorPages[variant];
    if (!page) return plainNotFoundPage(title, variant);
    // What is written into the page is no script: the policy of the built page fits.
    reply.headers(secure ? upgraded(page.headers) : page.headers);
    return page.render(title);
  });
}

function answerMalformed(request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> {
  const problem = problems.badAddress();
  return negotiate(request, reply, problem, () =>
    plainPage({ error: problem.title, headline: microcopy.plainPage.failureHeadline, text: problem.detail }),
  );
}

function answerMisdirected(
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | Promise<FastifyReply> {
  const problem = problems.misdirected();
  return negotiate(request, reply, problem, () =>
    plainPage({ error: problem.title, headline: microcopy.plainPage.failureHeadline, text: problem.detail }),
  );
}

function answerUnavailable(
  request: FastifyRequest,
  reply: FastifyReply,
  { site, isStarting }: { site: SiteKey; isStarting: boolean },
): FastifyReply | Promise<FastifyReply> {
  const { startingText, unavailableText } = microcopy.plainPage;
  const problem = isStarting ? problems.siteStarting() : problems.siteUnavailable();
  // Reading takes seconds, building minutes.
  const seconds = isStarting ? RETRY_AFTER_SECONDS : RETRY_AFTER_SECONDS * 6;
  reply.headers({ "retry-after": String(seconds), "cache-control": "no-store" });
  return negotiate(request, reply, problem, () =>
    plainPage({
      error: problem.title,
      headline: microcopy.plainPage.unavailableHeadline,
      text: (isStarting ? startingText : unavailableText)(siteByKey(site).name),
      // The same address.
      link: { href: "", label: microcopy.plainPage.tryAgain },
    }),
  );
}

function negotiate(
  request: FastifyRequest,
  reply: FastifyReply,
  problem: ReturnType<typeof problems.internal>,
  page: () => Buffer,
): FastifyReply | Promise<FastifyReply> {
  reply.header("vary", appendVary(reply.getHeader("vary"), "Accept"));
  if (MACHINE_PATHS.test(request.raw.url ?? "") || prefersJson(request.headers.accept))
    return sendProblem(reply, problem);
  reply.code(problem.status).headers(PLAIN_PAGE_HEADERS);
  return sendCompressed(request, reply, page(), HTML);
}
