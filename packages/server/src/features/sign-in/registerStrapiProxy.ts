import replyFrom from "@fastify/reply-from";
import type { IncomingHttpHeaders } from "node:http";
import { extname } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { requireSite } from "../../hosts/requireSite";
import { sendProblem } from "../../http/answers";
import { isSecure } from "../../http/isSecure";
import { ProblemError, problems, RETRY_AFTER } from "../../http/problems";
import { requireOwnOrigin } from "../../http/requireOwnOrigin";
import { createGate } from "../../limits/gate";
import { LIMITS } from "../../limits/table";
import { microcopy } from "../../microcopy";
import { createKnownBrowsers } from "./knownBrowsers";
import { allowedQuery, ME_ROUTE, PROXY_ROUTES, type ProxyRoute } from "./routes";
import type { SignInLimits } from "./signInLimits";

export interface StrapiProxyOptions {
  /** Strapi's private address. */
  origin: string;
  /** Proves browsers that have signed in before. */
  secret: string;
}

export type Handler = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** Sockets to Strapi; a slow Strapi holds no more. */
const CONNECTIONS = 32;
const CONNECT_MS = 2_000;
const UPLOAD_MS = 10_000;
const LARGEST_BODY = 16_384;
const REQUEST_HEADERS = [
  ...["authorization", "content-length", "content-type", "cookie", "origin"],
  ...["strapi-response-format", "user-agent"],
];
const RESPONSE_HEADERS = ["content-type", "location", "referrer-policy", "retry-after", "set-cookie"];
const UPLOAD_HEADERS = ["content-length", "content-type", "etag", "last-modified"];
/** Pictures and papers, which run nothing; everything else is saved by the browser and never shown. */
const SHOWN_UPLOADS = new Set([".jpg", ".jpeg", ".png", ".webp", ".avif", ".gif"]);
/** An editor may replace a file under its name; addresses on built pages carry a digest and are files of their own. */
const UPLOAD_CACHE = "public, max-age=86400, stale-while-revalidate=604800";

/**
 * Passes the calls of section 7 on to Strapi, which listens on a private address. Returns the handler of `GET /api/users/me` with
 * `populate`: that address also is the session check's.
 */
export function registerStrapiProxy(
  app: FastifyInstance,
  { origin, secret }: StrapiProxyOptions,
  { limits, production }: { limits: SignInLimits; production: boolean },
): Handler {
  const signInsAtOnce = LIMITS.signInsAtOnce.most;
  const signIns = createGate(signInsAtOnce, { ofAddress: signInsAtOnce, ofNetwork: signInsAtOnce });
  const calls = createGate(LIMITS.strapiAtOnce.most);
  const browsers = createKnownBrowsers(secret);

  void app.register(replyFrom, {
    base: origin,
    disableRequestLogging: true,
    undici: { connections: CONNECTIONS, connect: { timeout: CONNECT_MS } },
  });

  const pass = (route: ProxyRoute, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const leave = (route.counts ? signIns : calls).enter(request.ip);
    if (!leave)
      throw new ProblemError(problems.contentUnavailable(microcopy.signInBusy), { "retry-after": "2" });
    reply.raw.once("close", leave);
    const account = accountOf(route, request);
    if (route.counts === "mail") limits.countMail(request.ip, account);
    const takeBack =
      route.counts === "password"
        ? limits.countPassword(request.ip, account, browsers.nameOf(request.headers.cookie, account))
        : undefined;
    return reply.from(request.url.split("?")[0], {
      timeout: route.timeoutMs,
      queryString: (_search, url) => allowedQuery(route, url.split("?")[1] ?? ""),
      rewriteRequestHeaders: () => ({
        ...pick(request.headers, REQUEST_HEADERS),
        accept: "application/json",
        "x-forwarded-for": request.ip,
        "x-forwarded-host": request.host,
        "x-forwarded-proto": request.protocol,
      }),
      rewriteHeaders: (headers) => pick(headers, RESPONSE_HEADERS),
      onResponse(_request, _reply, { stream }) {
        // Strapi answers 400 to a wrong password.
        if (reply.statusCode !== 400) takeBack?.();
        if (reply.statusCode === 200 && route.url === "/api/auth/local")
          reply.header(
            "set-cookie",
            browsers.remember(request.headers.cookie, account, isSecure(request, production)),
          );
        void reply.header("cache-control", "private, no-store").send(stream);
      },
      onError(_reply, { error }) {
        takeBack?.();
        request.log.warn({ err: error }, "Strapi did not answer");
        void answerUnavailable(route, request, reply);
      },
    });
  };

  for (const route of PROXY_ROUTES)
    app.route({
      method: route.method,
      url: route.url,
      bodyLimit: LARGEST_BODY,
      onRequest: (request, _reply, done) => {
        requireSite(request);
        if (route.method === "POST") requireOwnOrigin(request);
        done();
      },
      handler: (request, reply) => pass(route, request, reply),
    });

  app.get("/uploads/:file(^[\\w-][\\w.-]*$)", (request, reply) => {
    requireSite(request);
    const leave = calls.enter(request.ip);
    if (!leave)
      throw new ProblemError(problems.contentUnavailable(microcopy.contentUnavailable), RETRY_AFTER);
    reply.raw.once("close", leave);
    const { file } = request.params as { file: string };
    return reply.from(`/uploads/${encodeURIComponent(file)}`, {
      timeout: UPLOAD_MS,
      queryString: () => "",
      rewriteRequestHeaders: () => pick(request.headers, ["if-modified-since", "if-none-match"]),
      rewriteHeaders: (headers) => pick(headers, UPLOAD_HEADERS),
      onResponse(_request, _reply, { stream }) {
        if (reply.statusCode >= 400) {
          (stream as NodeJS.ReadableStream).resume();
          return void sendProblem(
            reply.removeHeader("content-length").removeHeader("etag"),
            problems.notFound(),
          );
        }
        void reply.headers(uploadHeaders(file)).send(stream);
      },
      onError: () =>
        void sendProblem(
          reply.headers(RETRY_AFTER),
          problems.contentUnavailable(microcopy.contentUnavailable),
        ),
    });
  });

  return (request, reply) => pass(ME_ROUTE, request, reply);
}

function uploadHeaders(file: string): Record<string, string> {
  return {
    "cache-control": UPLOAD_CACHE,
    "content-security-policy": "sandbox; default-src 'none'; form-action 'none'; frame-ancestors 'none'",
    "cross-origin-resource-policy": "cross-origin",
    ...(SHOWN_UPLOADS.has(extname(file).toLowerCase()) ? {} : { "content-disposition": "attachment" }),
  };
}

/** Sends browsers that navigate back to the sign-in page, everybody else a problem. */
function answerUnavailable({ url }: ProxyRoute, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { provider } = request.params as { provider?: string };
  if (provider !== undefined && url.startsWith("/api/connect/"))
    return reply.redirect(`/de/portal/user/login?error=unavailable&provider=${provider}`, 303);
  return sendProblem(reply.headers(RETRY_AFTER), problems.contentUnavailable(microcopy.signInUnavailable));
}

/** Returns what limits count by: the mailbox that the call is about, without its tag, else the session's token. */
function accountOf({ url }: ProxyRoute, { body, headers }: FastifyRequest): string {
  const { identifier, email } = (body ?? {}) as Record<string, unknown>;
  const given = (url === "/api/auth/local" ? identifier : email) ?? headers.authorization;
  return typeof given === "string"
    ? given
        .normalize("NFC")
        .trim()
        .toLowerCase()
        .slice(0, 254)
        .replace(/\+[^@]*@/, "@")
    : "";
}

function pick(headers: IncomingHttpHeaders, names: readonly string[]): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name)));
}
