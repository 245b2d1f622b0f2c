import type { Core } from "@strapi/strapi";
import { SignInRefusal, type SignInRefusalCode } from "../domain/sign-in/refusal";
import { emailOf, fieldsOf, passwordOf, textOf } from "../domain/sign-in/request-shape";
import { beginSession, callerOf, cookieOptions, handOver } from "./begin-session";
import { isOwnOrigin, type EditorAction, type EditorContext } from "./context";
import { microcopy as texts } from "./microcopy";
import { PAGE_POLICY } from "./page-style";
import { codePage, enrolPage, recoveryPage, signInPage } from "./pages";
import {
  goOnOf,
  openPending,
  PENDING_COOKIE,
  PENDING_MS,
  proofOf,
  sealPending,
  type Pending,
} from "./pending";
import { editorParts } from "./running";
import type { Editor } from "./sign-in";
import { newSecret, otpauthAddress } from "./totp";

export const START = "/admin/anmelden";
const CODE = `${START}/code`;
const ENROL = `${START}/einrichten`;

/** Password, then code or the second factor's first time, then Strapi's own session; each step a page of its own. */
export function signInActions(strapi: Core.Strapi): Record<string, EditorAction> {
  return {
    start: (ctx) => {
      const { weiter, hinweis } = ctx.query;
      const notice =
        hinweis === "passwort"
          ? texts.signIn.passwordSet
          : hinweis === "zeit"
            ? texts.signIn.expired
            : undefined;
      return show(ctx, signInPage({ goOn: typeof weiter === "string" ? weiter : "", notice }));
    },

    password: async (ctx) => {
      const fields = fieldsOf(ctx.request.body);
      const { email, goOn } = { email: "", goOn: "", ...stringsOf(fields) };
      try {
        requireOwnOrigin(ctx);
        const { signIn } = editorParts();
        const order = { email: emailOf(fields.email), password: passwordOf(fields.password) };
        const editor = await signIn.password(order, callerOf(ctx, order.email));
        const next = await signIn.nextStep(editor);
        if (next === "done") return await enter(strapi, ctx, editor, goOnOf(goOn));
        keep(ctx, {
          userId: editor.id,
          proof: proofOf(String(editor.passwordHash)),
          startedAt: Date.now(),
          goOn: goOnOf(goOn),
          ...(next === "enrol" ? { secret: newSecret() } : {}),
        });
        return leadTo(ctx, next === "enrol" ? ENROL : CODE);
      } catch (error) {
        return show(ctx, signInPage({ email, goOn, error: refused(ctx, error, "credentials") }));
      }
    },

    code: async (ctx) => ((await resumed(ctx)) ? show(ctx, codePage({})) : restart(ctx)),

    codeTyped: async (ctx) => {
      const step = await resumed(ctx);
      if (!step) return restart(ctx);
      try {
        requireOwnOrigin(ctx);
        const { editor, pending } = step;
        await editorParts().signIn.code(editor, typedCode(ctx), callerOf(ctx, editor.email));
        return await enter(strapi, ctx, editor, pending.goOn);
      } catch (error) {
        return show(ctx, codePage({ error: refused(ctx, error, "code") }));
      }
    },

    enrol: async (ctx) => {
      const step = await resumed(ctx);
      return step?.pending.secret ? show(ctx, enrolment(step)) : restart(ctx);
    },

    enrolled: async (ctx) => {
      const step = await resumed(ctx);
      const { secret } = step?.pending ?? {};
      if (!step || secret === undefined) return restart(ctx);
      const { editor, pending } = step;
      try {
        requireOwnOrigin(ctx);
        const { signIn } = editorParts();
        // Who has set it up meanwhile needs its code.
        if ((await signIn.nextStep(editor)) !== "enrol") return restart(ctx);
        if (fieldsOf(ctx.request.body).later === "1" && signIn.mode === "optional")
          return await enter(strapi, ctx, editor, pending.goOn);
        const typed = typedCode(ctx);
        const codes = await signIn.enrol(editor, { secret, typed }, callerOf(ctx, editor.email));
        await signInBrowser(strapi, ctx, editor);
        return show(ctx, recoveryPage(codes, pending.goOn));
      } catch (error) {
        return show(ctx, enrolment(step, refused(ctx, error, "code")));
      }
    },
  };
}

interface Step {
  editor: Editor;
  pending: Pending;
}

async function resumed(ctx: EditorContext): Promise<Step | null> {
  const { encryption, signIn } = editorParts();
  const pending = openPending(ctx.cookies.get(PENDING_COOKIE), encryption, Date.now());
  const editor = pending && (await signIn.resumed(pending));
  return pending && editor ? { editor, pending } : null;
}

function enrolment({ editor, pending: { secret = "" } }: Step, error?: string): string {
  const canWait = editorParts().signIn.mode === "optional";
  return enrolPage({ address: otpauthAddress(secret, editor.email), secret, canWait, error });
}

function keep(ctx: EditorContext, pending: Pending): void {
  const value = sealPending(pending, editorParts().encryption);
  ctx.cookies.set(PENDING_COOKIE, value, { ...cookieOptions(ctx, START), maxAge: PENDING_MS });
}

async function signInBrowser(strapi: Core.Strapi, ctx: EditorContext, editor: Editor): Promise<void> {
  ctx.cookies.set(PENDING_COOKIE, null, cookieOptions(ctx, START));
  handOver(ctx, await beginSession(strapi, ctx, editor));
}

async function enter(strapi: Core.Strapi, ctx: EditorContext, editor: Editor, goOn: string): Promise<void> {
  await signInBrowser(strapi, ctx, editor);
  return leadTo(ctx, goOn);
}

const typedCode = (ctx: EditorContext): string => textOf(fieldsOf(ctx.request.body).code, 40).trim();

function restart(ctx: EditorContext): Promise<void> {
  return leadTo(ctx, `${START}?hinweis=zeit`);
}

/** 303: the browser asks for the next page with GET, whatever it sent before. */
export function leadTo(ctx: EditorContext, address: string): Promise<void> {
  ctx.set("Cache-Control", "no-store");
  ctx.redirect(address);
  ctx.status = 303;
  return Promise.resolve();
}

export function show(ctx: EditorContext, html: string): Promise<void> {
  ctx.set("Cache-Control", "no-store");
  ctx.set("Content-Security-Policy", PAGE_POLICY);
  // Forms say where they come from, other sites are told nothing: addresses here may carry a link's secret.
  ctx.set("Referrer-Policy", "same-origin");
  ctx.type = "html";
  ctx.body = html;
  return Promise.resolve();
}

class ForeignForm extends Error {}

export function requireOwnOrigin(ctx: EditorContext): void {
  if (!isOwnOrigin(ctx, "form")) throw new ForeignForm();
}

const WORDS: Partial<Record<SignInRefusalCode, string>> = {
  busy: texts.refusals.busy,
  invalid: texts.refusals.invalid,
  "password-short": texts.refusals.short,
  "password-long": texts.refusals.long,
  "password-common": texts.refusals.common,
};

/** The status of a refusal, and what the page says about it; anything else is a failure of ours. */
export function refused(ctx: EditorContext, error: unknown, step: "credentials" | "code"): string {
  if (error instanceof ForeignForm) {
    ctx.status = 403;
    return texts.refusals.foreign;
  }
  if (!(error instanceof SignInRefusal)) throw error;
  ctx.status = error.status;
  if (error.retryAfter !== undefined) ctx.set("Retry-After", String(error.retryAfter));
  if (error.code === "limited") return texts.refusals.limited(Math.ceil((error.retryAfter ?? 60) / 60));
  return WORDS[error.code] ?? texts.refusals[step];
}

function stringsOf(fields: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      typeof value === "string" && name !== "password" ? [[name, value.slice(0, 500)]] : [],
    ),
  );
}
