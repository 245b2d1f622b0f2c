import type { Core } from "@strapi/strapi";
import { signInSettings, trustedProxies } from "../../environment";
import type { Session } from "../../domain/sign-in/accounts";
import { memberships } from "../../domain/memberships/running";
import { clientAddress } from "../../domain/sign-in/client-address";
import { SignInRefusal } from "../../domain/sign-in/refusal";
import {
  emailOf,
  fieldsOf,
  nameOf,
  newPasswordOf,
  originOf,
  passwordOf,
  planOf,
  textOf,
} from "../../domain/sign-in/request-shape";
import { accounts, devices } from "../../domain/sign-in/running";
import { TOKEN } from "../../domain/sign-in/tokens";
import { connectAction } from "../../domain/social/connect-action";
import { social } from "../../domain/social/running";

const USER = "plugin::users-permissions.user";

/** The part of Koa's context that these actions use; Strapi adds the named answers. */
export interface AuthContext {
  params: { provider?: string };
  request: { body?: unknown; ips: string[]; socket: { remoteAddress?: string } };
  state: { auth?: unknown; user?: { id: number } };
  query: Readonly<Record<string, unknown>>;
  secure: boolean;
  hostname: string;
  status: number;
  body: unknown;
  get(header: string): string;
  set(header: string, value: string): void;
  append(header: string, value: string): void;
  notFound(): void;
  unauthorized(): void;
}

interface JwtIssuer {
  issue(payload: { id: number; stamp: string }): string;
}

/** Thin: reads what came, asks `domain/sign-in`, answers in Strapi's shapes. Nothing of a request goes to the log. */
export function authController(strapi: Core.Strapi) {
  const { portalUrl, origins } = signInSettings();
  const isProxy = trustedProxies(process.env.GRATWEG_TRUST_PROXY ?? "");
  const addressOf = (ctx: AuthContext) => clientAddress(ctx, isProxy);
  /** What the body says, else where the browser is. */
  const originIn = (ctx: AuthContext, fields: Readonly<Record<string, unknown>>) =>
    originOf(fields.origin ?? ctx.get("origin"), { origins, portal: portalUrl });

  /** A membership that is offered; links lead to no other. */
  async function planIn({ plan }: Readonly<Record<string, unknown>>): Promise<string | null> {
    const slug = planOf(plan);
    return slug !== null && (await memberships().plan(slug)) ? slug : null;
  }

  async function answerSession(ctx: AuthContext, session: Session): Promise<void> {
    const user = (await strapi.db.query(USER).findOne({ where: { id: session.userId } })) as object;
    const jwt = strapi.plugin("users-permissions").service<JwtIssuer>("jwt");
    ctx.append(
      "Set-Cookie",
      devices().remember(ctx.get("cookie"), session.email, { isSecure: isSecure(ctx) }),
    );
    ctx.body = {
      jwt: jwt.issue({ id: session.userId, stamp: session.stamp }),
      user: await strapi.contentAPI.sanitize.output(user, strapi.getModel(USER), {
        auth: ctx.state.auth as never,
      }),
    };
  }

  async function signIn(ctx: AuthContext): Promise<void> {
    const fields = fieldsOf(ctx.request.body);
    const email = emailOf(fields.identifier);
    const caller = { address: addressOf(ctx), device: devices().known(ctx.get("cookie"), email) };
    await answerSession(
      ctx,
      await accounts().signIn({ email, password: passwordOf(fields.password) }, caller),
    );
  }

  return {
    callback: answering(async (ctx) => {
      const provider = ctx.params.provider ?? "local";
      if (provider === "local") return signIn(ctx);
      const userId = await social().redeem(provider, ctx.query);
      return answerSession(ctx, await accounts().vouched(userId));
    }),

    connect: connectAction,

    register: answering(async (ctx) => {
      const fields = fieldsOf(ctx.request.body);
      const order = {
        email: emailOf(fields.email),
        password: passwordOf(fields.password),
        firstName: nameOf(fields.firstName),
        lastName: nameOf(fields.lastName),
        origin: originIn(ctx, fields),
        plan: await planIn(fields),
      };
      await accounts().register(order, addressOf(ctx));
      ctx.body = { user: null };
    }),

    forgotPassword: answering(async (ctx) => {
      const fields = fieldsOf(ctx.request.body);
      const email = emailOf(fields.email);
      const order = { email, origin: originIn(ctx, fields), plan: await planIn(fields) };
      await accounts().askAgain("reset", order, addressOf(ctx));
      ctx.body = { ok: true };
    }),

    sendEmailConfirmation: answering(async (ctx) => {
      const fields = fieldsOf(ctx.request.body);
      const email = emailOf(fields.email);
      const order = { email, origin: originIn(ctx, fields), plan: await planIn(fields) };
      await accounts().askAgain("confirmation", order, addressOf(ctx));
      ctx.body = { email, sent: true };
    }),

    resetPassword: answering(async (ctx) => {
      const fields = fieldsOf(ctx.request.body);
      const code = textOf(fields.code, 200);
      const password = newPasswordOf(fields);
      if (!TOKEN.test(code)) throw new SignInRefusal("token-unknown");
      const order = { code, password, origin: originIn(ctx, fields) };
      await answerSession(ctx, await accounts().reset(order, addressOf(ctx)));
    }),

    changePassword: answering(async (ctx) => {
      const { user } = ctx.state;
      if (!user) return ctx.unauthorized();
      const fields = fieldsOf(ctx.request.body);
      const order = {
        userId: user.id,
        currentPassword: passwordOf(fields.currentPassword),
        password: newPasswordOf(fields),
        origin: originIn(ctx, fields),
      };
      await answerSession(ctx, await accounts().changePassword(order, addressOf(ctx)));
    }),

    /** Sessions are not kept here; whoever signs out forgets the token. */
    logout: answering((ctx) => {
      ctx.body = { ok: true };
      return Promise.resolve();
    }),

    /** The plugin's own link, which no mail carries: a token counts only where it was sent. */
    emailConfirmation: answering((ctx) => Promise.resolve(ctx.notFound())),

    /** POST /api/internal/account/confirm-email */
    confirmEmail: answering(async (ctx) => {
      const fields = fieldsOf(ctx.request.body);
      const token = textOf(fields.token, 200);
      const outcome = TOKEN.test(token)
        ? await accounts().confirm({ token, origin: originIn(ctx, fields) })
        : "unknown";
      ctx.body = { outcome };
    }),
  };
}

function answering(action: (ctx: AuthContext) => Promise<void>) {
  return async (context: unknown): Promise<void> => {
    const ctx = context as AuthContext;
    ctx.set("Cache-Control", "no-store");
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

/** Browsers keep secure cookies of this machine's own address without TLS too. */
function isSecure({ secure, hostname }: AuthContext): boolean {
  return secure || hostname === "localhost" || hostname === "127.0.0.1";
}
