import type { LatestBuild } from "@gratweg/contracts";
import type { BuildCheckActor } from "./buildCheckMachine";
import { isChunkError } from "./chunkError";

/** `GET builds/latest.json` with the time in its query, so that no cache answers (section 7). */
export async function fetchLatestBuild(
  signal: AbortSignal,
  { fetch = globalThis.fetch, now = Date.now, url = "/builds/latest.json" } = {},
): Promise<LatestBuild> {
  const response = await fetch(`${url}?t=${now()}`, { signal, cache: "no-store" });
  const build = (await response.json()) as Partial<LatestBuild> | null;
  if (!response.ok || typeof build?.id !== "string" || build.id === "")
    throw new Error(`${url}: no build in an answer with status ${response.status}`);
  return { id: build.id, builtAt: String(build.builtAt) };
}

/** Tells the actor what happens in the window; answers how to stop. Navigations come from the router. */
export function watchWindow(
  actor: Pick<BuildCheckActor, "send">,
  window: Window,
  now: () => number = () => Date.now(),
): () => void {
  const here = () => ({ href: pathOf(window.location), at: now() });
  const onShow = () => {
    if (window.document.visibilityState === "visible") actor.send({ type: "tab.show" });
  };
  const onError = (error: unknown) => {
    if (isChunkError(error)) actor.send({ type: "chunk.fail", ...here() });
  };
  const stops = [
    listen(window.document, "visibilitychange", onShow),
    // A page from the back-forward cache becomes visible without the event above.
    listen(window, "pageshow", (event) => "persisted" in event && event.persisted && onShow()),
    listen(window, "error", (event) => "error" in event && onError(event.error)),
    listen(window, "unhandledrejection", (event) => "reason" in event && onError(event.reason)),
    listen(window, "vite:preloadError", (event) => "payload" in event && onError(event.payload)),
  ];
  return () => stops.forEach((stop) => stop());
}

function listen(target: EventTarget, type: string, listener: (event: Event) => void): () => void {
  target.addEventListener(type, listener);
  return () => target.removeEventListener(type, listener);
}

function pathOf({ pathname, search, hash }: Location): string {
  return pathname + search + hash;
}
