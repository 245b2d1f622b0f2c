import { shallowEqual, useActorRef, useSelector } from "@xstate/react";
import { useMemo } from "react";
import type {
  AccountDeletionActor,
  AccountDeletionContext,
  AccountDeletionInput,
  AccountDeletionMachine,
} from "../account-deletion/accountDeletionMachine";

export interface AccountDeletion extends Pick<
  AccountDeletionContext,
  "proof" | "issues" | "attempts" | "trouble"
> {
  /** `unsure`: the answer was lost; another try finds out. */
  status: "explaining" | "confirming" | "deleting" | "failed" | "unsure" | "deleted";
  /** What proves that it is one's own account. */
  asksFor: "password" | "email";
  begin: () => void;
  cancel: () => void;
  change: (proof: string) => void;
  confirm: () => void;
}

/** The deletion of one's account in the component that calls it; the input is read once. */
export function useAccountDeletion(
  machine: AccountDeletionMachine,
  input: AccountDeletionInput,
): AccountDeletion {
  return useAccountDeletionActor(useActorRef(machine, { input }));
}

/** The same of an actor that somebody else started and ends. */
export function useAccountDeletionActor(actor: AccountDeletionActor): AccountDeletion {
  const values = useSelector(
    actor,
    ({ value, context: { hasPassword, proof, issues, attempts, trouble } }) => ({
      status: value,
      asksFor: hasPassword ? ("password" as const) : ("email" as const),
      ...{ proof, issues, attempts, trouble },
    }),
    shallowEqual,
  );
  const commands = useMemo(
    () => ({
      begin: () => actor.send({ type: "deletion.begin" }),
      cancel: () => actor.send({ type: "deletion.cancel" }),
      change: (proof: string) => actor.send({ type: "proof.change", proof }),
      confirm: () => actor.send({ type: "deletion.confirm" }),
    }),
    [actor],
  );
  return { ...values, ...commands };
}
