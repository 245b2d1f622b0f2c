import { shallowEqual, useActorRef, useSelector } from "@xstate/react";
import { useMemo } from "react";
import type {
  PasswordChangeActor,
  PasswordChangeContext,
  PasswordChangeMachine,
  PasswordEntries,
} from "../password-change/passwordChangeMachine";

export interface PasswordChange extends PasswordChangeContext {
  status: "filling" | "submitting" | "failed" | "changed";
  change: (change: Partial<PasswordEntries>) => void;
  submit: () => void;
}

/** The change of a password in the component that calls it. */
export function usePasswordChange(machine: PasswordChangeMachine): PasswordChange {
  return usePasswordChangeActor(useActorRef(machine));
}

/** The same of an actor that somebody else started and ends. */
export function usePasswordChangeActor(actor: PasswordChangeActor): PasswordChange {
  const values = useSelector(actor, ({ value, context }) => ({ status: value, ...context }), shallowEqual);
  const commands = useMemo(
    () => ({
      change: (change: Partial<PasswordEntries>) => actor.send({ type: "field.change", change }),
      submit: () => actor.send({ type: "password.submit" }),
    }),
    [actor],
  );
  return { ...values, ...commands };
}
