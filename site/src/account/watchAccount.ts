import { createTemporarySessionStore, watchTemporarySession } from "@gratweg/flows";
import { whenIdle } from "../preloading/whenIdle";
import { checkStoredSession } from "./checkStoredSession";
import { signOut } from "./signOut";

/** What holds for whoever is signed in, on static pages as in the portal. A piece of its own: most people are not. */
export function watchAccount(): void {
  watchTemporarySession({
    store: createTemporarySessionStore(() => window.sessionStorage),
    window,
    signOut,
  });
  whenIdle(() => void checkStoredSession());
}
