import type { Core } from "@strapi/strapi";
import { sessions } from "../../domain/sign-in/running";
import type { SessionKind } from "../../domain/sign-in/sessions";
import { serviceOnly } from "../../domain/bookings/service-only";
import { authController } from "./auth-controller";

interface TokenPayload {
  id?: number;
  stamp?: unknown;
  sid?: unknown;
}
interface TokenContext {
  state: { session?: { id: string; kind: SessionKind } };
}
interface JwtService {
  getToken(ctx: unknown): Promise<TokenPayload | null> | null;
}
interface Router {
  type: string;
  routes: { path: string }[];
}
type Made<Result> = (context: { strapi: Core.Strapi }) => Result;

interface UserController {
  me(ctx: unknown): Promise<void>;
}
interface MeContext {
  body: unknown;
  set(header: string, value: string): void;
  state: { user?: { role?: { name: string; type: string } } };
}

/** The parts of the plugin that are replaced (5.54). */
interface Plugin {
  controllers: { auth: Made<Record<string, unknown>>; user: UserController };
  services: { jwt: Made<JwtService> };
  routes: { "content-api": (context: { strapi: Core.Strapi }) => Router };
}

/** For the own server alone: the link of a confirmation mail leads to the site on which somebody has registered. */
const internalRoutes = [
  {
    method: "POST",
    path: "/internal/account/confirm-email",
    handler: "auth.confirmEmail",
    config: { auth: false, prefix: "", middlewares: [serviceOnly(process.env.GRATWEG_SERVICE_SECRET)] },
  },
];

/** Sign-in and what belongs to it, in place of the plugin's own: see `domain/sign-in`. */
export default (plugin: Plugin): Plugin => {
  const { auth, user } = plugin.controllers;
  const { jwt } = plugin.services;
  const contentApi = plugin.routes["content-api"];
  plugin.controllers.auth = (context) => ({ ...auth(context), ...authController(context.strapi) });
  plugin.controllers.user = { ...user, me: withRole(user) };
  plugin.services.jwt = (context) => stamped(jwt(context));
  plugin.routes["content-api"] = (context) => {
    const { routes, ...router } = contentApi(context);
    return { ...router, routes: [...routes.filter(isOfOwnAccount), ...internalRoutes] };
  };
  return plugin;
};

/** Accounts of others are managed by the server's own calls: these would set any password, by an API token of full access. */
const isOfOwnAccount = ({ path }: { path: string }): boolean => !/^\/users(?!\/me$)/.test(path);

/**
 * Everybody may know the own role. By the plugin's rules that takes the right to list all roles, with how many people hold each.
 */
function withRole(user: UserController): UserController["me"] {
  return async (context) => {
    const ctx = context as MeContext;
    ctx.set("Cache-Control", "private, no-store");
    await user.me(context);
    const role = ctx.state.user?.role;
    if (role && typeof ctx.body === "object")
      ctx.body = { ...ctx.body, role: { name: role.name, type: role.type } };
  };
}

/**
 * A token counts as long as its session has not ended and the user's stamp is the one it was made with: it ends with the password, not
 * only with its time. One that names no session was made before there were any, and opens nothing.
 */
function stamped(service: JwtService): JwtService {
  return {
    ...service,
    async getToken(ctx) {
      const payload = await service.getToken(ctx);
      if (payload === null) return null;
      const { id, stamp, sid } = payload;
      const isWhole = typeof id === "number" && typeof stamp === "string" && typeof sid === "string";
      const session = isWhole && (await sessions().current({ userId: id, stamp, sessionId: sid }));
      if (!session) throw new Error("Invalid token.");
      (ctx as TokenContext).state.session = { id: sid, kind: session.kind };
      return payload;
    },
  };
}
