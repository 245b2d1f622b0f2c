import { fromPromise } from "xstate";
import { analyticsMachine, type AnalyticsMachine, type StartClient } from "./analyticsMachine";

export interface AnalyticsPorts {
  /** Brings the library without starting it; rejects when it cannot be had. */
  loadClient: () => Promise<StartClient>;
  /** Removes everything that the library has stored in this browser. */
  forget: () => void;
}

/** The machine with its effects; for the composition root. */
export function connectAnalytics({ loadClient, forget }: AnalyticsPorts): AnalyticsMachine {
  return analyticsMachine.provide({ actors: { loadClient: fromPromise(loadClient) }, actions: { forget } });
}
