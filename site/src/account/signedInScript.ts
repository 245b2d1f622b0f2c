import { SIGNED_IN_COOKIE } from "@gratweg/flows";

/** On the root element, for the style sheet: which of the header's two account links is shown. */
export const SIGNED_IN_MARK = "signedIn";

const mark = `document.documentElement.dataset.${SIGNED_IN_MARK}=/(?:^|; )${SIGNED_IN_COOKIE}=1(?:;|$)/.test(document.cookie)`;

/** Runs before the first paint, so that nobody sees the other link first. */
export const signedInScript = `try{${mark}}catch(e){}`;

/** The same once more: somebody may have signed in or out since, in another tab or before coming back. */
export function markSignedIn(): void {
  const isSignedIn = document.cookie.split("; ").includes(`${SIGNED_IN_COOKIE}=1`);
  document.documentElement.dataset[SIGNED_IN_MARK] = String(isSignedIn);
}
