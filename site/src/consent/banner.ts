import { consentStore } from "@gratweg/page-parts/consent";

/** The mark on the root element that shows the built page's banner; from now on it follows the store, of which the head's script knew less. */
export function followDecision(): () => void {
  const mark = () => {
    document.documentElement.dataset["consent"] = consentStore.read() === null ? "open" : "decided";
  };
  mark();
  return consentStore.subscribe(mark);
}
