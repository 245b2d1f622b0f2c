import { fromPromise } from "xstate";
import {
  emailConfirmationMachine,
  passwordRecoveryMachine,
  type MailRequestMachine,
} from "./mailRequestMachine";

export interface MailRequestPorts {
  /** Resolves for known and unknown addresses alike. */
  requestMail: (email: string, signal: AbortSignal) => Promise<void>;
}

/** The machine with its effects; for the composition root. */
export function connectEmailConfirmation(ports: MailRequestPorts): MailRequestMachine {
  return emailConfirmationMachine.provide({ actors: actorsOf(ports) });
}

/** The machine with its effects; for the composition root. */
export function connectPasswordRecovery(ports: MailRequestPorts): MailRequestMachine {
  return passwordRecoveryMachine.provide({ actors: actorsOf(ports) });
}

function actorsOf({ requestMail }: MailRequestPorts) {
  return {
    requestMail: fromPromise<void, { email: string }>(({ input, signal }) =>
      requestMail(input.email, signal),
    ),
  };
}
