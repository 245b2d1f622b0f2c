import type { Membership } from "@gratweg/contracts";
import { fromPromise } from "xstate";
import {
  membershipChangeMachine,
  type MembershipChange,
  type MembershipChangeMachine,
} from "./membershipChangeMachine";

export interface MembershipChangePorts {
  changeMembership: (kind: MembershipChange, signal: AbortSignal) => Promise<Membership>;
  /** Payment access and what else shows the membership. */
  changed: (membership: Membership) => void;
}

/** The machine with its effects; for the composition root. */
export function connectMembershipChange({
  changeMembership,
  changed,
}: MembershipChangePorts): MembershipChangeMachine {
  return membershipChangeMachine.provide({
    actors: { changeMembership: fromPromise(({ input, signal }) => changeMembership(input.kind, signal)) },
    actions: { announce: (_, { membership }) => changed(membership) },
  });
}
