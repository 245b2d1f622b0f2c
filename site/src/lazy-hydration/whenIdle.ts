/** Keeps a page that is never idle from waiting without end. */
const LATEST_MS = 2_000;

/** Runs as soon as the page has nothing better to do. Safari knows no idleness. */
export function whenIdle(run: () => void): void {
  if (typeof window.requestIdleCallback === "function")
    window.requestIdleCallback(run, { timeout: LATEST_MS });
  else window.setTimeout(run, 50);
}
