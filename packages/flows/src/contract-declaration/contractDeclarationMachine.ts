import {
  declarationIssues,
  type DeclarationEntries,
  type DeclarationField,
  type DeclarationIssueCode,
  type DeclarationKind,
} from "@gratweg/contracts/declaration-rules";
import { assign, fromPromise, setup, type ActorRefFrom } from "xstate";
import { failureOf, type DeclarationFailure } from "./DeclarationError";

export interface DeclarationReceipt {
  receiptNumber: string;
  /** ISO 8601. */
  receivedAt: string;
  /** As it is stored. */
  declaration: Record<string, string>;
}

/** `message`: the server's words, with the code `server`. */
export interface DeclarationFormIssue {
  field: string;
  code: DeclarationIssueCode | "server";
  message: string | null;
}

export type DeclarationTrouble = Exclude<DeclarationFailure, { reason: "invalid" }>;

export interface ContractDeclarationContext {
  kind: DeclarationKind;
  entries: DeclarationEntries;
  issues: DeclarationFormIssue[];
  trouble: DeclarationTrouble | null;
  /** Counts what did not get through, so that the same words take the focus again. */
  attempts: number;
  receipt: DeclarationReceipt | null;
}

export interface ContractDeclarationInput {
  kind: DeclarationKind;
  /** What the empty form says. */
  entries: DeclarationEntries;
}

export type ContractDeclarationEvent =
  | { type: "draft.restore"; entries: DeclarationEntries }
  | { type: "field.change"; field: DeclarationField; value: string }
  /** `today`: the day in Berlin. */
  | { type: "declaration.submit"; today: string };

const missing = () => Promise.reject(new Error("sendDeclaration is not provided"));
const types = {} as {
  context: ContractDeclarationContext;
  events: ContractDeclarationEvent;
  input: ContractDeclarationInput;
};

const setUp = setup({
  types,
  actors: {
    sendDeclaration: fromPromise<DeclarationReceipt, { kind: DeclarationKind; entries: DeclarationEntries }>(
      missing,
    ),
  },
  actions: {
    takeDraft: assign(({ context }, { entries }: { entries: DeclarationEntries }) => ({
      entries: { ...context.entries, ...entries },
    })),
    takeField: assign(({ context }, { field, value }: { field: DeclarationField; value: string }) => ({
      entries: { ...context.entries, [field]: value },
      issues: context.issues.filter((issue) => issue.field !== field),
    })),
    complain: assign(({ context }, { today }: { today: string }) => ({
      issues: declarationIssues(context.kind, context.entries, today).map(({ field, code }) => ({
        field,
        code,
        message: null,
      })),
      attempts: context.attempts + 1,
    })),
    takeFailure: assign(({ context }, { failure }: { failure: DeclarationFailure }) => ({
      attempts: context.attempts + 1,
      ...(failure.reason === "invalid"
        ? { issues: failure.issues.map((issue) => ({ ...issue, code: "server" as const })) }
        : { trouble: failure }),
    })),
    forgetTrouble: assign({ trouble: null, issues: [] }),
    takeReceipt: assign((_, { receipt }: { receipt: DeclarationReceipt }) => ({ receipt })),
    /** Effects: what is typed survives a reload until it was received. */
    keepDraft: () => {},
    forgetDraft: () => {},
  },
  guards: {
    isIncomplete: ({ context }, { today }: { today: string }) =>
      declarationIssues(context.kind, context.entries, today).length > 0,
    isInvalid: (_, { failure }: { failure: DeclarationFailure }) => failure.reason === "invalid",
  },
  delays: { answerLimit: 15_000 },
});

const submit = [
  {
    guard: {
      type: "isIncomplete" as const,
      params: ({ event }: { event: { today: string } }) => ({ today: event.today }),
    },
    target: "refused",
    actions: [
      "forgetTrouble" as const,
      {
        type: "complain" as const,
        params: ({ event }: { event: { today: string } }) => ({ today: event.today }),
      },
    ],
  },
  { target: "sending" },
];

/**
 * A declaration about a contract, from typing to the receipt: `refused` names fields, `unreachable` says that nobody knows whether it
 * has arrived, and sending the same once more never counts twice.
 */
export const contractDeclarationMachine = setUp.createMachine({
  id: "contract-declaration",
  context: ({ input }) => ({
    ...input,
    issues: [],
    trouble: null,
    attempts: 0,
    receipt: null,
  }),
  initial: "editing",
  on: {
    "field.change": {
      actions: [
        { type: "takeField", params: ({ event }) => ({ field: event.field, value: event.value }) },
        "keepDraft",
      ],
    },
  },
  states: {
    editing: {
      on: {
        "draft.restore": {
          actions: { type: "takeDraft", params: ({ event }) => ({ entries: event.entries }) },
        },
        "declaration.submit": submit,
      },
    },
    refused: { on: { "declaration.submit": submit } },
    unreachable: { on: { "declaration.submit": submit } },
    sending: {
      entry: "forgetTrouble",
      // What is on its way is what was shown.
      on: { "field.change": undefined },
      invoke: {
        id: "sendDeclaration",
        src: "sendDeclaration",
        input: ({ context }) => ({ kind: context.kind, entries: context.entries }),
        onDone: {
          target: "received",
          actions: { type: "takeReceipt", params: ({ event }) => ({ receipt: event.output }) },
        },
        onError: [
          {
            guard: { type: "isInvalid", params: ({ event }) => ({ failure: failureOf(event.error) }) },
            target: "refused",
            actions: { type: "takeFailure", params: ({ event }) => ({ failure: failureOf(event.error) }) },
          },
          {
            target: "unreachable",
            actions: { type: "takeFailure", params: ({ event }) => ({ failure: failureOf(event.error) }) },
          },
        ],
      },
      after: {
        answerLimit: {
          target: "unreachable",
          actions: { type: "takeFailure", params: { failure: { reason: "timeout", detail: null } } },
        },
      },
    },
    received: { entry: "forgetDraft", on: { "field.change": undefined } },
  },
});

export type ContractDeclarationMachine = typeof contractDeclarationMachine;
export type ContractDeclarationActor = ActorRefFrom<ContractDeclarationMachine>;
