/** Section 9 of the specification: the header hides after scrolling down past this many px. */
export const hideAfter = 100;

export type HeaderState = "visible" | "hidden";

/** Tells of each scrolling up or down what the header does then. Answers how to stop. Needs no framework. */
export function followHeader(window: Window, tell: (state: HeaderState) => void): () => void {
  let last = window.scrollY;
  function follow() {
    const now = withinPage(window);
    if (now !== last) tell(now > last && now > hideAfter ? "hidden" : "visible");
    last = now;
  }
  window.addEventListener("scroll", follow, { passive: true });
  return () => window.removeEventListener("scroll", follow);
}

/** Safari reports places outside the page while it bounces at its ends; the way back from there is no scrolling. */
function withinPage({ document, innerHeight, scrollY }: Window): number {
  const end = document.documentElement.scrollHeight - innerHeight;
  return Math.max(0, end > 0 ? Math.min(scrollY, end) : scrollY);
}
