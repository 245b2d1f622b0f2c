import { fromPromise } from "xstate";
import type { Credentials } from "../session/credentials";
import {
  passwordChangeMachine,
  type PasswordChangeMachine,
  type PasswordEntries,
} from "./passwordChangeMachine";

export interface PasswordChangePorts {
  changePassword: (entries: PasswordEntries, signal: AbortSignal) => Promise<Credentials>;
  /** `session.adopt`. */
  adopt: (credentials: Credentials) => void;
}

/** The machine with its effects; for the composition root. */
export function connectPasswordChange({ changePassword, adopt }: PasswordChangePorts): PasswordChangeMachine {
  return passwordChangeMachine.provide({
    actors: { changePassword: fromPromise(({ input, signal }) => changePassword(input, signal)) },
    actions: { adopt: (_, { credentials }) => adopt(credentials) },
  });
}
