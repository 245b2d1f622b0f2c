import { createReloadGuardStore, RELOAD_GUARD_MS, reloadPage } from "@gratweg/flows";

/**
 * The build check's own piece could not be loaded, most likely because a newer build has taken its place: once for each path and as long
 * as the guard lasts. Answers whether the page is on its way out.
 */
export function reloadUnderGuard(path: string, href: string, page: Window): boolean {
  const guard = createReloadGuardStore(() => page.sessionStorage);
  const reloads = guard.read();
  const now = Date.now();
  if (!guard.isLasting() || (reloads[path] ?? 0) > now) return false;
  guard.write({ ...reloads, [path]: now + RELOAD_GUARD_MS });
  reloadPage(href, page);
  return true;
}
