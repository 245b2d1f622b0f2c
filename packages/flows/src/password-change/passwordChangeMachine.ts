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

export interface PasswordEntries {
  currentPassword: string;
  password: string;
}

export interface PasswordChangeContext extends FormTrouble<keyof PasswordEntries> {
  entries: PasswordEntries;
}

export type PasswordChangeEvent =
  { type: "field.change"; change: Partial<PasswordEntries> } | { type: "password.submit" };

const types = {} as { context: PasswordChangeContext; events: PasswordChangeEvent; tags: "busy" };
const errorOf = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
const wrong = { field: "currentPassword", code: "wrong" } as const;
const fields = {
  fields: ["currentPassword", "password"],
  byReason: { ...ABOUT_PASSWORD, "password-wrong": wrong, credentials: wrong },
} as const;

const machine = setup({
  types,
  actors: {
    changePassword: fromPromise<Credentials, PasswordEntries>(() =>
      Promise.reject(new Error("changePassword is not provided")),
    ),
  },
  actions: {
    takeEntry: assign(({ context }, { change }: { change: Partial<PasswordEntries> }) => ({
      entries: { ...context.entries, ...change },
      issues: context.issues.filter(({ field }) => !(field in change)),
    })),
    complain: assign(({ context }) => refusedForm(context, issuesOf(context))),
    takeFailure: assign(({ context }, { error }: { error: unknown }) => failedForm(context, error, fields)),
    forgetTrouble: assign({ issues: [], trouble: null }),
    forgetEntries: assign({ entries: { currentPassword: "", password: "" } }),
    /** All other sessions have ended, and the token that was sent with it. */
    adopt: (_, _params: { credentials: Credentials }) => {},
  },
  guards: {
    isUnfit: ({ context }) => issuesOf(context).length > 0,
    isAboutFields: ({ context }, { error }: { error: unknown }) =>
      failedForm(context, error, fields).issues.length > 0,
  },
  delays: { answerLimit: 15_000 },
});

const submit = [
  { guard: "isUnfit", target: "filling", actions: "complain" },
  { target: "submitting" },
] as const;
const takeEntry = {
  type: "takeEntry",
  params: ({ event }: { event: { change: Partial<PasswordEntries> } }) => ({ change: event.change }),
} as const;
const takeFailure = { type: "takeFailure", params: errorOf } as const;

/** The change of a password: it ends all other sessions, and this one goes on with the token that comes back. */
export const passwordChangeMachine = machine.createMachine({
  id: "password-change",
  context: { ...UNTRIED, entries: { currentPassword: "", password: "" } },
  initial: "filling",
  states: {
    filling: { on: { "password.submit": submit } },
    submitting: {
      tags: "busy",
      entry: "forgetTrouble",
      on: { "field.change": undefined },
      invoke: {
        id: "changePassword",
        src: "changePassword",
        input: ({ context }) => context.entries,
        onDone: {
          target: "changed",
          actions: { type: "adopt", params: ({ event }) => ({ credentials: event.output }) },
        },
        onError: [
          { guard: { type: "isAboutFields", params: errorOf }, target: "filling", actions: takeFailure },
          { target: "failed", actions: takeFailure },
        ],
      },
      after: {
        answerLimit: { target: "failed", actions: { type: "takeFailure", params: { error: TIMED_OUT } } },
      },
    },
    failed: { on: { "password.submit": submit } },
    changed: {
      entry: "forgetEntries",
      on: { "field.change": { target: "filling", actions: takeEntry } },
    },
  },
  on: { "field.change": { actions: takeEntry } },
});

export type PasswordChangeMachine = typeof passwordChangeMachine;
export type PasswordChangeActor = ActorRefFrom<PasswordChangeMachine>;

function issuesOf({ entries: { currentPassword, password } }: PasswordChangeContext) {
  return [
    ...(currentPassword === "" ? [{ field: "currentPassword" as const, code: "missing" as const }] : []),
    ...passwordIssues(password).map(({ code }) => ({ field: "password" as const, code })),
  ];
}
