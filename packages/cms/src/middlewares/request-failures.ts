import { errors } from "@strapi/utils";
import { bodyStatus, isPassing, isUnanswerable, placeOf } from "../domain/surface/failures";
import { refusalBody } from "../domain/surface/refusals";
import { kindOf } from "../domain/surface/routes";

interface Context {
  method: string;
  path: string;
  querystring: string;
  params?: object;
  /** Set by the router. */
  _matchedRoute?: string;
  status: number;
  body: unknown;
  get(header: string): string;
  set(header: string, value: string): void;
}
interface Strapi {
  log: { warn(line: string): void; error(line: string): void };
}

const MESSAGES: Readonly<Record<number, string>> = {
  400: "This request cannot be read.",
  413: "The body is too large.",
  500: "Internal Server Error",
  503: "The database cannot take this now.",
};
const COME_BACK_S = 5;

/** What Strapi does not expect is answered here: it would log the message, which quotes what was asked, and say 500. */
export default function requestFailures(_config: unknown, { strapi }: { strapi: Strapi }) {
  return async (ctx: Context, next: () => Promise<void>): Promise<void> => {
    try {
      await next();
    } catch (error) {
      if (error instanceof errors.ApplicationError || error instanceof errors.HttpError) throw error;
      const unread = bodyStatus(error);
      const { method, querystring, params = {}, path, _matchedRoute: route = kindOf(path) } = ctx;
      const hasBody = Number(ctx.get("content-length")) > 0 || ctx.get("transfer-encoding") !== "";
      const isAsked =
        unread === null && isUnanswerable({ method, querystring, params, path, hasBody }, error);
      const status = unread ?? (isAsked ? 400 : isPassing(error) ? 503 : 500);
      if (isAsked) strapi.log.warn(`${method} ${route} cannot be answered as it is asked: ${placeOf(error)}`);
      if (status >= 500) strapi.log.error(`${method} ${route} failed: ${placeOf(error)}`);
      if (status === 503) ctx.set("Retry-After", String(COME_BACK_S));
      ctx.status = status;
      ctx.body = refusalBody({ status, message: MESSAGES[status] ?? "This request cannot be taken." });
    }
  };
}
