import type { Invitation } from "@gratweg/contracts";
import { shallowEqual, useActorRef, useSelector } from "@xstate/react";
import { useMemo } from "react";
import type {
  UserAction,
  UserManagementActor,
  UserManagementContext,
  UserManagementMachine,
} from "../user-management/userManagementMachine";

export interface UserManagement extends UserManagementContext {
  /** `acting` of an invitation keeps its dialog open: `action.kind` tells. */
  status: "resting" | "inviting" | "confirming" | "acting" | "refused";
  openInvitation: () => void;
  changeInvitation: (change: Partial<Invitation>) => void;
  invite: () => void;
  /** Opens the dialog that asks. */
  ask: (action: UserAction) => void;
  confirm: () => void;
  /** At once, for what can be taken back. */
  run: (action: UserAction) => void;
  dismiss: () => void;
}

/** What a manager does with people, in the component that calls it; the list is a `useResource` beside it. */
export function useUserManagement(machine: UserManagementMachine): UserManagement {
  return useUserManagementActor(useActorRef(machine));
}

/** The same of an actor that somebody else started and ends. */
export function useUserManagementActor(actor: UserManagementActor): UserManagement {
  const values = useSelector(actor, ({ value, context }) => ({ status: value, ...context }), shallowEqual);
  const commands = useMemo(
    () => ({
      openInvitation: () => actor.send({ type: "invitation.open" }),
      changeInvitation: (change: Partial<Invitation>) => actor.send({ type: "invitation.change", change }),
      invite: () => actor.send({ type: "invitation.submit" }),
      ask: (action: UserAction) => actor.send({ type: "action.ask", action }),
      confirm: () => actor.send({ type: "action.confirm" }),
      run: (action: UserAction) => actor.send({ type: "action.run", action }),
      dismiss: () => actor.send({ type: "action.dismiss" }),
    }),
    [actor],
  );
  return { ...values, ...commands };
}
