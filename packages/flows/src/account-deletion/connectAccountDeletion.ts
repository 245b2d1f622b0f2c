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
}

/** The machine with its effects; for the composition root. */
export function connectAccountDeletion({ remove, signOut }: AccountDeletionPorts): AccountDeletionMachine {
  return accountDeletionMachine.provide({
    actors: { deleteAccount: fromPromise(({ input, signal }) => remove(input.proof, signal)) },
    actions: { signOut: () => signOut() },
  });
}
