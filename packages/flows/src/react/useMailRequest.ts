import { shallowEqual, useActorRef, useSelector } from "@xstate/react";
import { useMemo } from "react";
import type {
  MailRequestActor,
  MailRequestContext,
  MailRequestInput,
  MailRequestMachine,
} from "../mail-request/mailRequestMachine";

export interface MailRequest extends Pick<MailRequestContext, "email" | "issues" | "attempts" | "trouble"> {
  status: "entering" | "sending" | "sent" | "failed";
  /** How often the mail was asked for. */
  count: number;
  /** The pause after the last mail is over. */
  mayRepeat: boolean;
  change: (email: string) => void;
  request: () => void;
  /** Back to the field. */
  edit: () => void;
}

/** The confirmation mail once more, for the component that calls it; the input is read once. */
export function useEmailConfirmation(machine: MailRequestMachine, input: MailRequestInput = {}): MailRequest {
  return useMailRequestActor(useActorRef(machine, { input }));
}

/** A link for a new password, for the component that calls it; the input is read once. */
export function usePasswordRecovery(machine: MailRequestMachine, input: MailRequestInput = {}): MailRequest {
  return useMailRequestActor(useActorRef(machine, { input }));
}

/** The same of an actor that somebody else started and ends. */
export function useMailRequestActor(actor: MailRequestActor): MailRequest {
  const values = useSelector(
    actor,
    ({ value, context: { email, issues, attempts, trouble, mails } }) => ({
      status: value === "repeatable" ? ("sent" as const) : value,
      ...{ email, issues, attempts, trouble },
      count: mails,
      mayRepeat: value === "repeatable",
    }),
    shallowEqual,
  );
  const commands = useMemo(
    () => ({
      change: (email: string) => actor.send({ type: "email.change", email }),
      request: () => actor.send({ type: "mail.request" }),
      edit: () => actor.send({ type: "email.edit" }),
    }),
    [actor],
  );
  return { ...values, ...commands };
}
