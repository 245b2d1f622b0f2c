import type { Core } from "@strapi/strapi";
import { requireFitPassword } from "../domain/sign-in/passwords";
import { SignInRefusal } from "../domain/sign-in/refusal";
import { emailOf, fieldsOf, nameOf, passwordOf, textOf } from "../domain/sign-in/request-shape";
import { addressOf, beginSession, callerOf, cookieOptions, endHandedOver } from "./begin-session";
import { isOwnOrigin, type EditorAction, type EditorContext } from "./context";
import { editorParts } from "./running";

type Actions = Record<string, EditorAction>;
interface Registry {
  extend(uid: string, change: (actions: Actions) => Actions): unknown;
}
interface AdminUsers {
  register(order: { registrationToken: string; userInfo: Record<string, string> }): Promise<{ id: number }>;
  sanitizeUser(user: object): object;
}
interface AdminAuth {
  resetPassword(order: { resetPasswordToken: string; password: string }): Promise<{ id: number }>;
}

export const adminUsers = (strapi: Core.Strapi) => strapi.service("admin::user") as unknown as AdminUsers;
export const adminAuth = (strapi: Core.Strapi) => strapi.service("admin::auth") as unknown as AdminAuth;

/**
 * In place of Strapi's own actions, so that no spelling of an address leads around them: signing in counts, hashes for everybody and
 * asks for the second factor; choosing a password signs nobody in; ending a session ends all of it.
 */
export function guardControllers(strapi: Core.Strapi): void {
  const registry = strapi.get<Registry>("controllers");
  registry.extend("admin::authentication", ({ accessToken, logout, ...actions }) => ({
    ...actions,
    login: guarded((ctx) => login(strapi, ctx)),
    register: guarded((ctx) => register(strapi, ctx)),
    registerAdmin: guarded((ctx) =>
      Promise.resolve(ctx.forbidden("The first account comes from the environment.")),
    ),
    forgotPassword: guarded(forgotPassword),
    resetPassword: guarded((ctx) => resetPassword(strapi, ctx)),
    accessToken: withCookies(accessToken),
    logout: async (ctx) => {
      await withCookies(logout)(ctx);
      endHandedOver(ctx);
    },
  }));
  // A token for the admin's own routes would be a way in without a code and without an end; programs have the content token.
  registry.extend("admin::admin-token", ({ create, regenerate, ...actions }) => ({
    ...actions,
    create: unlessRequired(create),
    regenerate: unlessRequired(regenerate),
  }));
  registry.extend("admin::authenticated-session", (actions) => ({ ...actions, revoke, revokeAll }));
}

async function login(strapi: Core.Strapi, ctx: EditorContext): Promise<void> {
  const fields = fieldsOf(ctx.request.body);
  const email = emailOf(fields.email);
  const code = typeof fields.code === "string" ? fields.code.slice(0, 40) : null;
  const order = { email, password: passwordOf(fields.password), code };
  const editor = await editorParts().signIn.both(order, callerOf(ctx, email));
  const token = await beginSession(strapi, ctx, editor);
  const user = (await strapi.db
    .query("admin::user")
    .findOne({ where: { id: editor.id }, populate: ["roles"] })) as object;
  ctx.body = { data: { token, accessToken: token, user: adminUsers(strapi).sanitizeUser(user) } };
}

async function register(strapi: Core.Strapi, ctx: EditorContext): Promise<void> {
  const { registrationToken, userInfo } = fieldsOf(ctx.request.body);
  const fields = fieldsOf(userInfo);
  const user = await acceptInvitation(strapi, ctx, { ...fields, registrationToken });
  ctx.body = { data: { user: adminUsers(strapi).sanitizeUser(user) } };
}

async function forgotPassword(ctx: EditorContext): Promise<void> {
  const email = emailOf(fieldsOf(ctx.request.body).email);
  editorParts().signIn.askedForMail(email, callerOf(ctx, email));
  await editorParts().forgottenPassword(email);
  ctx.status = 204;
}

async function resetPassword(strapi: Core.Strapi, ctx: EditorContext): Promise<void> {
  const { resetPasswordToken, password } = fieldsOf(ctx.request.body);
  const user = await setPassword(strapi, ctx, { token: resetPasswordToken, password });
  ctx.body = { data: { user: adminUsers(strapi).sanitizeUser(user) } };
}

/** Refused as `token-unknown` when the link is of nobody, used or too old. */
export async function setPassword(
  strapi: Core.Strapi,
  ctx: EditorContext,
  order: { token: unknown; password: unknown },
): Promise<object> {
  editorParts().signIn.triedLink(addressOf(ctx));
  const resetPasswordToken = textOf(order.token, 200);
  const password = passwordOf(order.password);
  requireFitPassword(password);
  return ofStrapi(adminAuth(strapi).resetPassword({ resetPasswordToken, password }));
}

export async function acceptInvitation(
  strapi: Core.Strapi,
  ctx: EditorContext,
  fields: Readonly<Record<string, unknown>>,
): Promise<object> {
  editorParts().signIn.triedLink(addressOf(ctx));
  const registrationToken = textOf(fields.registrationToken, 200);
  const [firstname, lastname] = [nameOf(fields.firstname), nameOf(fields.lastname)];
  const password = passwordOf(fields.password);
  requireFitPassword(password, [firstname, lastname]);
  return ofStrapi(
    adminUsers(strapi).register({ registrationToken, userInfo: { firstname, lastname, password } }),
  );
}

/** Strapi's own refusals of these two say the same thing in several ways. */
async function ofStrapi<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const { name } = error as Error;
    if (name !== "ApplicationError" && name !== "ValidationError") throw error;
    throw new SignInRefusal("token-unknown");
  }
}

const ownSession = (ctx: EditorContext) => ({
  userId: ctx.state.user?.id ?? 0,
  current: ctx.state.session?.id ?? "",
});

async function revoke(ctx: EditorContext): Promise<void> {
  const isEnded = await editorParts().sessions.end(ownSession(ctx).userId, ctx.params.sessionId ?? "");
  if (!isEnded) return ctx.notFound("Session not found");
  ctx.body = { data: {} };
}

async function revokeAll(ctx: EditorContext): Promise<void> {
  const { userId, current } = ownSession(ctx);
  const { sessions } = editorParts();
  const keepsCurrent = ["true", "1"].includes(String(ctx.query.keepCurrent));
  await (keepsCurrent ? sessions.endOthers(userId, current) : sessions.endAll(userId));
  ctx.body = { data: {} };
}

function unlessRequired(action: EditorAction | undefined): EditorAction {
  return (ctx) =>
    editorParts().signIn.mode === "off"
      ? withBody(action)(ctx)
      : Promise.resolve(ctx.forbidden("Not where a second factor may be needed."));
}

/** Strapi's actions take for granted that a body was read: of a type that nobody knows none is. */
function withBody(action: EditorAction | undefined): EditorAction {
  return async (ctx) => {
    ctx.request.body ??= {};
    return action?.(ctx);
  };
}

function withCookies(action: EditorAction | undefined): EditorAction {
  return async (ctx) => {
    cookieOptions(ctx);
    return withBody(action)(ctx);
  };
}

function guarded(action: (ctx: EditorContext) => Promise<void>): EditorAction {
  return async (ctx) => {
    ctx.set("Cache-Control", "no-store");
    if (!isOwnOrigin(ctx, "program")) return ctx.forbidden("From this origin alone.");
    try {
      await action(ctx);
    } catch (error) {
      if (!(error instanceof SignInRefusal)) throw error;
      if (error.retryAfter !== undefined) ctx.set("Retry-After", String(error.retryAfter));
      ctx.status = error.status;
      ctx.body = error.toBody();
    }
  };
}
