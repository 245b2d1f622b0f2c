import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useMemo } from "react";
import type { WidgetActor, WidgetMachine } from "../widget/widgetMachine";

export type WidgetStatus = "gated" | "loading" | "showing" | "failed";

export interface WidgetConsent {
  isAllowed: () => boolean;
  /** Told of each decision; answers how to stop listening. */
  subscribe: (listener: (isAllowed: boolean) => void) => () => void;
}

export interface Widget {
  status: WidgetStatus;
  /** This once. */
  load: () => void;
  retry: () => void;
}

/** Somebody else's part in the component that calls it; it ends with the component. */
export function useWidget(machine: WidgetMachine, consent: WidgetConsent): Widget {
  const actor = useActorRef(machine, { input: { isAllowed: consent.isAllowed() } });
  useEffect(
    () =>
      consent.subscribe((isAllowed) =>
        actor.send({ type: isAllowed ? "consent.grant" : "consent.withdraw" }),
      ),
    [actor, consent],
  );
  return useWidgetActor(actor);
}

/** The same of an actor that somebody else started and ends, and that hears of decisions by events alone. */
export function useWidgetActor(actor: WidgetActor): Widget {
  const status = useSelector(actor, ({ value }) => (value === "deciding" ? "gated" : value));
  const commands = useMemo(
    () => ({
      load: () => actor.send({ type: "widget.load" }),
      retry: () => actor.send({ type: "widget.retry" }),
    }),
    [actor],
  );
  return { status, ...commands };
}
