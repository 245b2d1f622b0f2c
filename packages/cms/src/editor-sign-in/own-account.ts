import type { Core } from "@strapi/strapi";
import { refuse } from "../domain/refuse";
import { requireFitPassword, wordsOf } from "../domain/sign-in/passwords";
import { SignInRefusal, type SignInRefusalCode } from "../domain/sign-in/refusal";
import { fieldsOf, passwordOf } from "../domain/sign-in/request-shape";
import { callerOf } from "./begin-session";
import type { EditorAction, EditorContext } from "./context";
import { microcopy } from "./microcopy";
import { editorParts } from "./running";

type Actions = Record<string, EditorAction>;
interface Registry {
  extend(uid: string, change: (actions: Actions) => Actions): unknown;
}
interface Account {
  id: number;
  email: string;
  firstname: string | null;
  lastname: string | null;
}

/** Strapi's form sends a field that nobody has touched as an empty one. */
const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== "";

/**
 * In place of Strapi's profile and list of users, whose rule of passwords asks for kinds of characters and knows no list: the own
 * password and address change with the present password, and nobody chooses somebody else's.
 */
export function guardOwnAccounts(strapi: Core.Strapi): void {
  const registry = strapi.get<Registry>("controllers");
  registry.extend("admin::authenticated-user", ({ updateMe, ...actions }) => ({
    ...actions,
    updateMe: (ctx) => changeOwn(strapi, ctx, updateMe),
  }));
  registry.extend("admin::user", ({ update, ...actions }) => ({
    ...actions,
    update: (ctx) => changeAnother(ctx, update),
  }));
}

async function changeOwn(
  strapi: Core.Strapi,
  ctx: EditorContext,
  updateProfile: EditorAction | undefined,
): Promise<void> {
  const account = ctx.state.user as Account;
  const { password, currentPassword, ...profile } = fieldsOf(ctx.request.body);
  const isNewPassword = isGiven(password);
  const { signIn, hasher, editors } = editorParts();
  let before: string | null = null;
  let chosen = "";
  try {
    if (isNewPassword || isOtherAddress(profile.email, account))
      before = await signIn.presentPassword(
        account.id,
        isGiven(currentPassword) ? passwordOf(currentPassword) : "",
        callerOf(ctx, account.email),
      );
    if (isNewPassword) {
      chosen = passwordOf(password);
      const { email, firstname: firstName, lastname: lastName } = account;
      requireFitPassword(chosen, wordsOf({ email, firstName, lastName }));
    }
  } catch (error) {
    return refuseAtField(ctx, error);
  }
  // Its own rules for names and addresses stay Strapi's.
  ctx.request.body = profile;
  await updateProfile?.(ctx);
  if (!isNewPassword || before === null || ctx.status !== 200) return;
  const isChanged = await editors.setPassword(account.id, { before, after: await hasher.hash(chosen) });
  if (!isChanged) return refuseAtField(ctx, new SignInRefusal("password-wrong"));
  strapi.log.info(`Editors: account ${account.id} has changed its password`);
}

async function changeAnother(ctx: EditorContext, update: EditorAction | undefined): Promise<void> {
  const { password, ...profile } = fieldsOf(ctx.request.body);
  const own = ctx.state.user as Account;
  if (isGiven(password)) refuse([{ path: ["password"], message: microcopy.account.othersPassword }]);
  if (Number(ctx.params.id) === own.id && isOtherAddress(profile.email, own))
    refuse([{ path: ["email"], message: microcopy.account.ownAddress }]);
  ctx.request.body = profile;
  await update?.(ctx);
}

function isOtherAddress(email: unknown, account: Account): boolean {
  if (email === undefined) return false;
  return typeof email !== "string" || email.toLowerCase() !== account.email.toLowerCase();
}

const { refusals } = microcopy;
const AT_FIELDS: Partial<Record<SignInRefusalCode, readonly [field: string, message: string]>> = {
  "password-wrong": ["currentPassword", microcopy.account.presentPassword],
  "password-short": ["password", refusals.short],
  "password-long": ["password", refusals.long],
  "password-common": ["password", refusals.common],
  invalid: ["password", refusals.invalid],
};

/** Strapi's form shows a message at the field that it is about. */
function refuseAtField(ctx: EditorContext, error: unknown): void {
  if (!(error instanceof SignInRefusal)) throw error;
  const [field, message] = AT_FIELDS[error.code] ?? [];
  if (field !== undefined && message !== undefined) refuse([{ path: [field], message }]);
  if (error.retryAfter !== undefined) ctx.set("Retry-After", String(error.retryAfter));
  const { status, code, retryAfter = 60 } = error;
  const name = error.toBody().error.name;
  const text = code === "limited" ? refusals.limited(Math.ceil(retryAfter / 60)) : refusals.busy;
  ctx.status = status;
  ctx.body = { data: null, error: { status, name, message: text, details: { code } } };
}
