import { fromPromise } from "xstate";
import { createBookingKey } from "../booking/createBookingKey";
import {
  accountDeletionMachine,
  type AccountDeletionMachine,
  type DeletionProof,
} from "./accountDeletionMachine";

export interface AccountDeletionPorts {
  /** The key is the same for each try, so that the server can answer again for an account that is gone. */
  remove: (proof: DeletionProof, signal: AbortSignal, key: string) => Promise<unknown>;
  /** `session.signOut`. */
  signOut: () => void;
  /** `session.lose`: a 401 is this machine's to judge, so `remove` ends no session by itself. */
  loseSession: () => void;
  /** Nobody has used it before; a UUID unless given. */
  createKey?: () => string;
}

/** The machine with its effects; for the composition root. */
export function connectAccountDeletion({
  remove,
  signOut,
  loseSession,
  createKey = createBookingKey,
}: AccountDeletionPorts): AccountDeletionMachine {
  const key = createKey();
  return accountDeletionMachine.provide({
    actors: { deleteAccount: fromPromise(({ input, signal }) => remove(input.proof, signal, key)) },
    actions: { signOut: () => signOut(), loseSession: () => loseSession() },
  });
}
