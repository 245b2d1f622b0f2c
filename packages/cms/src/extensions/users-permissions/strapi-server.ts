import type { Core } from "@strapi/strapi";
import { isActiveSession } from "../../domain/sign-in/sessions";
import { authController } from "./auth-controller";

interface JwtService {
  getToken(ctx: unknown): Promise<object | null> | null;
  verify(token: string): Promise<{ sessionId?: unknown }>;
}
interface UserController {
  me(ctx: unknown): Promise<void>;
}
interface MeContext {
  body: unknown;
  set(header: string, value: string): void;
  state: { user?: { role?: { name: string; type: string } } };
}
type Factory<Result> = (context: { strapi: Core.Strapi }) => Result;

/** The parts of the plugin that are replaced (5.54). */
interface Plugin {
  controllers: { auth: Factory<object>; user: UserController };
  services: { jwt: Factory<JwtService> };
}

export default (plugin: Plugin): Plugin => {
  const { auth, user } = plugin.controllers;
  const { jwt } = plugin.services;
  plugin.controllers.auth = (context) => ({ ...auth(context), ...authController(context.strapi) });
  plugin.controllers.user = { ...user, me: withRole(user) };
  plugin.services.jwt = (context) => endingAtOnce(context.strapi, jwt(context));
  return plugin;
};

/** Adds the own role, which the plugin shows only to those who may list all roles. */
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

/** Refuses an access token as soon as its session has ended. */
function endingAtOnce(strapi: Core.Strapi, service: JwtService): JwtService {
  const verify: JwtService["verify"] = async (token) => {
    const payload = await service.verify(token);
    if (!(await isActiveSession(strapi, payload.sessionId))) throw new Error("Invalid token.");
    return payload;
  };
  return { ...service, verify, getToken: (ctx) => service.getToken.call({ ...service, verify }, ctx) };
}
