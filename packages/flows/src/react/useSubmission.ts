import { shallowEqual, useActorRef, useSelector } from "@xstate/react";
import { useMemo } from "react";
import type { Submission } from "../submission/createSubmission";
import type { SubmissionActor } from "../submission/submissionMachine";
import type { FormTrouble } from "../trouble/formTrouble";

export interface SubmissionValues<Payload, Answer> extends FormTrouble {
  status: "resting" | "sending" | "succeeded" | "failed";
  /** It is under way for longer than usual. */
  isLong: boolean;
  /** What was sent last. */
  payload: Payload | null;
  /** Of the last time that it worked. */
  answer: Answer | null;
  /** Does nothing while something is under way. */
  send: (payload: Payload) => void;
  reset: () => void;
}

/** Sends something from the component that calls it; leaving aborts. */
export function useSubmission<Payload, Answer>({
  machine,
}: Submission<Payload, Answer>): SubmissionValues<Payload, Answer> {
  return useSubmissionActor<Payload, Answer>(useActorRef(machine));
}

/** The same of an actor that somebody else started and ends. */
export function useSubmissionActor<Payload, Answer>(
  actor: SubmissionActor,
): SubmissionValues<Payload, Answer> {
  const values = useSelector(
    actor,
    ({ value, context: { payload, answer, issues, trouble, attempts } }) => ({
      status: typeof value === "string" ? value : ("sending" as const),
      isLong: typeof value === "object" && value.sending === "long",
      payload: payload as Payload | null,
      answer: answer as Answer | null,
      ...{ issues, trouble, attempts },
    }),
    shallowEqual,
  );
  const commands = useMemo(
    () => ({
      send: (payload: Payload) => actor.send({ type: "submission.send", payload }),
      reset: () => actor.send({ type: "submission.reset" }),
    }),
    [actor],
  );
  return { ...values, ...commands };
}
