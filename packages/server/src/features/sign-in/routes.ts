import { SESSION_CHECK_MS } from "./requireUser";

/** A call of section 7 that the server passes on to Strapi. */
export interface ProxyRoute {
  method: "GET" | "POST";
  /** Fastify's pattern. */
  url: string;
  /** Names of the query that are passed on: all, none, or those that begin so. */
  query: "all" | readonly string[];
  /** `password` proves one, `mail` sends one; `hash` costs one hash. Each has limits of its own. */
  counts?: "password" | "mail" | "hash";
  timeoutMs: number;
}

const PROVIDER = ":provider(^(?!local$)[a-z0-9-]{1,40}$)";
const CALL_MS = 10_000;

const post = (path: string, counts?: ProxyRoute["counts"]): ProxyRoute => ({
  method: "POST",
  url: `/api/auth/${path}`,
  query: [],
  ...(counts && { counts }),
  timeoutMs: CALL_MS,
});
const get = (url: string, query: ProxyRoute["query"], timeoutMs = CALL_MS): ProxyRoute => ({
  method: "GET",
  url,
  query,
  timeoutMs,
});

/** `GET /api/users/me` with `populate`; without it the session check answers (`api/meRoute.ts`). */
export const ME_ROUTE = get("/api/users/me", ["populate"], SESSION_CHECK_MS);

/** Everything else of Strapi is reached by nobody from outside. */
export const PROXY_ROUTES: readonly ProxyRoute[] = [
  post("local", "password"),
  post("local/register", "mail"),
  post("forgot-password", "mail"),
  post("send-email-confirmation", "mail"),
  post("reset-password", "hash"),
  post("change-password", "password"),
  post("logout"),
  get(`/api/auth/${PROVIDER}/callback`, "all"),
  get(`/api/connect/${PROVIDER}`, "all"),
  get(`/api/connect/${PROVIDER}/callback`, "all"),
  get("/api/tour-operators", ["pagination", "populate"]),
];

/** Returns the query with the allowed names only; `populate` also stands for `populate[logo][fields]`. */
export function allowedQuery({ query }: ProxyRoute, search: string): string {
  if (query === "all") return search;
  const pairs = [...new URLSearchParams(search)].filter(([name]) => query.includes(name.replace(/\[.*/, "")));
  return new URLSearchParams(pairs).toString();
}
