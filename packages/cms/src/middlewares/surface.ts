import type { Socket } from "node:net";
import { adminListener, requestsPerMinute, signInSettings, trustedProxies } from "../environment";
import { clientAddress } from "../domain/sign-in/client-address";
import { createWindow, MOST_NAMES } from "../domain/sign-in/limits";
import { createCallers, isMadeToken, secretsCheck } from "../domain/surface/callers";
import { isLoopback } from "../domain/surface/connections";
import { decide, type Decision } from "../domain/surface/decide";
import { isThisMachine, nameIn } from "../domain/surface/host-names";
import { refusalBody, type Refusal } from "../domain/surface/refusals";
import { createClientRate, createRequestRate } from "../domain/surface/request-rate";
import { hangUp } from "../domain/surface/requests";
import { kindOf } from "../domain/surface/routes";
import { signedSession } from "../domain/surface/signed";
import { turnedAway } from "../domain/surface/turned-away";

interface Context {
  req: { socket: Socket };
  request: { ips: string[]; socket: Socket };
  method: string;
  path: string;
  host: string;
  query: unknown;
  querystring: string;
  status: number;
  body: unknown;
  get(header: string): string;
  set(header: string, value: string): void;
  remove(header: string): void;
}
interface Strapi {
  service(uid: "admin::api-token"): { hash(token: string): string };
  db: { query(uid: "admin::api-token"): { findOne(options: object): Promise<{ type: string } | null> } };
}

const NOTHING_POLICY = "default-src 'none'; frame-ancestors 'none'";
const MINUTE_MS = 60_000;
/** Of an address: words that look like API tokens and are none, each of which is looked for in the database. */
const STRANGE_TOKENS = 30;
/** A site's build asks for each file of the library, from one address. */
const FILES_FOR_A_CALL = 50;

/** The first that sees a request: what it turns away costs neither a parsed query nor a body that is read. */
export default function surface(_config: unknown, { strapi }: { strapi: Strapi }) {
  const listener = adminListener();
  const onlyName = listener?.onlyName ?? null;
  const { origins: sites } = signInSettings();
  const isProxy = trustedProxies(process.env.GRATWEG_TRUST_PROXY ?? "");
  const calls = createClientRate(requestsPerMinute());
  // Apart from addresses: anybody can make up so many tokens that there is no room for other names.
  const tokens = createRequestRate(requestsPerMinute());
  // Of an address, all its sessions together. Apart from other calls, which a foreign page's pictures may use up.
  const sessionCalls = createClientRate(requestsPerMinute());
  const files = createClientRate(FILES_FOR_A_CALL * requestsPerMinute());
  const signIns = createClientRate(requestsPerMinute());
  // What is refused costs the way to here; it is not taken from what somebody may ask.
  const refused = createClientRate(requestsPerMinute());
  const {
    GRATWEG_CONTENT_TOKEN: contentToken,
    GRATWEG_SERVICE_SECRET: serviceSecret,
    JWT_SECRET: jwtSecret,
  } = process.env;
  const isOurSecret = secretsCheck({ contentToken, serviceSecret });
  /** Counts a refusal. */
  const refusedWait = (ctx: Context, isAdminListener: boolean): number => {
    const address = clientAddress(ctx, isProxy);
    // The own server hands on whatever its visitors send.
    if (isAdminListener || isLoopback(address) || isOurSecret(ctx.get("authorization"))) return 0;
    const wait = refused(address);
    if (wait > 0) turnedAway.note("refused", address, wait);
    return wait;
  };
  const waitOf = (decision: Decision, ctx: Context, isAdminListener: boolean): number => {
    if (decision.refusal) return refusedWait(ctx, isAdminListener);
    const { countedBy } = decision;
    if (!countedBy) return 0;
    const address = clientAddress(ctx, isProxy);
    if (countedBy === "token") {
      const wait = tokens(signedSession(ctx.get("authorization"), jwtSecret) ?? "");
      // The own server asks in the name of many.
      if (isAdminListener || isLoopback(address)) return wait;
      const ofAddress = sessionCalls(address);
      if (ofAddress > 0) turnedAway.note("sessions", address, ofAddress);
      return Math.max(wait, ofAddress);
    }
    if (countedBy === "files") return files(address);
    if (countedBy === "sign-in") return signIns(address);
    const wait = calls(address);
    if (wait > 0) turnedAway.note("calls", address, wait);
    return wait;
  };
  const strangeTokens = createWindow({
    most: STRANGE_TOKENS,
    windowMs: MINUTE_MS,
    now: Date.now,
    mostNames: MOST_NAMES,
  });
  const callerOf = createCallers({ contentToken, serviceSecret }, async (token, address) => {
    if (strangeTokens.wait(address) > 0) return undefined;
    const accessKey = strapi.service("admin::api-token").hash(token);
    const where = { accessKey, kind: "content-api" };
    const found = await strapi.db.query("admin::api-token").findOne({ where, select: ["type"] });
    // Behind the question: who has a token asks many at once, and who has none holds no more than the connections of one address.
    if (!found) strangeTokens.add(address);
    return found ?? undefined;
  });

  return async (ctx: Context, next: () => Promise<void>): Promise<void> => {
    // Strapi's CORS answers everybody to whoever names no origin.
    if (ctx.get("origin") === "") for (const name of CORS_HEADERS) ctx.remove(name);
    const kind = kindOf(ctx.path);
    if (kind === "api" || kind === "internal" || kind === "unclean")
      ctx.set("Content-Security-Policy", NOTHING_POLICY);

    const address = clientAddress(ctx, isProxy);
    // Never by a header: anybody can write these.
    const isAdminListener = ctx.req.socket.localPort === listener?.port;
    const decision = await decide(
      {
        method: ctx.method,
        path: ctx.path,
        querystring: ctx.querystring,
        query: () => ctx.query,
        authorization: ctx.get("authorization"),
        isSigned: () => signedSession(ctx.get("authorization"), jwtSecret) !== null,
        origin: ctx.get("origin"),
        site: ctx.get("sec-fetch-site"),
        contentType: ctx.get("content-type"),
        contentLength: ctx.get("content-length"),
        contentEncoding: ctx.get("content-encoding"),
        isChunked: ctx.get("transfer-encoding") !== "",
      },
      {
        isDivided: listener !== null,
        isAdminListener,
        isEditorsName:
          onlyName === null || isThisMachine(ctx.host) || nameIn(ctx.host)?.toLowerCase() === onlyName,
        sites,
      },
      (authorization) => callerOf(authorization, address),
    );
    const isStrange = decision.refusal?.status === 401 && isMadeToken(ctx.get("authorization"));
    const retryAfter = isStrange ? strangeTokens.wait(address) : waitOf(decision, ctx, isAdminListener);
    if (retryAfter > 0) {
      close(ctx);
      return refuse(ctx, {
        status: 429,
        message: "Too many requests, please try again later.",
        retryAfter,
      });
    }
    if (decision.refusal) return refuse(ctx, decision.refusal);
    if (decision.query !== undefined) ctx.querystring = decision.query;
    await next();
    // Where editors' screens answer everybody, Strapi says what there is not.
    const isUnknown = kind === "admin" && ctx.status === 404;
    // Signed once and over since: asking with it costs as much as a session does.
    const isOver = !decision.refusal && decision.countedBy === "token" && ctx.status === 401;
    if ((isUnknown || isOver) && refusedWait(ctx, isAdminListener) > 0) close(ctx);
  };
}

const CORS_HEADERS = [
  "Access-Control-Allow-Origin",
  "Access-Control-Allow-Credentials",
  "Access-Control-Expose-Headers",
];

function close(ctx: Context): void {
  ctx.set("Connection", "close");
  hangUp(ctx.req.socket);
}

function refuse(ctx: Context, refusal: Refusal): void {
  ctx.set("Cache-Control", "no-store");
  if (refusal.retryAfter !== undefined) ctx.set("Retry-After", String(refusal.retryAfter));
  ctx.status = refusal.status;
  ctx.body = refusalBody(refusal);
}
