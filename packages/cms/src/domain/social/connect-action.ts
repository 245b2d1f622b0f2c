import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { SignInError } from "../sign-in/sign-in-error";
import { hashToken } from "@gratweg/backoffice/sign-in/tokens";
import { accountOf } from "./identities";
import { createOpenId, type Checks } from "./openid";
import { SocialError } from "./profile";
import { socialProviders, type SocialProvider } from "./providers";

/** Kept by the browser that began the sign-in, in a signed cookie. */
interface Pending {
  provider: string;
  /** Hash of the secret in the page's session storage. */
  verifierHash: string;
  until: number;
  checks: Checks;
  returnAddress: string;
}

/** Replaces the pending sign-in once the provider has answered. */
interface Ticket extends Pick<Pending, "provider" | "verifierHash" | "until"> {
  userId: number;
}

const PENDING_MS = 10 * 60_000;
const TICKET_MS = 60_000;
const VERIFIER = /^[\w-]{43,128}$/;
const STATE = /^[\w-]{22}$/;
const LOGIN = "/de/portal/user/login";
const PAGES = [LOGIN, `${LOGIN}-checkout`, "/de/portal/user/register", "/de/portal/user/register-checkout"];
const TITLE = "Diese Anmeldung ist nicht möglich";
const TEXT =
  "Der Link passt zu keiner Anmeldung bei Gratweg. Bitte gehen Sie zurück und beginnen Sie noch einmal auf der Seite „Anmelden“.";

/** `GET /api/connect/{provider}` and `/api/connect/{provider}/callback`. */
export function connectAction(strapi: Core.Strapi) {
  const providers = socialProviders();
  const openId = createOpenId();

  async function begin(ctx: Context, provider: SocialProvider): Promise<void> {
    const { callback = ctx.origin + LOGIN, verifier } = ctx.query;
    const returnAddress = returnAddressOf(callback, ctx.origin);
    if (returnAddress === null || typeof verifier !== "string" || !VERIFIER.test(verifier))
      return refuse(ctx);
    await answer(ctx, provider.name, returnAddress, async () => {
      const { url, checks } = await openId.begin(provider, redirectUri(ctx, provider));
      const verifierHash = hashToken(verifier);
      const until = Date.now() + PENDING_MS;
      setCookie(ctx, checks.state, { provider: provider.name, verifierHash, until, checks, returnAddress });
      return url;
    });
  }

  async function finish(ctx: Context, provider: SocialProvider): Promise<void> {
    const pending = readCookie<Pending>(ctx, ctx.query.state);
    await answer(ctx, provider.name, pending?.returnAddress ?? ctx.origin + LOGIN, async () => {
      if (pending?.provider !== provider.name || !pending.checks)
        throw new SocialError("failed", "no pending sign-in");
      const { checks, returnAddress, verifierHash } = pending;
      const currentUrl = new URL(`${redirectUri(ctx, provider)}?${ctx.querystring}`);
      const profile = await openId.finish(provider, currentUrl, checks);
      const userId = await accountOf(strapi.db.connection, profile, ctx.origin);
      const until = Date.now() + TICKET_MS;
      setCookie(ctx, checks.state, { provider: provider.name, verifierHash, until, userId });
      return withAnswer(returnAddress, { provider: provider.name, access_token: checks.state });
    });
  }

  async function answer(ctx: Context, provider: string, page: string, work: () => Promise<string>) {
    const address = await work().catch((error: unknown) => {
      const failure = error instanceof SocialError ? error : new SocialError("failed", codeOf(error));
      strapi.log.warn(failure.message);
      return withAnswer(page, { provider, error: failure.code });
    });
    ctx.redirect(address);
  }

  return async (ctx: Context): Promise<void> => {
    ctx.set("Cache-Control", "no-store");
    // Keeps code and ticket out of other requests.
    ctx.set("Referrer-Policy", "no-referrer");
    const [, name, callback] = /\/connect\/([^/]+)(\/callback)?$/.exec(ctx.path) ?? [];
    const provider = providers.find((one) => one.name === name);
    if (!provider) return refuse(ctx);
    return callback ? finish(ctx, provider) : begin(ctx, provider);
  };
}

/** A ticket counts once, in the browser and for the page that began the sign-in. */
export function redeemTicket(ctx: Context, provider: string): number {
  const { access_token: state, verifier } = ctx.query;
  const ticket = readCookie<Ticket>(ctx, state);
  const isValid =
    ticket?.provider === provider &&
    typeof verifier === "string" &&
    ticket.verifierHash === hashToken(verifier) &&
    Number.isInteger(ticket.userId);
  if (!isValid) throw new SignInError("token-unknown");
  setCookie(ctx, String(state), null);
  return ticket.userId;
}

function refuse(ctx: Context): void {
  ctx.status = 400;
  ctx.type = "html";
  ctx.body = `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${TITLE}</title></head><body><main><h1>${TITLE}</h1><p>${TEXT}</p></main></body></html>`;
}

const redirectUri = ({ origin }: Context, { name }: SocialProvider): string =>
  `${origin}/api/connect/${name}/callback`;

/** Returns the address only if it is a sign-in page of the site; prevents open redirects. */
export function returnAddressOf(value: unknown, origin: string): string | null {
  if (typeof value !== "string" || value.length > 500 || !URL.canParse(value)) return null;
  const url = new URL(value);
  const isOwn = url.origin === origin && url.username === "" && url.password === "";
  if (!isOwn || !PAGES.includes(url.pathname)) return null;
  url.hash = "";
  for (const name of ["provider", "access_token", "error"]) url.searchParams.delete(name);
  return url.href;
}

function withAnswer(address: string, answer: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  return url.href;
}

/** One for each sign-in, so that two tabs do not disturb each other; `__Host-` keeps sibling hosts from setting it. */
const cookieName = (ctx: Context, state: string): string =>
  `${ctx.secure ? "__Host-" : ""}gratweg_social_${state}`;

function setCookie(ctx: Context, state: string, content: Pending | Ticket | null): void {
  const value = content && Buffer.from(JSON.stringify(content)).toString("base64url");
  const isSecure = ctx.secure;
  ctx.cookies.secure = isSecure;
  ctx.cookies.set(cookieName(ctx, state), value, {
    ...{ signed: true, httpOnly: true, secure: isSecure, path: "/", overwrite: true },
    // The provider redirects back from another site.
    sameSite: "lax",
    ...(content && { maxAge: content.until - Date.now() }),
  });
}

function readCookie<Content extends Pending | Ticket>(ctx: Context, state: unknown): Content | null {
  if (typeof state !== "string" || !STATE.test(state)) return null;
  const value = ctx.cookies.get(cookieName(ctx, state), { signed: true });
  if (value === undefined) return null;
  const content = JSON.parse(Buffer.from(value, "base64url").toString()) as Content;
  return content.until > Date.now() ? content : null;
}

/** A database's message would quote addresses. */
function codeOf(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return typeof code === "string" ? code : typeof name === "string" ? name : "";
}
