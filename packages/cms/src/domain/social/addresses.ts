/** Pages on which somebody signs in; nothing else may ask for a ticket. */
const PAGES = new Set(
  ["login", "login-checkout", "register", "register-checkout"].map((page) => `/de/portal/user/${page}`),
);
const MAX_LENGTH = 500;
/** What the answer adds; a page cannot bring it along. */
const RESERVED = ["provider", "access_token", "error"];

export interface ReturnSites {
  /** Origins of the sites. */
  origins: readonly string[];
  portalUrl: string;
}

/** Where the browser returns to when nobody says, or nothing can be believed. */
export function homeAddress({ portalUrl }: ReturnSites): string {
  return `${portalUrl}/de/portal/user/login`;
}

/** The address of a sign-in page of ours, its own query kept; null for everything else. */
export function returnAddress(value: unknown, sites: ReturnSites): string | null {
  if (value === undefined) return homeAddress(sites);
  if (typeof value !== "string" || value.length > MAX_LENGTH || !URL.canParse(value)) return null;
  const url = new URL(value);
  const origins = [...sites.origins, new URL(sites.portalUrl).origin];
  if (!origins.includes(url.origin) || url.username !== "" || url.password !== "" || !PAGES.has(url.pathname))
    return null;
  url.hash = "";
  for (const name of RESERVED) url.searchParams.delete(name);
  return url.href;
}

export function withAnswer(address: string, answer: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  return url.href;
}
