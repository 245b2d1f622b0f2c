import { createPaymentCache, createTemporarySessionStore, watchTemporarySession } from "@gratweg/flows";
import { whenIdle } from "../lazy-hydration/whenIdle";
import { checkStoredSession } from "./checkStoredSession";
import { signOut } from "./signOut";
import { storedCredentials } from "./storedToken";

/** What holds for whoever is signed in, on static pages as in the portal. A piece of its own: most people are not. */
export function watchAccount(): void {
  watchTemporarySession({
    store: createTemporarySessionStore(() => window.sessionStorage),
    window,
    signOut,
  });
  const email = storedCredentials().read()?.user?.email ?? null;
  createPaymentCache(() => window.localStorage).restore(email, Date.now());
  whenIdle(() => void checkStoredSession());
}
