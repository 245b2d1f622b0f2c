/** A call of section 7 of the specification, which strangers' browsers and programs may make. */
export interface PublicRoute {
  method: "GET" | "POST";
  /** Matched against the path as it came, so that no other spelling is public. */
  path: RegExp;
  /** What of the query is let through; the rest of it is refused or dropped. */
  query: "none" | "handed-on" | "operators" | "me";
  /** Whether a page of ours may call it from its own origin, and with cookies of this host. */
  cors: "no" | "plain" | "credentials";
}

const post = (path: RegExp, cors: PublicRoute["cors"]): PublicRoute => ({
  method: "POST",
  path,
  query: "none",
  cors,
});

/** All that is public below `/api`; docs/security.md has the same list with the limits and the tests. */
const PUBLIC_ROUTES: readonly PublicRoute[] = [
  // These set or read the cookie by which a device is known again.
  post(/^\/api\/auth\/local$/, "credentials"),
  post(/^\/api\/auth\/local\/register$/, "credentials"),
  post(/^\/api\/auth\/reset-password$/, "credentials"),
  post(/^\/api\/auth\/change-password$/, "credentials"),
  // A provider's; „local“ is a sign-in by password, which is a POST of its own.
  {
    method: "GET",
    path: /^\/api\/auth\/(?!local\/)[a-z0-9-]+\/callback$/,
    query: "handed-on",
    cors: "credentials",
  },
  post(/^\/api\/auth\/forgot-password$/, "credentials"),
  post(/^\/api\/auth\/send-email-confirmation$/, "credentials"),
  post(/^\/api\/auth\/logout$/, "credentials"),
  // The browser goes there by itself: no script reads the answer.
  { method: "GET", path: /^\/api\/connect\/[a-z0-9-]+(?:\/callback)?$/, query: "handed-on", cors: "no" },
  { method: "GET", path: /^\/api\/users\/me$/, query: "me", cors: "plain" },
  { method: "GET", path: /^\/api\/tour-operators$/, query: "operators", cors: "plain" },
];

export function publicRoute(method: string, path: string): PublicRoute | undefined {
  const asked = method === "HEAD" ? "GET" : method;
  return PUBLIC_ROUTES.find((route) => route.method === asked && route.path.test(path));
}

type PathKind = "unclean" | "health" | "upload" | "internal" | "api" | "admin";

/** Read differently by different programs: slashes and dots that are encoded, doubled or lead upwards. */
const UNCLEAN = /\/\/|\\|\/\.{1,2}(?:\/|$)|%(?:2f|5c|2e|00)|%(?![\da-f]{2})/i;

/** Whose the path is. The router tells capitals from small letters no more than this. */
export function kindOf(path: string): PathKind {
  if (UNCLEAN.test(path)) return "unclean";
  if (path === "/_health") return "health";
  if (/^\/uploads\/./.test(path)) return "upload";
  if (/^\/api\/internal(?:\/|$)/i.test(path)) return "internal";
  return /^\/api(?:\/|$)/i.test(path) ? "api" : "admin";
}

/** Editors' calls that anybody may make. */
export function isBeforeSignIn(path: string): boolean {
  return /^\/admin\/(?:login|anmelden|register|register-admin|forgot-password|reset-password|access-token)(?:\/|$)/i.test(
    path,
  );
}
