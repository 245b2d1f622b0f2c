import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { signInSettings } from "@gratweg/backoffice/environment";
import { endSession } from "@gratweg/backoffice/sign-in/sessions";
import { findPlan } from "@gratweg/backoffice/memberships/plans";
import { USER, type SignedIn } from "../../domain/sign-in/accounts";
import {
  emailOf,
  fieldsOf,
  nameOf,
  newEmailOf,
  newPasswordOf,
  originOf,
  passwordOf,
  planOf,
  textOf,
  type Fields,
} from "../../domain/sign-in/request-shape";
import { accounts } from "../../domain/sign-in/running";
import { isSharedSession, type Client } from "../../domain/sign-in/sessions";
import { SignInError } from "../../domain/sign-in/sign-in-error";
import { connectAction, redeemTicket } from "../../domain/social/connect-action";

type AuthContext = Context & {
  params: { provider?: string };
  request: { body?: unknown };
  state: { auth?: unknown; user?: { id: number }; session?: { id: string } };
};

/** Replaces the plugin's actions. */
export function authController(strapi: Core.Strapi) {
  const { portalUrl, origins } = signInSettings();
  const originIn = (ctx: AuthContext, fields: Fields) =>
    originOf(fields.origin ?? ctx.get("origin"), { origins, portal: portalUrl });
  const clientOf = (ctx: AuthContext, sharedComputer: unknown): Client => ({
    isShared: sharedComputer === true || sharedComputer === "true",
    userAgent: ctx.get("user-agent"),
  });

  async function mailContextIn(ctx: AuthContext, fields: Fields) {
    const plan = planOf(fields.plan);
    const isOffered = plan !== null && (await findPlan(strapi.db.connection, plan));
    return { origin: originIn(ctx, fields), plan: isOffered ? plan : null };
  }

  async function answerSignedIn(ctx: AuthContext, { jwt, userId }: SignedIn): Promise<void> {
    const user = (await strapi.db.query(USER).findOne({ where: { id: userId } })) as object;
    const auth = ctx.state.auth as never;
    ctx.body = { jwt, user: await strapi.contentAPI.sanitize.output(user, strapi.getModel(USER), { auth }) };
  }

  return {
    callback: answering(async (ctx) => {
      const { provider = "local" } = ctx.params;
      if (provider !== "local") {
        const userId = redeemTicket(ctx, provider);
        return answerSignedIn(
          ctx,
          await accounts().openVerified(userId, clientOf(ctx, ctx.query.sharedComputer)),
        );
      }
      const { identifier, password, sharedComputer } = fieldsOf(ctx.request.body);
      const credentials = { email: emailOf(identifier), password: passwordOf(password) };
      return answerSignedIn(ctx, await accounts().signIn(credentials, clientOf(ctx, sharedComputer)));
    }),

    connect: connectAction(strapi),

    register: answering(async (ctx) => {
      const fields = fieldsOf(ctx.request.body);
      const person = {
        email: newEmailOf(fields.email),
        password: passwordOf(fields.password),
        firstName: nameOf(fields.firstName),
        lastName: nameOf(fields.lastName),
      };
      await accounts().register({ ...person, ...(await mailContextIn(ctx, fields)) });
      ctx.body = { user: null };
    }),

    forgotPassword: answering(async (ctx) => {
      const fields = fieldsOf(ctx.request.body);
      await accounts().requestPasswordReset(emailOf(fields.email), await mailContextIn(ctx, fields));
      ctx.body = { ok: true };
    }),

    sendEmailConfirmation: answering(async (ctx) => {
      const fields = fieldsOf(ctx.request.body);
      const email = emailOf(fields.email);
      await accounts().requestConfirmation(email, await mailContextIn(ctx, fields));
      ctx.body = { email, sent: true };
    }),

    resetPassword: answering(async (ctx) => {
      const fields = fieldsOf(ctx.request.body);
      const order = { code: textOf(fields.code, 200), password: newPasswordOf(fields) };
      const origin = originIn(ctx, fields);
      await answerSignedIn(ctx, await accounts().reset({ ...order, origin }, clientOf(ctx, false)));
    }),

    /** Ends all other sessions, and replaces this one by one of its kind. */
    changePassword: answering(async (ctx) => {
      const { user, session } = ctx.state;
      if (!user || !session) return ctx.throw(401);
      const fields = fieldsOf(ctx.request.body);
      const order = {
        userId: user.id,
        currentPassword: passwordOf(fields.currentPassword),
        password: newPasswordOf(fields),
        origin: originIn(ctx, fields),
      };
      const client = clientOf(ctx, await isSharedSession(strapi, session.id));
      await answerSignedIn(ctx, await accounts().changePassword(order, client));
    }),

    logout: answering(async (ctx) => {
      const { user, session } = ctx.state;
      if (user && session) await endSession(strapi.db.connection, user.id, session.id);
      ctx.body = { ok: true };
    }),

    /** Closes the plugin's link, which no mail contains. */
    emailConfirmation: (ctx: Context) => ctx.throw(404),
  };
}

function answering(action: (ctx: AuthContext) => Promise<void>) {
  return async (ctx: AuthContext): Promise<void> => {
    ctx.set("Cache-Control", "no-store");
    try {
      await action(ctx);
    } catch (error) {
      if (!(error instanceof SignInError)) throw error;
      ctx.status = 400;
      ctx.body = error.toBody();
    }
  };
}
