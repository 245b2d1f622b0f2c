import { isForPreloading } from "../lazy-hydration/connection";

/** Section 9 of the specification. */
const MOST_AT_ONCE = 4;
const loading = new Set<string>();

/** Fetches what a link that somebody points at leads to, unless enough is on its way or the connection is not for it. */
export function preloadRoute(href: string): void {
  // The page is the same whatever is searched for, but Gatsby's data carry the query in their address.
  const path = new URL(href, window.location.href).pathname;
  if (loading.size >= MOST_AT_ONCE || loading.has(path) || !isForPreloading(window.navigator)) return;
  loading.add(path);
  const done = () => void loading.delete(path);
  window.___loader?.loadPage(path).then(done, done);
}
