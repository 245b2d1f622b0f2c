import { fromPromise } from "xstate";
import {
  accountDeletionMachine,
  type AccountDeletionMachine,
  type DeletionProof,
} from "./accountDeletionMachine";

export interface AccountDeletionPorts {
  remove: (proof: DeletionProof, signal: AbortSignal) => Promise<unknown>;
  /** `session.signOut`. */
  signOut: () => void;
  /** `session.lose`: a 401 is this machine's to judge, so `remove` ends no session by itself. */
  loseSession: () => void;
}

/** The machine with its effects; for the composition root. */
export function connectAccountDeletion({
  remove,
  signOut,
  loseSession,
}: AccountDeletionPorts): AccountDeletionMachine {
  return accountDeletionMachine.provide({
    actors: { deleteAccount: fromPromise(({ input, signal }) => remove(input.proof, signal)) },
    actions: { signOut: () => signOut(), loseSession: () => loseSession() },
  });
}
