import { readEmail } from "@gratweg/contracts/account-rules";
import { assign, fromPromise, setup, type ActorRefFrom } from "xstate";
import { failedForm, refusedForm, TIMED_OUT, UNTRIED, type FormTrouble } from "../trouble/formTrouble";

export interface AccountDeletionInput {
  /** Without a password one types the account's own address. */
  hasPassword: boolean;
  email: string;
}

export type DeletionProof = { password: string } | { email: string };

export interface AccountDeletionContext extends FormTrouble<"password" | "email">, AccountDeletionInput {
  /** What was typed: the password, or the address. */
  proof: string;
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
    takeFailure: assign(({ context }, { error }: { error: unknown }) => failedForm(context, error, fields)),
    forgetTrouble: assign({ issues: [], trouble: null }),
    /** The account is gone, and the session with it. */
    signOut: () => {},
  },
  guards: {
    isUnproven: ({ context }) => issuesOf(context).length > 0,
    isAboutProof: ({ context }, { error }: { error: unknown }) =>
      failedForm(context, error, fields).issues.length > 0,
  },
  delays: { answerLimit: 15_000 },
});

const confirm = [
  { guard: "isUnproven", target: "confirming", actions: "complain" },
  { target: "deleting" },
] as const;
const cancel = { target: "explaining", actions: ["forgetProof", "forgetTrouble"] } as const;
const takeFailure = { type: "takeFailure", params: errorOf } as const;

/** Deletion of one's account: what goes and what the law keeps is explained first, then it is proven by the password or the address. */
export const accountDeletionMachine = machine.createMachine({
  id: "account-deletion",
  context: ({ input: { hasPassword, email } }) => ({ ...UNTRIED, hasPassword, email, proof: "" }),
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
        onDone: { target: "deleted", actions: ["forgetProof", "signOut"] },
        onError: [
          { guard: { type: "isAboutProof", params: errorOf }, target: "confirming", actions: takeFailure },
          { target: "failed", actions: takeFailure },
        ],
      },
      after: {
        answerLimit: { target: "failed", actions: { type: "takeFailure", params: { error: TIMED_OUT } } },
      },
    },
    failed: { on: { "deletion.confirm": confirm, "deletion.cancel": cancel } },
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
