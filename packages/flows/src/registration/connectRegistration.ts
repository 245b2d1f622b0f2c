import { tidyRegistration, type RegistrationEntries } from "@gratweg/contracts/account-rules";
import { fromPromise } from "xstate";
import { registrationMachine, type RegistrationMachine } from "./registrationMachine";

export interface RegistrationPorts {
  /** The same answer for known and unknown addresses. */
  register: (entries: RegistrationEntries, signal: AbortSignal) => Promise<void>;
  requestConfirmation: (email: string, signal: AbortSignal) => Promise<void>;
}

/** The machine with its effects; for the composition root. */
export function connectRegistration({
  register,
  requestConfirmation,
}: RegistrationPorts): RegistrationMachine {
  return registrationMachine.provide({
    actors: {
      register: fromPromise(({ input, signal }) => register(tidyRegistration(input.entries), signal)),
      requestConfirmation: fromPromise(({ input, signal }) => requestConfirmation(input.email, signal)),
    },
  });
}
