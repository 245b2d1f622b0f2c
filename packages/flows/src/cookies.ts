/** Reads a cookie by its name from `document.cookie`. */
export function readCookie(cookies: string, name: string): string | null {
  const start = `${name}=`;
  const found = cookies.split("; ").find((cookie) => cookie.startsWith(start));
  return found === undefined ? null : decoded(found.slice(start.length));
}

export interface CookieWindow {
  document: { cookie: string };
  location: Pick<Location, "protocol">;
}

/**
 * By https a cookie is called `__Host-…`: browsers take such a name from this very host alone, Secure and with path `/`, so that no
 * sibling host and no page that came by http plants a session (ASVS 3.3.1). By http, on a development machine, it has its plain name.
 */
export function hostCookieName(name: string, { protocol }: Pick<Location, "protocol">): string {
  return protocol === "https:" ? `__Host-${name}` : name;
}

/** For the whole host (path `/`, SameSite=Lax, Secure on https). */
export function writeCookie(
  { document, location }: CookieWindow,
  name: string,
  value: string,
  { days }: { days: number },
): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${days * 24 * 60 * 60}; SameSite=Lax${secure}`;
}

export function removeCookie(window: CookieWindow, name: string): void {
  writeCookie(window, name, "", { days: 0 });
}

/** What somebody else wrote may be no encoded text. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
