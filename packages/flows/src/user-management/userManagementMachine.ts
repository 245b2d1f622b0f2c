import type { AccountField, AccountRole } from "@gratweg/contracts/account-rules";
import { emailIssues, profileIssues } from "@gratweg/contracts/account-rules";
import type { Invitation, ManagedUser } from "@gratweg/contracts";
import { assign, fromPromise, setup, type ActorRefFrom } from "xstate";
import {
  failedForm,
  refusedForm,
  TIMED_OUT,
  UNTRIED,
  type FormIssueCode,
  type FormTrouble,
} from "../trouble/formTrouble";

export type UserAction =
  | { kind: "invite"; invitation: Invitation }
  | { kind: "block" | "unblock" | "delete" | "inviteAgain"; user: ManagedUser }
  | { kind: "role"; user: ManagedUser; role: AccountRole };

export type InvitationField = Exclude<keyof Invitation, "role">;

export interface UserManagementContext extends FormTrouble<InvitationField> {
  invitation: Invitation;
  /** What is asked about, under way or was refused. */
  action: UserAction | null;
  /** What was done last, for a notice. */
  done: UserAction | null;
}

export type UserManagementEvent =
  | { type: "invitation.open" }
  | { type: "invitation.change"; change: Partial<Invitation> }
  | { type: "invitation.submit" }
  /** Opens the dialog that asks. */
  | { type: "action.ask"; action: UserAction }
  | { type: "action.confirm" }
  /** At once, for what can be taken back. */
  | { type: "action.run"; action: UserAction }
  | { type: "action.dismiss" };

const types = {} as { context: UserManagementContext; events: UserManagementEvent; tags: "busy" };
const NOBODY: Invitation = { email: "", firstName: "", lastName: "", role: "authenticated" };
/** Nothing is asked about; so it is whenever the machine rests. */
const NOTHING = { ...UNTRIED, invitation: NOBODY, action: null };
const fields = {
  fields: ["email", "firstName", "lastName"],
  byReason: { "email-taken": { field: "email", code: "server" } },
} as const;

const machine = setup({
  types,
  actors: {
    runAction: fromPromise<unknown, { action: UserAction | null }>(() =>
      Promise.reject(new Error("runAction is not provided")),
    ),
  },
  actions: {
    takeInvitation: assign(({ context }, { change }: { change: Partial<Invitation> }) => ({
      invitation: { ...context.invitation, ...change },
      issues: context.issues.filter(({ field }) => !(field in change)),
    })),
    complain: assign(({ context }) => refusedForm(context, issuesOf(context))),
    takeInviting: assign(({ context }) => ({
      action: { kind: "invite" as const, invitation: context.invitation },
    })),
    takeAction: assign((_, { action }: { action: UserAction }) => ({ action })),
    takeFailure: assign(({ context }, { error }: { error: unknown }) =>
      failedForm(context, error, context.action?.kind === "invite" ? fields : { fields: [] }),
    ),
    forgetTrouble: assign({ issues: [], trouble: null }),
    forgetAction: assign(NOTHING),
    settle: assign(({ context }) => ({ ...NOTHING, done: context.action })),
    /** The list is older than what has happened. */
    announce: () => {},
  },
  guards: {
    isIncomplete: ({ context }) => issuesOf(context).length > 0,
    isInvitation: ({ context }) => context.action?.kind === "invite",
  },
  delays: { answerLimit: 15_000 },
});

const takeAction = {
  type: "takeAction",
  params: ({ event }: { event: { action: UserAction } }) => ({ action: event.action }),
} as const;
const dismiss = { target: "resting", actions: "forgetAction" } as const;
const takeFailure = {
  type: "takeFailure",
  params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
} as const;
const takeTimeout = { type: "takeFailure", params: { error: TIMED_OUT } } as const;

/**
 * What a manager does with people: one thing at a time, and it has happened when the server says so. What it refuses (the last
 * manager, one's own account, a known address) is said where it was asked.
 */
export const userManagementMachine = machine.createMachine({
  id: "user-management",
  context: { ...NOTHING, done: null },
  initial: "resting",
  states: {
    resting: {
      on: {
        "invitation.open": "inviting",
        "action.ask": { target: "confirming", actions: takeAction },
        "action.run": { target: "acting", actions: takeAction },
      },
    },
    inviting: {
      on: {
        "invitation.change": {
          actions: { type: "takeInvitation", params: ({ event }) => ({ change: event.change }) },
        },
        "invitation.submit": [
          { guard: "isIncomplete", actions: "complain" },
          { target: "acting", actions: "takeInviting" },
        ],
        "action.dismiss": dismiss,
      },
    },
    confirming: { on: { "action.confirm": "acting", "action.dismiss": dismiss } },
    acting: {
      tags: "busy",
      entry: "forgetTrouble",
      invoke: {
        id: "runAction",
        src: "runAction",
        input: ({ context }) => ({ action: context.action }),
        onDone: { target: "resting", actions: ["settle", "announce"] },
        onError: [
          { guard: "isInvitation", target: "inviting", actions: takeFailure },
          { target: "refused", actions: takeFailure },
        ],
      },
      after: {
        answerLimit: [
          { guard: "isInvitation", target: "inviting", actions: takeTimeout },
          { target: "refused", actions: takeTimeout },
        ],
      },
    },
    refused: { on: { "action.confirm": "acting", "action.dismiss": dismiss } },
  },
});

export type UserManagementMachine = typeof userManagementMachine;
export type UserManagementActor = ActorRefFrom<UserManagementMachine>;

function issuesOf({ invitation: { email, firstName, lastName } }: UserManagementContext) {
  const issues: { field: AccountField; code: FormIssueCode }[] = [
    ...profileIssues({ firstName, lastName, phone: "" }),
    ...emailIssues(email),
  ];
  return issues as { field: InvitationField; code: FormIssueCode }[];
}
