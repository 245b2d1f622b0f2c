import type { TemporarySessionStore } from "./temporarySessionStore";

/**
 * For the start of every page of the host: whoever sees one has come back from where the grace time was for, also by a page that was
 * kept as it was left. `page` hears `pageshow`; a window.
 */
export function revokeGraceOnReturn(
  store: Pick<TemporarySessionStore, "revokeGrace">,
  page: Pick<EventTarget, "addEventListener">,
): void {
  store.revokeGrace();
  page.addEventListener("pageshow", (event) => {
    if ((event as Partial<PageTransitionEvent>).persisted === true) store.revokeGrace();
  });
}
