import { createRecentSearches, forgetDrafts, LOGGED_OUT_KEY } from "@gratweg/flows";
import { markSignedIn } from "./signedInScript";
import { bearer, storedCredentials, storedToken } from "./storedToken";

/** What the portal's sign-out does, for a page that is being left: nothing here waits for an answer. */
export function signOut(): void {
  const token = storedToken();
  if (token === null) return;
  const headers = bearer();
  storedCredentials().clear();
  forgetDrafts(() => window.sessionStorage);
  createRecentSearches(() => window.localStorage).forget();
  rememberSignOut();
  markSignedIn();
  const id = sessionOf(token);
  // The own server passes it on to the content system; what it refuses has ended already.
  if (id !== null)
    void fetch(`/api/account/sessions/${id}`, { method: "DELETE", headers, keepalive: true }).catch(
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

/** What a token says of itself. */
function sessionOf(token: string): string | null {
  try {
    const payload = (token.split(".")[1] ?? "").replace(/-/g, "+").replace(/_/g, "/");
    const { sid } = JSON.parse(atob(payload)) as { sid?: unknown };
    return typeof sid === "string" ? encodeURIComponent(sid) : null;
  } catch {
    return null;
  }
}
