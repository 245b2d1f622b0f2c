import { emailIssues, readEmail } from "@gratweg/contracts/account-rules";
import { assign, fromPromise, setup, type ActorRefFrom } from "xstate";
import { failedForm, refusedForm, TIMED_OUT, UNTRIED, type FormTrouble } from "../trouble/formTrouble";

export interface MailRequestContext extends FormTrouble<"email"> {
  email: string;
  /** How often the mail was asked for. */
  mails: number;
}

export interface MailRequestInput {
  email?: string;
}

export type MailRequestEvent =
  | { type: "email.change"; email: string }
  | { type: "mail.request" }
  /** Back to the field. */
  | { type: "email.edit" };

const types = {} as {
  context: MailRequestContext;
  events: MailRequestEvent;
  input: MailRequestInput;
  tags: "busy";
};
const errorOf = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
const fields = { fields: ["email"], byReason: { invalid: { field: "email", code: "email" } } } as const;

const machine = setup({
  types,
  actors: {
    requestMail: fromPromise<void, { email: string }>(() =>
      Promise.reject(new Error("requestMail is not provided")),
    ),
  },
  actions: {
    takeEmail: assign((_, { email }: { email: string }) => ({ email, issues: [] })),
    complain: assign(({ context }) =>
      refusedForm(
        context,
        emailIssues(context.email).map(({ code }) => ({ field: "email" as const, code })),
      ),
    ),
    takeFailure: assign(({ context }, { error }: { error: unknown }) => failedForm(context, error, fields)),
    forgetTrouble: assign({ issues: [], trouble: null }),
    countMail: assign(({ context }) => ({ mails: context.mails + 1 })),
  },
  guards: {
    isUnfit: ({ context }) => emailIssues(context.email).length > 0,
    isAboutEmail: ({ context }, { error }: { error: unknown }) =>
      failedForm(context, error, fields).issues.length > 0,
  },
  delays: { answerLimit: 15_000, mailPause: 60_000 },
});

const request = [
  { guard: "isUnfit", target: "entering", actions: "complain" },
  { target: "sending" },
] as const;
const takeFailure = { type: "takeFailure", params: errorOf } as const;

/**
 * Asks for a mail to an address. Everybody reads the same confirmation, whether there is such an account or not; after a pause the
 * mail may be asked for once more.
 */
function mailRequestMachine(id: string) {
  return machine.createMachine({
    id,
    context: ({ input }) => ({ ...UNTRIED, email: input.email ?? "", mails: 0 }),
    initial: "entering",
    states: {
      entering: { on: { "mail.request": request } },
      sending: {
        tags: "busy",
        entry: "forgetTrouble",
        on: { "email.change": undefined },
        invoke: {
          id: "requestMail",
          src: "requestMail",
          input: ({ context }) => ({ email: readEmail(context.email) ?? context.email }),
          onDone: { target: "sent", actions: "countMail" },
          onError: [
            {
              guard: { type: "isAboutEmail", params: errorOf },
              target: "entering",
              actions: takeFailure,
            },
            { target: "failed", actions: takeFailure },
          ],
        },
        after: {
          answerLimit: { target: "failed", actions: { type: "takeFailure", params: { error: TIMED_OUT } } },
        },
      },
      failed: { on: { "mail.request": request } },
      sent: {
        on: { "email.change": undefined, "email.edit": "entering" },
        after: { mailPause: "repeatable" },
      },
      repeatable: {
        on: { "email.change": undefined, "email.edit": "entering", "mail.request": "sending" },
      },
    },
    on: {
      "email.change": { actions: { type: "takeEmail", params: ({ event }) => ({ email: event.email }) } },
    },
  });
}

/** The confirmation of one's address once more (`POST /auth/send-email-confirmation`). */
export const emailConfirmationMachine = mailRequestMachine("email-confirmation");
/** A link for a new password (`POST /auth/forgot-password`). */
export const passwordRecoveryMachine = mailRequestMachine("password-recovery");

export type MailRequestMachine = typeof emailConfirmationMachine;
export type MailRequestActor = ActorRefFrom<MailRequestMachine>;
