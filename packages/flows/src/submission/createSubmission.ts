import { fromPromise } from "xstate";
import { submissionMachine, type SubmissionMachine } from "./submissionMachine";

/** Something that can be sent, with the types of what goes out and what comes back. */
export interface Submission<Payload, Answer> {
  machine: SubmissionMachine;
  /** Never called; holds the types. */
  types?: (payload: Payload) => Answer;
}

export interface SubmissionOptions {
  /** How long an answer is waited for, in milliseconds: the limit of the call itself. Fifteen seconds unless told. */
  answerLimit?: number;
}

/** Made once, outside of components. */
export function createSubmission<Payload, Answer>(
  send: (payload: Payload, signal: AbortSignal) => Promise<Answer>,
  { answerLimit }: SubmissionOptions = {},
): Submission<Payload, Answer> {
  return {
    machine: submissionMachine.provide({
      ...(answerLimit !== undefined && { delays: { answerLimit } }),
      actors: { send: fromPromise(({ input, signal }) => send(input.payload as Payload, signal)) },
    }),
  };
}
