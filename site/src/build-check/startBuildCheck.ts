import { isChunkError } from "@gratweg/flows";
import { loadBuildCheck } from "./requestReload";

/** Section 7: the latest build is polled; the machine goes on at the same pace once it is there. */
const POLL_INTERVAL_MS = 5 * 60_000;

/**
 * Waits for the first reason to check: five minutes on the page, the way back to its tab, a piece that could not be loaded.
 * Only then does the machine arrive, which listens by itself from then on; a first page view never pays for it.
 */
export function startBuildCheck(): void {
  const stop = new AbortController();
  const begin = (event: { type: "tab.show" } | { type: "chunk.fail"; href: string; at: number }) => {
    stop.abort();
    loadBuildCheck().then(
      ({ buildCheck }) => buildCheck.send(event),
      () => undefined,
    );
  };
  const onError = (error: unknown) => {
    const { pathname, search, hash } = window.location;
    if (isChunkError(error)) begin({ type: "chunk.fail", href: pathname + search + hash, at: Date.now() });
  };
  const options = { signal: stop.signal };
  const timer = setTimeout(() => begin({ type: "tab.show" }), POLL_INTERVAL_MS);
  stop.signal.addEventListener("abort", () => clearTimeout(timer));
  document.addEventListener(
    "visibilitychange",
    () => {
      if (document.visibilityState === "visible") begin({ type: "tab.show" });
    },
    options,
  );
  window.addEventListener("error", (event) => onError(event.error), options);
  window.addEventListener("unhandledrejection", (event) => onError(event.reason), options);
}
