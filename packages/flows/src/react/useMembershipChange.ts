import type { Membership } from "@gratweg/contracts";
import { shallowEqual, useActorRef, useSelector } from "@xstate/react";
import { useMemo } from "react";
import type {
  MembershipChange,
  MembershipChangeActor,
  MembershipChangeContext,
  MembershipChangeInput,
  MembershipChangeMachine,
} from "../membership-change/membershipChangeMachine";

export interface MembershipChanging extends MembershipChangeContext {
  status: "resting" | "confirming" | "changing" | "changed" | "failed";
  choose: (kind: MembershipChange) => void;
  confirm: () => void;
  dismiss: () => void;
  /** What the server says now. */
  update: (membership: Membership | null) => void;
}

/** Cancelling, resuming and withdrawing in the component that calls it; the input is read once. */
export function useMembershipChange(
  machine: MembershipChangeMachine,
  input: MembershipChangeInput,
): MembershipChanging {
  return useMembershipChangeActor(useActorRef(machine, { input }));
}

/** The same of an actor that somebody else started and ends. */
export function useMembershipChangeActor(actor: MembershipChangeActor): MembershipChanging {
  const values = useSelector(actor, ({ value, context }) => ({ status: value, ...context }), shallowEqual);
  const commands = useMemo(
    () => ({
      choose: (kind: MembershipChange) => actor.send({ type: "change.choose", kind }),
      confirm: () => actor.send({ type: "change.confirm" }),
      dismiss: () => actor.send({ type: "change.dismiss" }),
      update: (membership: Membership | null) => actor.send({ type: "membership.update", membership }),
    }),
    [actor],
  );
  return { ...values, ...commands };
}
