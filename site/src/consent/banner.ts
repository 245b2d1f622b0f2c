import { consentStore } from "@gratweg/page-parts/consent";

declare global {
  interface Window {
    /** Set by the script in the head (see `bannerScript.ts`). */
    gratwegPressed?: HTMLElement | null;
  }
}

/** The mark on the root element that shows the built page's banner; from now on it follows the store, of which the head's script knew less. */
export function followDecision(): () => void {
  const mark = () => {
    document.documentElement.dataset["consent"] = consentStore.read() === null ? "open" : "decided";
  };
  mark();
  return consentStore.subscribe(mark);
}

/** A choice that was pressed while the page's scripts were still on their way. */
export function pressAgain(): void {
  const pressed = window.gratwegPressed;
  window.gratwegPressed = null;
  pressed?.click();
}
