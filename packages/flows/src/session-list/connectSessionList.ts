import type { AccountSession } from "@gratweg/contracts";
import { fromPromise } from "xstate";
import { toTrouble } from "../trouble/trouble";
import { sessionListMachine, type SessionListMachine } from "./sessionListMachine";

export interface SessionListPorts {
  loadSessions: (signal: AbortSignal) => Promise<readonly AccountSession[]>;
  /** Rejects with the reason `password-wrong` where a proof is missing. */
  endSession: (id: string, signal: AbortSignal, proof?: { password: string }) => Promise<void>;
  endOtherSessions: (signal: AbortSignal, proof?: { password: string }) => Promise<void>;
}

/** The machine with its effects; for the composition root. */
export function connectSessionList(ports: SessionListPorts): SessionListMachine {
  const { loadSessions, endSession, endOtherSessions } = ports;
  return sessionListMachine.provide({
    actors: {
      loadSessions: fromPromise(({ signal }) => loadSessions(signal)),
      endSessions: fromPromise(({ input: { ending, password }, signal }) => {
        const proof = password === "" ? undefined : { password };
        return ending === "others"
          ? endOtherSessions(signal, proof)
          : endSession(ending.id, signal, proof).catch(unlessGone);
      }),
    },
  });
}

/** Somebody has ended it elsewhere, or its time is over. */
function unlessGone(error: unknown): void {
  if (toTrouble(error).reason !== "not-found") throw error;
}
