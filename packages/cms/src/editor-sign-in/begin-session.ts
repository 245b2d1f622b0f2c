import type { Core } from "@strapi/strapi";
import { clientAddress } from "../domain/sign-in/client-address";
import { isProduction, trustedProxies } from "../environment";
import type { EditorContext } from "./context";
import { PENDING_COOKIE } from "./pending";
import { editorParts } from "./running";
import { deviceLabel } from "./sessions";
import type { Editor, EditorCaller } from "./sign-in";

/** Strapi's own name, by which `/admin/access-token` and `/admin/logout` ask for it; `hostCookies` prefixes it. */
const REFRESH_COOKIE = "strapi_admin_refresh";
/** Strapi's screens write and delete it by themselves, by the same rule (`admin/vite.config.ts`). */
const ACCESS_COOKIE = "jwtToken";

const isProxy = trustedProxies(process.env.GRATWEG_TRUST_PROXY ?? "");

export const addressOf = (ctx: EditorContext): string => clientAddress(ctx, isProxy);

export function callerOf(ctx: EditorContext, email: string): EditorCaller {
  return {
    address: addressOf(ctx),
    device: editorParts().devices.known(ctx.get("cookie"), email, { isSecure: isSecure(ctx) }),
    label: deviceLabel(ctx.get("user-agent")),
  };
}

export const isSecure = (ctx: Pick<EditorContext, "secure">): boolean => isProduction() || ctx.secure;

/** The browser's word that no neighbour host has set it, and that it came by TLS; it wants the whole host. */
const PREFIX = "__Host-";
const PREFIXED = new Set([REFRESH_COOKIE, PENDING_COOKIE]);

/**
 * Editors' cookies, ours and Strapi's, are of this very host where browsers come by TLS. The one that Strapi's screens read follows the
 * scheme of their page, as they see it.
 */
export function hostCookies(ctx: Pick<EditorContext, "secure" | "cookies">): void {
  if (!isSecure(ctx)) return;
  const { cookies, secure } = ctx;
  const isPrefixed = (name: string) => PREFIXED.has(name) || (secure && name === ACCESS_COOKIE);
  const [get, set] = [cookies.get.bind(cookies), cookies.set.bind(cookies)];
  cookies.get = (name, options) => get(isPrefixed(name) ? PREFIX + name : name, options);
  cookies.set = (name, value, options) =>
    isPrefixed(name) ? set(PREFIX + name, value, { ...options, path: "/" }) : set(name, value, options);
}

export function cookieOptions(ctx: EditorContext, path = "/admin"): Record<string, unknown> {
  const secure = isSecure(ctx);
  // Behind a proxy this process is asked without TLS.
  ctx.cookies.secure = secure;
  return { httpOnly: true, sameSite: "strict", secure, path, overwrite: true };
}

/** Strapi's own session, as its login makes it; the browser is remembered, and a new one is told of by mail. */
export async function beginSession(strapi: Core.Strapi, ctx: EditorContext, editor: Editor): Promise<string> {
  const { sessions, signIn, devices } = editorParts();
  const options = cookieOptions(ctx);
  // The session that this browser still has, whosesoever it is: its token is overwritten, and nobody could sign out of it.
  await sessions.endOf(ctx.cookies.get(REFRESH_COOKIE));
  const { refreshToken, accessToken } = await sessions.begin(editor.id, ctx.get("user-agent"));
  ctx.cookies.set(REFRESH_COOKIE, refreshToken, options);
  await signIn.signedIn(editor, callerOf(ctx, editor.email));
  const { header } = devices.remember(ctx.get("cookie"), editor.email, { isSecure: isSecure(ctx) });
  ctx.append("Set-Cookie", header);
  await strapi.eventHub.emit("admin.auth.success", { user: { id: editor.id }, provider: "local" });
  strapi.log.info(`Editors: account ${editor.id} has signed in`);
  return accessToken;
}

/** The editors' screens read it when they start, and write it themselves later on; therefore it is theirs to read. */
export function handOver(ctx: EditorContext, accessToken: string): void {
  ctx.cookies.set(ACCESS_COOKIE, accessToken, { ...cookieOptions(ctx), httpOnly: false });
}

/** The screens end it too; this ends it where their scripts do not get that far, and what versions before the prefix left. */
export function endHandedOver(ctx: EditorContext): void {
  ctx.cookies.set(ACCESS_COOKIE, null, { ...cookieOptions(ctx), httpOnly: false });
  if (ctx.secure)
    ctx.append("Set-Cookie", `${ACCESS_COOKIE}=; Path=/admin; Max-Age=0; SameSite=Strict; Secure`);
}
