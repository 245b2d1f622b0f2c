import {
  registrationIssues,
  type AccountField,
  type AccountIssue,
  type RegistrationEntries,
} from "@gratweg/contracts/account-rules";
import { assign, fromPromise, setup, type ActorRefFrom } from "xstate";
import {
  ABOUT_PASSWORD,
  failedForm,
  refusedForm,
  TIMED_OUT,
  UNTRIED,
  type FormTrouble,
} from "../trouble/formTrouble";
import { toTrouble, type Trouble } from "../trouble/trouble";

export type RegistrationField = Extract<AccountField, keyof RegistrationEntries>;

export interface RegistrationContext extends FormTrouble<RegistrationField> {
  entries: RegistrationEntries;
  /** How often the confirmation mail was asked for, the first included. */
  mails: number;
  /** Why it could not be sent once more. */
  mailTrouble: Trouble | null;
}

export interface RegistrationInput {
  /** What is known already, such as the address of a booking. */
  entries?: Partial<RegistrationEntries>;
}

export type RegistrationEvent =
  | { type: "field.change"; change: Partial<RegistrationEntries> }
  | { type: "registration.submit" }
  /** The mail once more. */
  | { type: "mail.request" }
  /** Back to the form, because the address was wrong. */
  | { type: "registration.restart" };

const types = {} as {
  context: RegistrationContext;
  events: RegistrationEvent;
  input: RegistrationInput;
  tags: "busy";
};
const missing = (name: string) => () => Promise.reject(new Error(`${name} is not provided`));
const FIELDS = ["firstName", "lastName", "email", "password", "terms"] as const;
const EMPTY: RegistrationEntries = { firstName: "", lastName: "", email: "", password: "", terms: false };
const errorOf = ({ event }: { event: { error: unknown } }) => ({ error: event.error });

const machine = setup({
  types,
  actors: {
    register: fromPromise<void, { entries: RegistrationEntries }>(missing("register")),
    requestConfirmation: fromPromise<void, { email: string }>(missing("requestConfirmation")),
  },
  actions: {
    takeEntry: assign(({ context }, { change }: { change: Partial<RegistrationEntries> }) => ({
      entries: { ...context.entries, ...change },
      issues: context.issues.filter(({ field }) => !(field in change)),
    })),
    complain: assign(({ context }) => refusedForm(context, issuesOf(context))),
    takeFailure: assign(({ context }, { error }: { error: unknown }) =>
      failedForm(context, error, { fields: FIELDS, byReason: ABOUT_PASSWORD }),
    ),
    forgetTrouble: assign({ issues: [], trouble: null }),
    /** Nothing of it is kept. */
    forgetPassword: assign(({ context }) => ({ entries: { ...context.entries, password: "" } })),
    countMail: assign(({ context }) => ({ mails: context.mails + 1, mailTrouble: null })),
    takeMailFailure: assign((_, { error }: { error: unknown }) => ({ mailTrouble: toTrouble(error) })),
  },
  guards: {
    isIncomplete: ({ context }) => issuesOf(context).length > 0,
    isAboutFields: ({ context }, { error }: { error: unknown }) =>
      failedForm(context, error, { fields: FIELDS, byReason: ABOUT_PASSWORD }).issues.length > 0,
  },
  delays: { answerLimit: 15_000, mailPause: 60_000 },
});

const submit = [
  { guard: "isIncomplete", target: "filling", actions: "complain" },
  { target: "submitting" },
] as const;
const takeFailure = { type: "takeFailure", params: errorOf } as const;

/**
 * Registration of section 4: the answer is the same for known and unknown addresses, so afterwards everybody waits for a mail, which may
 * be asked for once more after a pause. What was typed stays until then.
 */
export const registrationMachine = machine.createMachine({
  id: "registration",
  context: ({ input }) => ({
    ...UNTRIED,
    entries: { ...EMPTY, ...input.entries },
    mails: 0,
    mailTrouble: null,
  }),
  initial: "filling",
  states: {
    filling: { on: { "registration.submit": submit } },
    submitting: {
      tags: "busy",
      entry: "forgetTrouble",
      // What is on its way is what was shown.
      on: { "field.change": undefined },
      invoke: {
        id: "register",
        src: "register",
        input: ({ context }) => ({ entries: context.entries }),
        onDone: { target: "registered", actions: "countMail" },
        onError: [
          {
            guard: { type: "isAboutFields", params: errorOf },
            target: "filling",
            actions: takeFailure,
          },
          { target: "failed", actions: takeFailure },
        ],
      },
      after: {
        answerLimit: { target: "failed", actions: { type: "takeFailure", params: { error: TIMED_OUT } } },
      },
    },
    failed: { on: { "registration.submit": submit } },
    registered: {
      entry: "forgetPassword",
      initial: "pausing",
      on: { "field.change": undefined, "registration.restart": "filling" },
      states: {
        pausing: { after: { mailPause: "ready" } },
        ready: { on: { "mail.request": "asking" } },
        asking: {
          tags: "busy",
          invoke: {
            id: "requestConfirmation",
            src: "requestConfirmation",
            input: ({ context }) => ({ email: context.entries.email }),
            onDone: { target: "pausing", actions: "countMail" },
            onError: { target: "ready", actions: { type: "takeMailFailure", params: errorOf } },
          },
          after: {
            answerLimit: {
              target: "ready",
              actions: { type: "takeMailFailure", params: { error: TIMED_OUT } },
            },
          },
        },
      },
    },
  },
  on: {
    "field.change": { actions: { type: "takeEntry", params: ({ event }) => ({ change: event.change }) } },
  },
});

export type RegistrationMachine = typeof registrationMachine;
export type RegistrationActor = ActorRefFrom<RegistrationMachine>;

function issuesOf({ entries }: RegistrationContext) {
  return registrationIssues(entries) as { field: RegistrationField; code: AccountIssue["code"] }[];
}
