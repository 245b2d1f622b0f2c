import { passwordIssues } from "@gratweg/contracts/account-rules";
import { assign, fromPromise, setup, type ActorRefFrom } from "xstate";
import type { Credentials } from "../session/credentials";
import {
  ABOUT_PASSWORD,
  failedForm,
  refusedForm,
  TIMED_OUT,
  UNTRIED,
  type FormTrouble,
} from "../trouble/formTrouble";
import { toTrouble } from "../trouble/trouble";

export interface NewPasswordInput {
  /** From the mail. */
  token: string;
}

export interface NewPasswordContext extends FormTrouble<"password">, NewPasswordInput {
  password: string;
}

export type NewPasswordEvent = { type: "password.change"; password: string } | { type: "password.submit" };

const types = {} as {
  context: NewPasswordContext;
  events: NewPasswordEvent;
  input: NewPasswordInput;
  tags: "busy";
};
const errorOf = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
const fields = { fields: ["password"], byReason: ABOUT_PASSWORD } as const;

const machine = setup({
  types,
  actors: {
    setPassword: fromPromise<Credentials, { token: string; password: string }>(() =>
      Promise.reject(new Error("setPassword is not provided")),
    ),
  },
  actions: {
    takePassword: assign((_, { password }: { password: string }) => ({ password, issues: [] })),
    complain: assign(({ context }) => refusedForm(context, issuesOf(context))),
    takeFailure: assign(({ context }, { error }: { error: unknown }) => failedForm(context, error, fields)),
    forgetTrouble: assign({ issues: [], trouble: null }),
    /** Used up: neither is kept. */
    forgetSecrets: assign({ token: "", password: "" }),
    /** The session that came with the new password. */
    adopt: (_, _params: { credentials: Credentials }) => {},
  },
  guards: {
    isWithoutToken: ({ context }) => context.token === "",
    isUnfit: ({ context }) => issuesOf(context).length > 0,
    isTokenUnknown: (_, { error }: { error: unknown }) => toTrouble(error).reason === "token-unknown",
    isAboutPassword: ({ context }, { error }: { error: unknown }) =>
      failedForm(context, error, fields).issues.length > 0,
  },
  delays: { answerLimit: 15_000 },
});

const submit = [
  { guard: "isUnfit", target: "filling", actions: "complain" },
  { target: "submitting" },
] as const;
const takeFailure = { type: "takeFailure", params: errorOf } as const;

/**
 * A new password by a mail's token: after a forgotten one, and the first of somebody who was invited. A token that was used,
 * replaced or has run out leads to `expired`, where a new mail is offered.
 */
export const newPasswordMachine = machine.createMachine({
  id: "new-password",
  context: ({ input }) => ({ ...UNTRIED, token: input.token, password: "" }),
  initial: "reading",
  states: {
    reading: { always: [{ guard: "isWithoutToken", target: "expired" }, { target: "filling" }] },
    filling: { on: { "password.submit": submit } },
    submitting: {
      tags: "busy",
      entry: "forgetTrouble",
      on: { "password.change": undefined },
      invoke: {
        id: "setPassword",
        src: "setPassword",
        input: ({ context: { token, password } }) => ({ token, password }),
        onDone: {
          target: "done",
          actions: { type: "adopt", params: ({ event }) => ({ credentials: event.output }) },
        },
        onError: [
          { guard: { type: "isTokenUnknown", params: errorOf }, target: "expired" },
          { guard: { type: "isAboutPassword", params: errorOf }, target: "filling", actions: takeFailure },
          { target: "failed", actions: takeFailure },
        ],
      },
      after: {
        answerLimit: { target: "failed", actions: { type: "takeFailure", params: { error: TIMED_OUT } } },
      },
    },
    failed: { on: { "password.submit": submit } },
    expired: { entry: "forgetSecrets", on: { "password.change": undefined } },
    done: { entry: "forgetSecrets", on: { "password.change": undefined } },
  },
  on: {
    "password.change": {
      actions: { type: "takePassword", params: ({ event }) => ({ password: event.password }) },
    },
  },
});

export type NewPasswordMachine = typeof newPasswordMachine;
export type NewPasswordActor = ActorRefFrom<NewPasswordMachine>;

function issuesOf({ password }: NewPasswordContext) {
  return passwordIssues(password).map(({ code }) => ({ field: "password" as const, code }));
}
