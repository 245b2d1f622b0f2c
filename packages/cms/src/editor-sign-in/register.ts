import type { Core } from "@strapi/strapi";
import { hostCookies } from "./begin-session";
import type { EditorAction, EditorContext } from "./context";
import { guardControllers } from "./controllers";
import { editorActions } from "./editor-actions";
import { guardSuperAdmins } from "./guard-super-admins";
import { hashWhole } from "./hash-whole";
import { keepLastSuperAdmin } from "./last-super-admin";
import { linkActions } from "./link-actions";
import { guardOwnAccounts } from "./own-account";
import { leadTo, signInActions, START } from "./page-actions";

type Method = "GET" | "POST" | "DELETE";
/** Strapi's own screens of these names sign in without a second factor, and their forms are answered by nobody. */
const OWN_SCREENS = "/auth/:screen(login|register|register-admin|reset-password)";

export function registerEditorSignIn(strapi: Core.Strapi): void {
  guardControllers(strapi);
  guardOwnAccounts(strapi);
  guardSuperAdmins(strapi);
  keepLastSuperAdmin(strapi);
  hashWhole(strapi);
  strapi.server.use(async (ctx, next) => {
    hostCookies(ctx as unknown as EditorContext);
    await next();
  });
  const route = (method: Method, path: string, action: EditorAction | undefined, config: object) => ({
    method,
    path,
    handler: (ctx: unknown) => action?.(ctx as EditorContext),
    config,
    info: { pluginName: "admin", type: "admin" },
  });
  const open = (method: Method, path: string, action: EditorAction | undefined) =>
    route(method, path, action, { auth: false });
  const managed = (method: Method, path: string, permission: string, action: EditorAction | undefined) =>
    route(method, path, action, {
      policies: [
        "admin::isAuthenticatedAdmin",
        { name: "admin::hasPermissions", config: { actions: [permission] } },
      ],
    });
  const pages = signInActions(strapi);
  const links = linkActions(strapi);
  const editors = editorActions(strapi);
  strapi.server.routes({
    type: "admin",
    prefix: "/admin",
    routes: [
      open("GET", "/anmelden", pages.start),
      open("POST", "/anmelden", pages.password),
      open("GET", "/anmelden/code", pages.code),
      open("POST", "/anmelden/code", pages.codeTyped),
      open("GET", "/anmelden/einrichten", pages.enrol),
      open("POST", "/anmelden/einrichten", pages.enrolled),
      open("GET", "/neues-passwort", links.reset),
      open("POST", "/neues-passwort", links.resetSent),
      open("GET", "/einladung", links.invitation),
      open("POST", "/einladung", links.invitationSent),
      open("GET", OWN_SCREENS, (ctx) => leadTo(ctx, ownPage(ctx))),
    ],
  });
  strapi.server.routes({
    type: "admin",
    prefix: "/gratweg",
    routes: [
      managed("GET", "/editors", "admin::users.read", editors.list),
      managed("DELETE", "/editors/:id/sessions", "admin::users.update", editors.endSessions),
      managed("DELETE", "/editors/:id/second-factor", "admin::users.update", editors.resetFactor),
    ],
  });
}

/** The page of ours that stands in place of one of Strapi's; the links of its mails keep their token. */
function ownPage({ params, query }: EditorContext): string {
  const carried = (to: string, from: string, name = from) => {
    const value = query[from];
    return typeof value === "string" ? `${to}?${new URLSearchParams({ [name]: value }).toString()}` : to;
  };
  if (params.screen === "reset-password") return carried("/admin/neues-passwort", "code");
  if (params.screen === "register") return carried("/admin/einladung", "registrationToken");
  return carried(START, "redirectTo", "weiter");
}
