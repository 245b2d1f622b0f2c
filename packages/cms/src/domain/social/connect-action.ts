import { microcopy } from "./microcopy";
import { keepPending, takePending, type Cookies } from "./pending";
import { social, socialAddress } from "./running";
import type { Next } from "./social";

/** The part of Koa's context that is used. */
interface ConnectContext {
  path: string;
  querystring: string;
  query: Readonly<Record<string, unknown>>;
  cookies: Cookies;
  status: number;
  type: string;
  body: unknown;
  get(header: string): string;
  set(header: string, value: string): void;
  redirect(address: string): void;
}

/** `GET /api/connect/{provider}` and `/api/connect/{provider}/callback`, in place of the plugin's own. */
export async function connectAction(context: unknown): Promise<void> {
  const ctx = context as ConnectContext;
  const { connectPath, isSecure } = socialAddress();
  ctx.set("Cache-Control", "no-store");
  // Neither the provider's code nor our ticket goes further by this way.
  ctx.set("Referrer-Policy", "no-referrer");
  const [name = "", step] = ctx.path.slice(connectPath.length + 1).split("/");
  const cookie = { isSecure, path: connectPath };
  const next = await (step === undefined
    ? social().begin(name, ctx.query)
    : step === "callback"
      ? social().finish(
          name,
          `?${ctx.querystring}`,
          takePending(ctx.cookies, ctx.query.state, { ...cookie, now: Date.now() }),
        )
      : null);
  if (next?.pending) keepPending(ctx.cookies, next.pending, { ...cookie, header: ctx.get("cookie") });
  answer(ctx, next);
}

function answer(ctx: ConnectContext, next: Next): void {
  if (next) return ctx.redirect(next.location);
  ctx.status = 400;
  ctx.type = "html";
  ctx.body = `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${microcopy.title}</title></head><body><main><h1>${microcopy.title}</h1><p>${microcopy.text}</p></main></body></html>`;
}
