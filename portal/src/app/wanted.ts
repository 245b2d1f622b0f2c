import { readCookie, writeCookie, type CookieWindow } from "@gratweg/flows";
import { LOCALE, matchRoute, paths } from "@gratweg/contracts/routes";
import { needsAccount } from "./access";
import type { ScreenRoute } from "./screenProps";

/** Where somebody wanted to go who has to sign in first. */
export const WANTED_PARAMETER = "weiter";
const LONGEST = 500;
const AUTH_PATHS = /^\/de\/portal\/user\/(?:login|register|reset-password|set-new-password)/;

/** A path of this very site, or null: anything else could lead elsewhere in our name. Read as a browser would read it. */
export function readWanted(search: string): string | null {
  const wanted = new URLSearchParams(search).get(WANTED_PARAMETER);
  if (wanted === null || wanted.length > LONGEST || !wanted.startsWith(`/${LOCALE}/`)) return null;
  // A browser takes backslashes for slashes and drops tabs and ends of lines.
  if (/[\\\s]|\p{Cc}/u.test(wanted)) return null;
  const base = "https://site.invalid";
  const url = URL.parse(wanted, base);
  if (url?.origin !== base || !url.pathname.startsWith(`/${LOCALE}/`) || url.pathname.includes("//"))
    return null;
  return AUTH_PATHS.test(url.pathname) ? null : url.pathname + url.search + url.hash;
}

const WAY_BACK_COOKIE = "gratweg_way_back";

/** What is wanted outlasts a mail's link, in this browser: as a cookie, as the server leads back from confirming an address. */
export function keepWayBack(wanted: string | null, page: CookieWindow): void {
  writeCookie(page, WAY_BACK_COOKIE, wanted ?? "", { days: wanted === null ? 0 : 7 });
}

export function readWayBack(page: CookieWindow): string | null {
  return readWanted(withWanted("", readCookie(page.document.cookie, WAY_BACK_COOKIE)));
}

/** Where the session check leads: to the portal (section 4), unless a guarded screen had sent the person to sign in; then back to it. */
export function readGuardedWanted(search: string): string {
  const wanted = readWanted(search);
  const match = wanted === null ? undefined : matchRoute(wanted.split(/[?#]/)[0] ?? "");
  return wanted !== null && match && needsAccount(match.key as ScreenRoute) ? wanted : paths.portal();
}

/** The address of a flow page that leads on to where one wanted to go. */
export function withWanted(path: string, wanted: string | null): string {
  if (wanted === null || wanted === paths.portal()) return path;
  const query = new URLSearchParams({ [WANTED_PARAMETER]: wanted });
  return `${path}${path.includes("?") ? "&" : "?"}${query.toString()}`;
}
