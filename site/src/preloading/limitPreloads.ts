import { isForPreloading } from "./connection";
import { createPreloadQueue } from "./preloadQueue";
import { whenIdle } from "./whenIdle";

/** The part of Gatsby's loader that its links call. */
export interface LinkLoader {
  loadPage(path: string): Promise<unknown>;
  enqueue(path: string): Preload;
  prefetch(path: string): Preload;
  hovering(path: string): void;
}

interface Preload {
  then(resolve: (isQueued: boolean) => void): void;
  abort(): void;
}

/** As long as Gatsby waits, too: the page's own pictures and scripts come first. */
const PATIENCE_MS = 3000;

/**
 * Gatsby's own queue forgets a batch that is still loading when it runs empty, stops for ever after a failed one, and its pointing loads
 * without any limit, also on slow connections. So links ask a queue of ours; pages still come through Gatsby's loader.
 */
export function limitPreloads(loader: LinkLoader, window: Window & typeof globalThis): void {
  const queue = createPreloadQueue({
    load: (path) => loader.loadPage(path),
    isAllowed: () => isForPreloading(window.navigator),
    whenIdle: patience(window),
  });
  const see = (path: string): Preload => {
    const abort = queue.see(withoutQuery(path));
    return { then: (resolve) => resolve(true), abort };
  };
  loader.enqueue = see;
  loader.prefetch = see;
  loader.hovering = (path) => queue.point(path);
}

/**
 * Gatsby's data carry the query in their address: thirty links to searches would fetch the same page thirty times. Only the one that a
 * visitor points at is worth it.
 */
function withoutQuery(path: string): string {
  return path.split("?")[0] ?? path;
}

function patience(window: Window & typeof globalThis): (run: () => void) => void {
  let begin = (run: () => void) => {
    window.setTimeout(run, PATIENCE_MS);
    begin = whenIdle;
  };
  return (run) => begin(run);
}
