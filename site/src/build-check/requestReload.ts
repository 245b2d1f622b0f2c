import { createReloadGuardStore, RELOAD_GUARD_MS, reloadPage } from "@gratweg/flows";

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
    () => void reloadUnderGuard(target.pathname, path),
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
    return reloadUnderGuard(pathname, href);
  }
}

/** The machine's own chunk could not be loaded, most likely because a newer build has taken its place. */
function reloadUnderGuard(pathname: string, href: string): boolean {
  const guard = createReloadGuardStore(() => window.sessionStorage);
  const reloads = guard.read();
  const now = Date.now();
  if (!guard.isLasting() || (reloads[pathname] ?? 0) > now) return false;
  guard.write({ ...reloads, [pathname]: now + RELOAD_GUARD_MS });
  reloadPage(href, window);
  return true;
}
