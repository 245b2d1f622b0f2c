import { shallowEqual, useSelector } from "@xstate/react";
import { useMemo } from "react";
import type { ConsentActor } from "../consent/consentMachine";
import type { Purpose, Purposes } from "../consent/consentRecord";

export interface ConsentPanelState {
  isOpen: boolean;
  /** As the switches stand. */
  draft: Purposes;
  /** ISO time of the decision that holds. */
  decidedAt: string | null;
  /** The browser stores nothing: the decision ends with the page. */
  isFleeting: boolean;
  open: () => void;
  close: () => void;
  change: (purpose: Purpose, isAllowed: boolean) => void;
  save: () => void;
  allowAll: () => void;
  rejectAll: () => void;
}

/** The panel of a running consent machine. */
export function useConsent(actor: ConsentActor, now: () => number = Date.now): ConsentPanelState {
  const values = useSelector(
    actor,
    (snapshot) => ({
      isOpen:
        snapshot.matches({ screen: { undecided: "details" } }) ||
        snapshot.matches({ screen: { decided: "reviewing" } }),
      draft: snapshot.context.draft,
      decidedAt: snapshot.context.record?.decidedAt ?? null,
      isFleeting: snapshot.matches({ storage: "refused" }),
    }),
    shallowEqual,
  );
  const commands = useMemo(
    () => ({
      open: () => actor.send({ type: "panel.open" }),
      close: () => actor.send({ type: "panel.close" }),
      change: (purpose: Purpose, isAllowed: boolean) =>
        actor.send({ type: "purpose.change", purpose, isAllowed }),
      save: () => actor.send({ type: "choice.save", at: now() }),
      allowAll: () => actor.send({ type: "choice.allowAll", at: now() }),
      rejectAll: () => actor.send({ type: "choice.rejectAll", at: now() }),
    }),
    [actor, now],
  );
  return { ...values, ...commands };
}
