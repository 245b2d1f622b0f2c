import type { IncomingHttpHeaders } from "node:http";
import { isBehindProxy, isProduction, trustedProxies } from "../environment";
import { isThisMachine, nameIn } from "../domain/surface/host-names";
import { refusalBody } from "../domain/surface/refusals";

interface Context {
  req: { headers: IncomingHttpHeaders; socket: { remoteAddress?: string } };
  method: string;
  path: string;
  originalUrl: string;
  host: string;
  secure: boolean;
  status: number;
  body: unknown;
  set(header: string, value: string): void;
  vary(header: string): void;
}
interface Strapi {
  log: { warn(line: string): void };
}

const FORWARDED = [
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-port",
  "x-forwarded-proto",
];
/** A year, for this host alone: what else the domain has is not ours to promise. */
const YEAR = "max-age=31536000";

/**
 * What a request came by, on both listeners. Forwarded headers of whoever is no proxy of ours are gone before Koa believes them. In
 * production plain http is led to https, or refused where something was sent: that has been readable on its way.
 */
export default function transport(_config: unknown, { strapi }: { strapi: Strapi }) {
  const proxies = process.env.GRATWEG_TRUST_PROXY ?? "";
  const isProxy = trustedProxies(proxies);
  const production = isProduction();
  let isTold = !production;

  return async (ctx: Context, next: () => Promise<void>): Promise<void> => {
    const { headers, socket } = ctx.req;
    if (!isProxy(socket.remoteAddress ?? "")) {
      // The own server names its visitors too, in every call.
      if (!isTold && headers["x-forwarded-for"] !== undefined && !isThisMachine(headers.host ?? "")) {
        isTold = true;
        strapi.log.warn(
          isBehindProxy(proxies)
            ? "X-Forwarded-For of an address that GRATWEG_TRUST_PROXY does not name counts for nothing. If it is a proxy, name it: until then all who come by it share one address and its limits."
            : "Requests come with X-Forwarded-For and GRATWEG_TRUST_PROXY is not set: behind a proxy all visitors share one address and its limits, and https looks like http. Set it to the proxy's address.",
        );
      }
      for (const name of FORWARDED) Reflect.deleteProperty(headers, name);
    }
    // Which host answers is said there too; a cache has to know.
    if (isBehindProxy(proxies)) ctx.vary("X-Forwarded-Host");
    if (!production) return next();
    if (ctx.secure) ctx.set("Strict-Transport-Security", YEAR);
    // Probes come from beside it, where nobody has a certificate.
    if (ctx.secure || ctx.path === "/_health" || isThisMachine(ctx.host)) return next();
    const name = nameIn(ctx.host);
    ctx.set("Cache-Control", "no-store");
    if (name === undefined || (ctx.method !== "GET" && ctx.method !== "HEAD")) {
      ctx.status = 403;
      ctx.body = refusalBody({ status: 403, message: "This is asked for by https alone." });
      return;
    }
    ctx.status = 308;
    // An absolute target would name a host of its own.
    ctx.set("Location", `https://${name}${ctx.originalUrl.startsWith("/") ? ctx.originalUrl : "/"}`);
  };
}
