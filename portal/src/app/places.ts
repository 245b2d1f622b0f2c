import { globalHistory } from "@reach/router";

/** How far each entry of the history was scrolled. */
const places = new Map<string, number>();
let present: string | undefined;
let isBack = false;
let isFirst = true;

/** Once, at the start: the browser would scroll before a screen has come. Answers how to stop. */
export function followPlaces(page: Window): () => void {
  const stay = () => {
    if (present !== undefined) places.set(present, page.scrollY);
  };
  page.addEventListener("scroll", stay, { passive: true });
  const stop = globalHistory.listen(({ action }) => {
    // Whoever a guard leads on before anything was shown has just opened the page: no headline takes the focus, and none gets a ring.
    if (present !== undefined) isFirst = false;
    isBack = action === "POP";
    // Until the screen is there, scrolling is not the reader's.
    present = undefined;
    page.history.scrollRestoration = "manual";
  });
  return () => {
    page.removeEventListener("scroll", stay);
    stop();
  };
}

/** A screen has come: its old place or its top, and the focus on its headline; a page just opened is the browser's. */
export function arriveAt(key: string, isStaying = false): () => void {
  const isOpened = isFirst;
  if (isStaying && !isBack) {
    present = key;
    return () => undefined;
  }
  if (!isOpened) window.scrollTo({ top: isBack ? (places.get(key) ?? 0) : 0, behavior: "instant" });
  present = key;
  return isOpened ? () => undefined : focusHeadline(document.getElementById("inhalt") ?? document.body);
}

/** Also of a screen whose headline comes later, unless somebody has gone elsewhere meanwhile. */
function focusHeadline(main: HTMLElement): () => void {
  const focus = () => {
    const headline = main.querySelector<HTMLElement>("h1");
    if (!headline) return false;
    const focused = document.activeElement;
    const isTaken = focused !== null && main.contains(focused) && focused !== main;
    if (isTaken) return true;
    headline.tabIndex = -1;
    headline.focus({ preventScroll: true });
    return true;
  };
  if (focus()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (focus()) observer.disconnect();
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}
