import { createRecentSearches, forgetDrafts, LOGGED_OUT_KEY } from "@gratweg/flows";
import { markSignedIn } from "./signedInScript";
import { bearer, storedCredentials, storedToken } from "./storedToken";

/** What the portal's sign-out does, for a page that is being left: nothing here waits for an answer. */
export function signOut(): void {
  if (storedToken() === null) return;
  const headers = { ...bearer(), "content-type": "application/json" };
  storedCredentials().clear();
  forgetDrafts(() => window.sessionStorage);
  forgetDrafts(() => window.localStorage);
  createRecentSearches(() => window.localStorage).forget();
  rememberSignOut();
  markSignedIn();
  // A session that is refused has ended already.
  void fetch("/api/auth/logout", { method: "POST", headers, body: "{}", keepalive: true }).catch(
    () => undefined,
  );
}

function rememberSignOut(): void {
  try {
    window.sessionStorage.setItem(LOGGED_OUT_KEY, "true");
  } catch {
    // Where storage is forbidden there is nothing to remember.
  }
}
