import type { UserChange, Invitation } from "@gratweg/contracts";
import { fromPromise } from "xstate";
import { userManagementMachine, type UserAction, type UserManagementMachine } from "./userManagementMachine";

export interface UserManagementPorts {
  invite: (invitation: Invitation, signal: AbortSignal) => Promise<unknown>;
  change: (id: number, change: UserChange, signal: AbortSignal) => Promise<unknown>;
  remove: (id: number, signal: AbortSignal) => Promise<unknown>;
  inviteAgain: (id: number, signal: AbortSignal) => Promise<unknown>;
  /** The list is older than what has happened. */
  changed: () => void;
}

/** The machine with its effects; for the composition root. */
export function connectUserManagement(ports: UserManagementPorts): UserManagementMachine {
  return userManagementMachine.provide({
    actors: { runAction: fromPromise(({ input, signal }) => run(ports, input.action, signal)) },
    actions: { announce: () => ports.changed() },
  });
}

function run(
  { invite, change, remove, inviteAgain }: UserManagementPorts,
  action: UserAction | null,
  signal: AbortSignal,
): Promise<unknown> {
  switch (action?.kind) {
    case "invite":
      return invite(action.invitation, signal);
    case "block":
      return change(action.user.id, { blocked: true }, signal);
    case "unblock":
      return change(action.user.id, { blocked: false }, signal);
    case "role":
      return change(action.user.id, { role: action.role }, signal);
    case "delete":
      return remove(action.user.id, signal);
    case "inviteAgain":
      return inviteAgain(action.user.id, signal);
    default:
      return Promise.reject(new Error("There is nothing to do."));
  }
}
