import { DISABLE_TEMPORARY_SESSION, ENABLE_TEMPORARY_SESSION } from "./temporarySessionEvents";
import type { TemporarySessionPorts } from "./startTemporarySession";
import { revokeGraceOnReturn } from "./revokeGraceOnReturn";

/**
 * Temporary session mode for pages that show nothing of it: the rules of `temporarySessionMachine` without the machine, small enough to
 * be there before the first chance to leave.
 */
export function watchTemporarySession({
  store,
  window,
  signOut,
  now = () => Date.now(),
}: TemporarySessionPorts): void {
  const leave = () => {
    const until = store.graceUntil();
    if (until === null || until <= now()) signOut();
  };
  const onVisibility = () => {
    if (window.document.visibilityState === "hidden") leave();
  };
  const enter = () => {
    window.addEventListener("pagehide", leave);
    window.document.addEventListener("visibilitychange", onVisibility);
  };
  window.addEventListener(ENABLE_TEMPORARY_SESSION, () => {
    store.turnOn();
    enter();
  });
  window.addEventListener(DISABLE_TEMPORARY_SESSION, () => {
    store.turnOff();
    window.removeEventListener("pagehide", leave);
    window.document.removeEventListener("visibilitychange", onVisibility);
  });
  revokeGraceOnReturn(store, window);
  if (store.isOn()) enter();
}
