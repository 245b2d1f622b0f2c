import { hostCookieName, SESSION_CONFIRMED_KEY, SIGNED_IN_COOKIE } from "@gratweg/flows";

/** On the root element, for the style sheet: which of the header's two account links is shown. */
export const SIGNED_IN_MARK = "signedIn";

const mark = `document.documentElement.dataset.${SIGNED_IN_MARK}=document.cookie.split("; ").includes((location.protocol==="https:"?"__Host-":"")+"${SIGNED_IN_COOKIE}=1")&&sessionStorage.${SESSION_CONFIRMED_KEY}==="1"`;

/**
 * Runs before the first paint, so that nobody sees the other link first. The cookie alone claims nothing: a server has to have confirmed
 * the session in this tab (section 4, app start); on a tab's first page the link changes when it has.
 */
export const signedInScript = `try{${mark}}catch(e){}`;

/** The same once more: somebody may have signed in or out since, in another tab or before coming back. */
export function markSignedIn(): void {
  document.documentElement.dataset[SIGNED_IN_MARK] = String(isSignedIn());
}

/** Where cookies or storage are forbidden nobody is. */
function isSignedIn(): boolean {
  try {
    return (
      document.cookie.split("; ").includes(`${hostCookieName(SIGNED_IN_COOKIE, location)}=1`) &&
      window.sessionStorage.getItem(SESSION_CONFIRMED_KEY) === "1"
    );
  } catch {
    return false;
  }
}
