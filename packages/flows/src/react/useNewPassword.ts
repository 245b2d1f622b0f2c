import { shallowEqual, useActorRef, useSelector } from "@xstate/react";
import { useMemo } from "react";
import type {
  NewPasswordActor,
  NewPasswordContext,
  NewPasswordInput,
  NewPasswordMachine,
} from "../new-password/newPasswordMachine";

export interface NewPassword extends Pick<
  NewPasswordContext,
  "password" | "issues" | "attempts" | "trouble"
> {
  /** `expired`: the link was used, replaced or is too old; a new mail helps. `done`: one is signed in. */
  status: "filling" | "submitting" | "failed" | "expired" | "done";
  change: (password: string) => void;
  submit: () => void;
}

/** A new password by a mail's token, for the component that calls it; the input is read once. */
export function useNewPassword(machine: NewPasswordMachine, input: NewPasswordInput): NewPassword {
  return useNewPasswordActor(useActorRef(machine, { input }));
}

/** The same of an actor that somebody else started and ends. */
export function useNewPasswordActor(actor: NewPasswordActor): NewPassword {
  const values = useSelector(
    actor,
    ({ value, context: { password, issues, attempts, trouble } }) => ({
      status: value === "reading" ? ("filling" as const) : value,
      ...{ password, issues, attempts, trouble },
    }),
    shallowEqual,
  );
  const commands = useMemo(
    () => ({
      change: (password: string) => actor.send({ type: "password.change", password }),
      submit: () => actor.send({ type: "password.submit" }),
    }),
    [actor],
  );
  return { ...values, ...commands };
}
