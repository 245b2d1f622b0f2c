import { fromPromise } from "xstate";
import type { Credentials } from "../session/credentials";
import { newPasswordMachine, type NewPasswordMachine } from "./newPasswordMachine";

export interface NewPasswordPorts {
  setPassword: (order: { token: string; password: string }, signal: AbortSignal) => Promise<Credentials>;
  /** `session.adopt`. */
  adopt: (credentials: Credentials) => void;
}

/** The machine with its effects; for the composition root. */
export function connectNewPassword({ setPassword, adopt }: NewPasswordPorts): NewPasswordMachine {
  return newPasswordMachine.provide({
    actors: { setPassword: fromPromise(({ input, signal }) => setPassword(input, signal)) },
    actions: { adopt: (_, { credentials }) => adopt(credentials) },
  });
}
