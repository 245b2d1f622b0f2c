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
    () => reloadUnderGuard(target.pathname, path),
  );
}

/** The machine's own chunk could not be loaded, most likely because a newer build has taken its place. */
function reloadUnderGuard(pathname: string, href: string): void {
  const guard = createReloadGuardStore(() => window.sessionStorage);
  const reloads = guard.read();
  const now = Date.now();
  if (!guard.isLasting() || (reloads[pathname] ?? 0) > now) return;
  guard.write({ ...reloads, [pathname]: now + RELOAD_GUARD_MS });
  reloadPage(href, window);
}
