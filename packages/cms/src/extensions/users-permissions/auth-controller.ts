import type { Core } from "@strapi/strapi";
import { signInSettings, trustedProxies } from "../../environment";
import type { Session } from "../../domain/sign-in/accounts";
import { memberships } from "../../domain/memberships/running";
import { addressGroup, clientAddress } from "../../domain/sign-in/client-address";
import { SignInRefusal } from "../../domain/sign-in/refusal";
import {
  emailOf,
  fieldsOf,
  nameOf,
  newEmailOf,
  newPasswordOf,
  originOf,
  passwordOf,
  planOf,
  sessionKindOf,
  textOf,
} from "../../domain/sign-in/request-shape";
import { deviceHost } from "../../domain/sign-in/device";
import { deviceLabel } from "../../domain/sign-in/device-label";
import { accounts, devices, sessions } from "../../domain/sign-in/running";
import { browserKey, SESSION_MS, type SessionKind } from "../../domain/sign-in/sessions";
import { TOKEN } from "../../domain/sign-in/tokens";
import { connectAction } from "../../domain/social/connect-action";
import { social } from "../../domain/social/running";

const USER = "plugin::users-permissions.user";

/** The part of Koa's context that these actions use; Strapi adds the named answers. */
export interface AuthContext {
  params: { provider?: string };
  request: { body?: unknown; ips: string[]; socket: { remoteAddress?: string } };
  /** `session`: of the token, from `strapi-server`. */
  state: { auth?: unknown; user?: { id: number }; session?: { id: string; kind: SessionKind } };
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
  issue(payload: { id: number; stamp: string; sid: string }, options: { expiresIn: number }): string;
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

  /** Every way in ends here: it begins a session, which the token names. */
  async function answerSession(
    ctx: AuthContext,
    session: Session,
    kind: SessionKind = "normal",
  ): Promise<void> {
    const user = (await strapi.db.query(USER).findOne({ where: { id: session.userId } })) as object;
    const jwt = strapi.plugin("users-permissions").service<JwtIssuer>("jwt");
    const { userId: id, stamp } = session;
    const { device, header } = devices().remember(ctx.get("cookie"), session.email, deviceHost(ctx));
    const sid = await sessions().begin(session, {
      kind,
      device: deviceLabel(ctx.get("user-agent")),
      browserKey: browserKey(device, ctx.get("origin")),
    });
    ctx.append("Set-Cookie", header);
    ctx.body = {
      jwt: jwt.issue({ id, stamp, sid }, { expiresIn: SESSION_MS[kind] / 1000 }),
      user: await strapi.contentAPI.sanitize.output(user, strapi.getModel(USER), {
        auth: ctx.state.auth as never,
      }),
    };
  }

  async function signIn(ctx: AuthContext): Promise<void> {
    const fields = fieldsOf(ctx.request.body);
    const email = emailOf(fields.identifier);
    const device = devices().known(ctx.get("cookie"), email, deviceHost(ctx));
    const order = { email, password: passwordOf(fields.password) };
    const session = await accounts().signIn(order, { address: addressOf(ctx), device });
    await answerSession(ctx, session, sessionKindOf(fields.sharedComputer));
  }

  return {
    callback: answering(async (ctx) => {
      const provider = ctx.params.provider ?? "local";
      if (provider === "local") return signIn(ctx);
      const userId = await social().redeem(provider, ctx.query);
      return answerSession(ctx, await accounts().vouched(userId), sessionKindOf(ctx.query.sharedComputer));
    }),

    connect: connectAction,

    register: answering(async (ctx) => {
      const fields = fieldsOf(ctx.request.body);
      const order = {
        email: newEmailOf(fields.email),
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
      const changed = await accounts().changePassword(order, addressOf(ctx));
      await answerSession(ctx, changed, ctx.state.session?.kind);
    }),

    /** Ends this session, here and everywhere; the others stay. */
    logout: answering(async (ctx) => {
      const { user, session } = ctx.state;
      if (user && session) await sessions().end(user.id, session.id);
      ctx.body = { ok: true };
    }),

    /** The plugin's own link, which no mail carries: a token counts only where it was sent. */
    emailConfirmation: answering((ctx) => Promise.resolve(ctx.notFound())),

    /** POST /api/internal/account/confirm-email */
    confirmEmail: answering(async (ctx) => {
      const fields = fieldsOf(ctx.request.body);
      const token = textOf(fields.token, 200);
      const order = { token, password: passwordOf(fields.password), origin: originIn(ctx, fields) };
      // The own server's word: here every caller is its address.
      const address = addressGroup(textOf(fields.clientAddress, 100));
      ctx.body = {
        outcome: TOKEN.test(token) ? await accounts().confirm(order, address) : "unknown",
      };
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
