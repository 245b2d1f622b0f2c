import type { RegistrationEntries } from "@gratweg/contracts/account-rules";
import { shallowEqual, useActorRef, useSelector } from "@xstate/react";
import { useMemo } from "react";
import type {
  RegistrationActor,
  RegistrationContext,
  RegistrationInput,
  RegistrationMachine,
} from "../registration/registrationMachine";

export type RegistrationStatus = "filling" | "submitting" | "failed" | "registered";

export interface Registration extends Pick<
  RegistrationContext,
  "entries" | "issues" | "attempts" | "trouble"
> {
  status: RegistrationStatus;
  /** The confirmation mail, once one is registered. */
  mail: {
    status: "pausing" | "ready" | "asking";
    /** How often it was asked for. */
    count: number;
    trouble: RegistrationContext["mailTrouble"];
  };
  change: (change: Partial<RegistrationEntries>) => void;
  submit: () => void;
  requestMail: () => void;
  /** The form again, because the address was wrong. */
  restart: () => void;
}

/** The registration of the component that calls it; the input is read once. */
export function useRegistration(machine: RegistrationMachine, input: RegistrationInput = {}): Registration {
  return useRegistrationActor(useActorRef(machine, { input }));
}

/** The same of an actor that somebody else started and ends. */
export function useRegistrationActor(actor: RegistrationActor): Registration {
  const values = useSelector(
    actor,
    ({ value, context: { entries, issues, attempts, trouble } }) => ({
      status: typeof value === "string" ? value : ("registered" as const),
      ...{ entries, issues, attempts, trouble },
    }),
    shallowEqual,
  );
  const mail = useSelector(
    actor,
    ({ value, context }) => ({
      status: typeof value === "string" ? ("pausing" as const) : value.registered,
      count: context.mails,
      trouble: context.mailTrouble,
    }),
    shallowEqual,
  );
  const commands = useMemo(
    () => ({
      change: (change: Partial<RegistrationEntries>) => actor.send({ type: "field.change", change }),
      submit: () => actor.send({ type: "registration.submit" }),
      requestMail: () => actor.send({ type: "mail.request" }),
      restart: () => actor.send({ type: "registration.restart" }),
    }),
    [actor],
  );
  return { ...values, mail, ...commands };
}
