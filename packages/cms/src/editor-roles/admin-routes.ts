import type { Core } from "@strapi/strapi";
import { modelOf } from "../domain/surface/model-of";

interface Route {
  method: string;
  path: string;
  info?: { type?: string };
  config?: { auth?: unknown; policies?: readonly unknown[] };
}
interface Router {
  type?: string;
  routes?: Route[];
}
type Routers = Readonly<Record<string, Router>>;

/** Strapi's routes for everybody who is signed in, whose controllers look for rights themselves or answer what every editor may know. */
const OF_EVERY_EDITOR: ReadonlySet<string> = new Set([
  "GET /admin/information",
  "GET /admin/telemetry-properties",
  "GET /admin/license-trial-time-left",
  "GET /admin/guided-tour-meta",
  "POST /admin/logout",
  "GET /admin/permissions",
  "POST /admin/permissions/check",
  "GET /admin/users/me",
  "PUT /admin/users/me",
  "GET /admin/users/me/permissions",
  "GET /admin/users/me/sessions",
  "DELETE /admin/users/me/sessions",
  "DELETE /admin/users/me/sessions/:sessionId",
  "GET /admin/homepage/key-statistics",
  "GET /admin/homepage/layout",
  "PUT /admin/homepage/layout",
  "GET /admin/ai-feature-config",
  "GET /content-manager/init",
  "GET /content-manager/content-types",
  "GET /content-manager/content-types-settings",
  "GET /content-manager/content-types/:uid/configuration",
  "GET /content-manager/components",
  "GET /content-manager/components/:uid/configuration",
  "POST /content-manager/uid/generate",
  "POST /content-manager/uid/check-availability",
  "GET /content-manager/relations/:model/:targetField",
  "GET /content-manager/relations/:model/:id/:targetField",
  "GET /content-manager/preview/url/:contentType",
  "GET /content-manager/homepage/recent-documents",
  "GET /content-manager/homepage/count-documents",
  "POST /upload",
  "POST /upload/files",
  "PUT /upload/files/:id",
  "POST /upload/files/:id/replace",
  "GET /upload/configuration",
  "GET /i18n/locales",
  "POST /i18n/content-manager/actions/get-non-localized-fields",
  "GET /i18n/settings",
]);
/** Mails go through the outbox alone; this machine fetches no address that somebody enters on a screen. */
const GONE = [/^\/email(\/|$)/, /^\/admin\/webhooks(\/|$)/];

const SUPER_ADMIN = "global::super-admin";
const SHORT_TEXT = "global::short-text";
/** Strapi makes an address of any text, in a time that is its square. */
const OF_TEXT: ReadonlySet<string> = new Set([
  "POST /content-manager/uid/generate",
  "POST /content-manager/uid/check-availability",
]);
const LONGEST_TEXT = 300;

/** Closes what Strapi opens to everybody who is signed in: a version that brings another such route brings it for super admins. */
export function closeAdminRoutes(strapi: Core.Strapi): void {
  const roles = () => strapi.service("admin::role") as unknown as RoleService;
  const policies = strapi.get<{ set(name: string, policy: (ctx: Context) => boolean): void }>("policies");
  policies.set(SUPER_ADMIN, ({ state: { user } }) => user !== undefined && roles().hasSuperAdminRole(user));
  policies.set(SHORT_TEXT, ({ request: { body } }) =>
    isShortText(body, (uid) => modelOf<Model>(strapi, uid)),
  );
  withdrawRights(strapi);
  narrow(strapi.admin.routes, "admin");
  for (const [name, { routes }] of Object.entries(strapi.plugins)) narrow(routes as unknown as Routers, name);
}

/** Before Strapi registers them: without the right to read webhooks and mail settings, its screens show neither. */
function withdrawRights(strapi: Core.Strapi): void {
  const { actionProvider } = strapi.service("admin::permission") as unknown as {
    actionProvider: ActionProvider;
  };
  const register = actionProvider.register.bind(actionProvider);
  actionProvider.register = async (action) => {
    const { pluginName, uid } = action;
    const isGone = pluginName === "email" || (pluginName === "admin" && uid.startsWith("webhooks."));
    return isGone ? undefined : register(action);
  };
}

interface ActionProvider {
  register(action: { uid: string; pluginName?: string }): Promise<unknown>;
}
interface Context {
  state: { user?: object };
  request: { body?: unknown };
}
interface Model {
  attributes: Readonly<Record<string, object | undefined>>;
}

/** Whether the text that an address is to be made of is as short as a title. */
export function isShortText(body: unknown, models: (uid: string) => Model | undefined): boolean {
  const { contentTypeUID, field, value, data } = (body ?? {}) as Record<string, unknown>;
  const attribute: { targetField?: string } | undefined = models(String(contentTypeUID))?.attributes[
    String(field)
  ];
  const target = (data as Record<string, unknown> | null | undefined)?.[attribute?.targetField ?? ""];
  return [value, target].every((text) => typeof text !== "string" || text.length <= LONGEST_TEXT);
}
interface RoleService {
  hasSuperAdminRole(user: object): boolean;
}

/** Takes out of one part's routers what is gone, and asks for a super admin where nothing else is asked for. */
export function narrow(routers: Routers, part: string): void {
  for (const router of Object.values(routers)) {
    if (!Array.isArray(router.routes)) continue;
    const addressOf = ({ path }: Route) => `/${part}${path}`.replace(/\/$/, "");
    router.routes = router.routes.filter((route) => !GONE.some((gone) => gone.test(addressOf(route))));
    for (const route of router.routes) {
      if ((router.type ?? route.info?.type) !== "admin") continue;
      const { auth, policies = [] } = route.config ?? {};
      if (OF_TEXT.has(`${route.method} ${addressOf(route)}`))
        route.config = { ...route.config, policies: [...policies, SHORT_TEXT] };
      const isOpen = auth === undefined && !policies.some(asksForRight);
      if (isOpen && !OF_EVERY_EDITOR.has(`${route.method} ${addressOf(route)}`))
        route.config = { ...route.config, policies: [...policies, SUPER_ADMIN] };
    }
  }
}

const asksForRight = (policy: unknown): boolean => {
  const name = typeof policy === "string" ? policy : (policy as { name?: string }).name;
  return name?.endsWith("::hasPermissions") === true || name?.endsWith(".hasPermissions") === true;
};
