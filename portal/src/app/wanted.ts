import { LOCALE, paths } from "@gratweg/contracts/routes";

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

/** The address of a flow page that leads on to where one wanted to go. */
export function withWanted(path: string, wanted: string | null): string {
  if (wanted === null || wanted === paths.portal()) return path;
  const query = new URLSearchParams({ [WANTED_PARAMETER]: wanted });
  return `${path}${path.includes("?") ? "&" : "?"}${query.toString()}`;
}
