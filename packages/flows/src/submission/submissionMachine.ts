import { assign, fromPromise, setup, type ActorRefFrom } from "xstate";
import { ApiFailure } from "../api/ApiFailure";
import { failedForm, TIMED_OUT, UNTRIED, type FormTrouble } from "../trouble/formTrouble";

export interface SubmissionContext extends FormTrouble {
  /** What was sent last. */
  payload: unknown;
  /** What came back, of the last time that it worked. */
  answer: unknown;
}

export type SubmissionEvent = { type: "submission.send"; payload: unknown } | { type: "submission.reset" };

const types = {} as { context: SubmissionContext; events: SubmissionEvent; tags: "busy" };

const machine = setup({
  types,
  actors: {
    send: fromPromise<unknown, { payload: unknown }>(() => Promise.reject(new Error("send is not provided"))),
  },
  actions: {
    takePayload: assign((_, { payload }: { payload: unknown }) => ({ payload, issues: [], trouble: null })),
    takeAnswer: assign((_, { answer }: { answer: unknown }) => ({ answer })),
    takeFailure: assign(({ context }, { error }: { error: unknown }) =>
      failedForm(context, error, namedBy(error)),
    ),
    forget: assign({ payload: null, answer: null, issues: [], trouble: null }),
  },
  delays: {
    /** For what takes longer, `createSubmission` names its own. */
    answerLimit: 15_000,
    /** After this one is told that it takes longer than usual. */
    usualTime: 5_000,
  },
});

const send = {
  target: "sending",
  actions: {
    type: "takePayload",
    params: ({ event }: { event: { payload: unknown } }) => ({ payload: event.payload }),
  },
} as const;
const reset = { target: "resting", actions: "forget" } as const;

/** Something that a screen sends and whose answer it shows: one at a time, however often a button is pressed. */
export const submissionMachine = machine.createMachine({
  id: "submission",
  context: { ...UNTRIED, payload: null, answer: null },
  initial: "resting",
  states: {
    resting: { on: { "submission.send": send } },
    sending: {
      tags: "busy",
      invoke: {
        id: "send",
        src: "send",
        input: ({ context }) => ({ payload: context.payload }),
        onDone: {
          target: "succeeded",
          actions: { type: "takeAnswer", params: ({ event }) => ({ answer: event.output }) },
        },
        onError: {
          target: "failed",
          actions: { type: "takeFailure", params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: {
        answerLimit: { target: "failed", actions: { type: "takeFailure", params: { error: TIMED_OUT } } },
      },
      initial: "usual",
      states: { usual: { after: { usualTime: "long" } }, long: {} },
    },
    succeeded: { on: { "submission.send": send, "submission.reset": reset } },
    failed: { on: { "submission.send": send, "submission.reset": reset } },
  },
});

export type SubmissionMachine = typeof submissionMachine;
export type SubmissionActor = ActorRefFrom<SubmissionMachine>;

/** Whichever fields the server names. */
function namedBy(error: unknown): { fields: string[] } {
  return { fields: error instanceof ApiFailure ? error.issues.map(({ field }) => field) : [] };
}
