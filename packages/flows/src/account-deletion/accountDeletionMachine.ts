import { readEmail } from "@gratweg/contracts/account-rules";
import { assign, fromPromise, setup, type ActorRefFrom } from "xstate";
import { failedForm, refusedForm, TIMED_OUT, UNTRIED, type FormTrouble } from "../trouble/formTrouble";
import { DELETION_LIMIT_MS, isAccountOpen, isRefusedBearer } from "./deletionAnswer";

export interface AccountDeletionInput {
  /** Without a password one types the account's own address. */
  hasPassword: boolean;
  email: string;
}

export type DeletionProof = { password: string } | { email: string };

export interface AccountDeletionContext extends FormTrouble<"password" | "email">, AccountDeletionInput {
  /** What was typed: the password, or the address. */
  proof: string;
  /** A deletion was sent and nobody knows what came of it. */
  mayBeGone: boolean;
}

export type AccountDeletionEvent =
  | { type: "deletion.begin" }
  | { type: "deletion.cancel" }
  | { type: "proof.change"; proof: string }
  | { type: "deletion.confirm" };

const types = {} as {
  context: AccountDeletionContext;
  events: AccountDeletionEvent;
  input: AccountDeletionInput;
  tags: "busy";
};
const errorOf = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
const fields = {
  fields: ["password", "email"],
  byReason: { "password-wrong": { field: "password", code: "wrong" } },
} as const;

const machine = setup({
  types,
  actors: {
    deleteAccount: fromPromise<unknown, { proof: DeletionProof }>(() =>
      Promise.reject(new Error("deleteAccount is not provided")),
    ),
  },
  actions: {
    takeProof: assign((_, { proof }: { proof: string }) => ({ proof, issues: [] })),
    forgetProof: assign({ proof: "" }),
    complain: assign(({ context }) => refusedForm(context, issuesOf(context))),
    takeFailure: assign(({ context }, { error }: { error: unknown }) => ({
      ...failedForm(context, error, fields),
      mayBeGone: isAccountOpen(context, error),
    })),
    forgetTrouble: assign({ issues: [], trouble: null }),
    /** The account is gone, and the session with it. */
    signOut: () => {},
    /** The session had ended before; nothing was deleted. */
    loseSession: () => {},
  },
  guards: {
    isSignedOut: (_, { error }: { error: unknown }) => isRefusedBearer(error),
    isOpen: ({ context }, { error }: { error: unknown }) => isAccountOpen(context, error),
    isUnproven: ({ context }) => issuesOf(context).length > 0,
    isAboutProof: ({ context }, { error }: { error: unknown }) =>
      failedForm(context, error, fields).issues.length > 0,
  },
  delays: { answerLimit: DELETION_LIMIT_MS },
});

const confirm = [
  { guard: "isUnproven", target: "confirming", actions: "complain" },
  { target: "deleting" },
] as const;
const cancel = { target: "explaining", actions: ["forgetProof", "forgetTrouble"] } as const;
const takeFailure = { type: "takeFailure", params: errorOf } as const;
const takeTimeout = { type: "takeFailure", params: { error: TIMED_OUT } } as const;
const deleted = { target: "deleted", actions: ["forgetProof", "signOut"] } as const;

/**
 * Deletion of one's account: what goes and what the law keeps is explained first, then it is proven by the password or the address.
 * An answer that was lost leaves it `unsure`: the next try finds out, because the server knows the deletion by its key. An unknown
 * bearer is never taken for a deletion: the session may have ended elsewhere.
 */
export const accountDeletionMachine = machine.createMachine({
  id: "account-deletion",
  context: ({ input: { hasPassword, email } }) => ({
    ...UNTRIED,
    hasPassword,
    email,
    proof: "",
    mayBeGone: false,
  }),
  initial: "explaining",
  states: {
    explaining: { on: { "deletion.begin": "confirming", "proof.change": undefined } },
    confirming: { on: { "deletion.confirm": confirm, "deletion.cancel": cancel } },
    deleting: {
      tags: "busy",
      entry: "forgetTrouble",
      on: { "proof.change": undefined },
      invoke: {
        id: "deleteAccount",
        src: "deleteAccount",
        input: ({ context }) => ({ proof: proofOf(context) }),
        onDone: deleted,
        onError: [
          {
            guard: { type: "isSignedOut", params: errorOf },
            target: "failed",
            actions: [takeFailure, "loseSession"],
          },
          { guard: { type: "isAboutProof", params: errorOf }, target: "confirming", actions: takeFailure },
          { guard: { type: "isOpen", params: errorOf }, target: "unsure", actions: takeFailure },
          { target: "failed", actions: takeFailure },
        ],
      },
      after: { answerLimit: { target: "unsure", actions: takeTimeout } },
    },
    failed: { on: { "deletion.confirm": confirm, "deletion.cancel": cancel } },
    unsure: { on: { "deletion.confirm": confirm, "deletion.cancel": cancel } },
    deleted: { on: { "proof.change": undefined } },
  },
  on: {
    "proof.change": { actions: { type: "takeProof", params: ({ event }) => ({ proof: event.proof }) } },
  },
});

export type AccountDeletionMachine = typeof accountDeletionMachine;
export type AccountDeletionActor = ActorRefFrom<AccountDeletionMachine>;

function issuesOf({ hasPassword, email, proof }: AccountDeletionContext) {
  if (proof.trim() === "")
    return [{ field: hasPassword ? ("password" as const) : ("email" as const), code: "missing" as const }];
  const isOwn = hasPassword || readEmail(proof)?.toLowerCase() === email.toLowerCase();
  return isOwn ? [] : [{ field: "email" as const, code: "email" as const }];
}

function proofOf({ hasPassword, proof }: AccountDeletionContext): DeletionProof {
  return hasPassword ? { password: proof } : { email: readEmail(proof) ?? proof };
}
