import { DUMMY_HASH } from "../domain/sign-in/accounts";
import type { PasswordHasher } from "../domain/sign-in/hash-pool";
import type { Caller, SignInLimits } from "../domain/sign-in/limits";
import { SignInRefusal } from "../domain/sign-in/refusal";
import { EDITOR_MAILS, type EditorAlerts } from "./alerts";
import { proofOf } from "./pending";
import { newRecoveryCodes, recoveryHash } from "./recovery-codes";
import type { SecondFactors } from "./second-factors";
import { stepOf } from "./totp";

export interface Editor {
  id: number;
  email: string;
  /** Null for somebody who was invited and has not chosen one. */
  passwordHash: string | null;
  isActive: boolean;
}

export interface EditorRows {
  byEmail(email: string): Promise<Editor | undefined>;
  byId(id: number): Promise<Editor | undefined>;
  /** The same password, hashed anew: no session ends. Nothing happens when it was changed meanwhile. */
  renewHash(id: number, change: HashChange): Promise<void>;
  /** Another password, which ends every session; false: it was changed meanwhile. */
  setPassword(id: number, change: HashChange): Promise<boolean>;
}

interface HashChange {
  before: string;
  after: string;
}

export type SecondFactorMode = "required" | "optional" | "off";

export interface EditorCaller extends Caller {
  /** Browser and system, for the alert. */
  label: string | null;
}

/** What follows a right password: nothing more, the code, or setting the second factor up. */
export type NextStep = "done" | "code" | "enrol";

export interface EditorSignInParts {
  editors: EditorRows;
  factors: SecondFactors;
  hasher: PasswordHasher;
  limits: SignInLimits;
  alerts: EditorAlerts;
  mode: SecondFactorMode;
  now: () => Date;
  /** A line of the log; nothing of a request stands in it. */
  warn: (text: string) => void;
}

export type EditorSignIn = ReturnType<typeof createEditorSignIn>;

/** Signing editors in: every way to a session of Strapi's admin goes through here. Refusals are `SignInRefusal`. */
export function createEditorSignIn(parts: EditorSignInParts) {
  const { editors, factors, hasher, limits, alerts, mode, now, warn } = parts;

  async function nextStep(editor: Editor): Promise<NextStep> {
    if (mode === "off") return "done";
    return (await factors.secret(editor.id)) !== null ? "code" : "enrol";
  }

  /** Strapi's hashes of before count 72 bytes; without room for a new one now, at a later sign-in. */
  async function wholeHash(id: number, typed: string, before: string): Promise<string> {
    if (hasher.isWhole(before)) return before;
    const after = await hasher.hash(typed).catch(() => before);
    if (after !== before) await editors.renewHash(id, { before, after });
    return after;
  }

  /** One hash and one query, whether there is such an editor or not. */
  async function password(order: { email: string; password: string }, caller: Caller): Promise<Editor> {
    const guess = limits.guess(order.email, caller);
    let isLooked = false;
    try {
      const editor = await editors.byEmail(order.email);
      const isRight = await hasher.compare(order.password, editor?.passwordHash ?? DUMMY_HASH);
      isLooked = true;
      if (!editor?.passwordHash || !isRight || !editor.isActive) {
        warn(`Editors: a password was refused, account ${editor?.id ?? "unknown"}`);
        throw new SignInRefusal("credentials");
      }
      guess.takeBack();
      return { ...editor, passwordHash: await wholeHash(editor.id, order.password, editor.passwordHash) };
    } catch (error) {
      // Nobody has learnt anything from a full queue or a database that is away.
      if (!isLooked) guess.takeBack();
      throw error;
    }
  }

  /** A code of the app or a recovery code; each counts once. A wrong one is told to the account's owner by mail. */
  async function code(editor: Editor, typed: string, caller: EditorCaller): Promise<void> {
    const guess = limits.guess(`code\n${editor.email}`, caller);
    if (await isRightCode(editor.id, typed)) return guess.takeBack();
    warn(`Editors: a code was refused, account ${editor.id}`);
    await alerts.alert(EDITOR_MAILS.wrongCode, {
      userId: editor.id,
      email: editor.email,
      device: caller.label,
    });
    throw new SignInRefusal("credentials");
  }

  async function isRightCode(userId: number, typed: string): Promise<boolean> {
    const secret = await factors.secret(userId);
    if (secret === null) return false;
    const step = stepOf(typed, secret, now());
    if (step !== null) return factors.useStep(userId, step);
    const hash = recoveryHash(typed);
    return hash !== null && factors.useRecoveryCode(userId, hash);
  }

  return {
    mode,
    password,
    nextStep,
    code,

    /** Who was at the password's step a moment ago; undefined when the account has changed since. */
    async resumed({ userId, proof }: { userId: number; proof: string }): Promise<Editor | undefined> {
      const editor = await editors.byId(userId);
      const isSame =
        editor?.isActive && editor.passwordHash !== null && proofOf(editor.passwordHash) === proof;
      return isSame ? editor : undefined;
    },

    /** Sets the second factor up and answers the recovery codes, which are readable this once. */
    async enrol(
      editor: Editor,
      { secret, typed }: { secret: string; typed: string },
      caller: Caller,
    ): Promise<string[]> {
      const guess = limits.guess(`code\n${editor.email}`, caller);
      const step = stepOf(typed, secret, now());
      if (step === null) throw new SignInRefusal("credentials");
      guess.takeBack();
      const codes = newRecoveryCodes();
      const recoveryHashes = codes.map((one) => String(recoveryHash(one)));
      if (!(await factors.enrol(editor.id, { secret, step, recoveryHashes })))
        throw new SignInRefusal("credentials");
      return codes;
    },

    /** The present password of somebody who is signed in, counted as a guess; answers its hash. */
    async presentPassword(id: number, typed: string, caller: Caller): Promise<string> {
      const guess = limits.guess(`#${id}`, { ...caller, device: null });
      const hash = (await editors.byId(id))?.passwordHash ?? DUMMY_HASH;
      const isRight = await hasher.compare(typed, hash).catch((error: unknown) => {
        guess.takeBack();
        throw error;
      });
      if (!isRight) {
        warn(`Editors: the present password was refused, account ${id}`);
        throw new SignInRefusal("password-wrong");
      }
      guess.takeBack();
      return hash;
    },

    /** Programs send password and code at once. Without the code it is as if the password had been wrong. */
    async both(
      order: { email: string; password: string; code: string | null },
      caller: EditorCaller,
    ): Promise<Editor> {
      const editor = await password(order, caller);
      const next = await nextStep(editor);
      if (next === "code") await code(editor, order.code ?? "", caller);
      if (next === "enrol" && mode === "required") throw new SignInRefusal("credentials");
      return editor;
    },

    /** Told by mail when the browser has never signed in to this account. */
    async signedIn(editor: Editor, caller: EditorCaller): Promise<void> {
      if (caller.device !== null) return;
      await alerts.alert(EDITOR_MAILS.newDevice, {
        userId: editor.id,
        email: editor.email,
        device: caller.label,
      });
    },

    /** A mail for a new password: the same limits as for guesses, and none is ever taken back. */
    askedForMail: (email: string, caller: Caller) => void limits.guess(`mail\n${email}`, caller),
    /** A link's token that is tried. */
    triedLink: (address: string) => limits.request(address),
  };
}
