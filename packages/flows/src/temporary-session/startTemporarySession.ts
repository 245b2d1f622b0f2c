import { createActor, fromCallback } from "xstate";
import { DISABLE_TEMPORARY_SESSION, ENABLE_TEMPORARY_SESSION } from "./temporarySessionEvents";
import { temporarySessionMachine, type TemporarySessionActor } from "./temporarySessionMachine";
import type { TemporarySessionStore } from "./temporarySessionStore";

export interface TemporarySessionPorts {
  store: TemporarySessionStore;
  window: EventTarget & { document: EventTarget & Pick<Document, "visibilityState"> };
  /** Ends the session at once: the page may be gone before an answer comes. */
  signOut: () => void;
  now?: () => number;
}

/** The running machine with its effects; ends with its actor. For the composition root. */
export function startTemporarySession({
  store,
  window,
  signOut,
  now = () => Date.now(),
}: TemporarySessionPorts): TemporarySessionActor {
  const machine = temporarySessionMachine.provide({
    actors: {
      watchLeaving: fromCallback(({ sendBack }) => {
        const leave = () => sendBack({ type: "page.leave", at: now(), graceUntil: store.graceUntil() });
        const onVisibility = () => {
          if (window.document.visibilityState === "hidden") leave();
        };
        window.addEventListener("pagehide", leave);
        window.document.addEventListener("visibilitychange", onVisibility);
        return () => {
          window.removeEventListener("pagehide", leave);
          window.document.removeEventListener("visibilitychange", onVisibility);
        };
      }),
    },
    actions: { storeFlag: () => store.turnOn(), removeFlag: () => store.turnOff(), signOut: () => signOut() },
  });
  const actor = createActor(machine, { input: { isOn: store.isOn() } });
  const enable = () => actor.send({ type: "mode.enable" });
  const disable = () => actor.send({ type: "mode.disable" });
  window.addEventListener(ENABLE_TEMPORARY_SESSION, enable);
  window.addEventListener(DISABLE_TEMPORARY_SESSION, disable);
  actor.subscribe({
    complete: () => {
      window.removeEventListener(ENABLE_TEMPORARY_SESSION, enable);
      window.removeEventListener(DISABLE_TEMPORARY_SESSION, disable);
    },
  });
  return actor.start();
}
