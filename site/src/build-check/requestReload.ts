import { reloadUnderGuard } from "@gratweg/page-parts";

/** Loads the machine once, and with it its own polling and listening. */
export function loadBuildCheck() {
  return import("./buildCheck");
}

/**
 * Gatsby's runtime sets `window.location` when a page's resources fail or belong to another build. The site's build sends
 * these here (see build/reload-loader.cjs), so that they pass the same guard as every other reload.
 */
export function requestReload(href: string): void {
  const target = new URL(href, window.location.href);
  const path = target.pathname + target.search + target.hash;
  loadBuildCheck().then(
    ({ buildCheck }) =>
      buildCheck.send({ type: "reload.requested", reason: "gatsby", href: path, at: Date.now() }),
    () => void reloadUnderGuard(target.pathname, path, window),
  );
}

/** A piece of this page is missing: reloads it, unless the guard refuses. Answers whether the page is on its way out. */
export async function rescueChunk(): Promise<boolean> {
  const { pathname, search, hash } = window.location;
  const href = pathname + search + hash;
  try {
    const { buildCheck } = await loadBuildCheck();
    buildCheck.send({ type: "chunk.fail", href, at: Date.now() });
    return buildCheck.getSnapshot().matches({ reloading: "leaving" });
  } catch {
    return reloadUnderGuard(pathname, href, window);
  }
}
