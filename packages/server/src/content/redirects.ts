import type { SiteKey } from "@gratweg/sites";
import { inspectPath, splitTarget } from "../hosting/paths";
import type { Log, RedirectRule } from "../ports";

export interface RedirectTable {
  find(
    site: SiteKey,
    path: string,
    query: string,
  ): { status: RedirectRule["status"]; location: string } | undefined;
  readonly size: number;
}

/**
 * Home, account, booking, what the law wants reachable, and what programs ask for: whoever writes rules must not be able to put another sign-in there. The content
 * system refuses the same (`redirect-rule.ts`).
 */
const RESERVED =
  /^\/(?:de)?$|^(?:\/de)*\/portal(?:\/|$)|\/buchen(?:\/|$)|^\/(?:api|internal|zahlung|builds|page-data|\.well-known)(?:\/|$)|^\/de\/(?:vertrag-kuendigen|vertrag-widerrufen|newsletter|impressum|datenschutz|agb)(?:\/|$)|^\/robots\.txt$/i;

/** Rules that are malformed or lead back to themselves are left out and named in the log, never served. */
export function createRedirectTable(rules: readonly RedirectRule[], log: Log): RedirectTable {
  const table = new Map<string, { status: RedirectRule["status"]; to: string }>();
  for (const rule of rules) {
    const from = inspectPath(typedPath(rule.from));
    const to = safeTarget(rule.to);
    if (from.kind !== "clean" || RESERVED.test(from.path) || to === undefined) {
      log.warn(
        { from: rule.from },
        "redirect left out: not a path that rules may have, or its target is neither a path nor an https address",
      );
      continue;
    }
    if (!to.startsWith("/"))
      log.info({ from: rule.from, host: new URL(to).host }, "redirect to another host");
    table.set(key(rule.site, from.path), { status: rule.status, to });
  }
  for (const [start] of table) {
    if (!endsSomewhere(table, start)) {
      log.warn({ from: start }, "redirect left out: it leads in a circle");
      table.delete(start);
    }
  }
  return {
    size: table.size,
    find(site, path, query) {
      if (table.size === 0) return undefined;
      const rule = table.get(key(site, path)) ?? table.get(key("all", path));
      return rule && { status: rule.status, location: withQuery(rule.to, query) };
    },
  };
}

function key(site: SiteKey | "all", path: string): string {
  return `${site} ${path}`;
}

/** Editors type umlauts as they are; requests carry them percent-encoded. Through a buffer, because half a character would throw. */
function typedPath(text: string): string {
  return Buffer.from(text.trim())
    .toString()
    .replace(/[^ -~]/gu, (character) => encodeURIComponent(character));
}

const OWN = "http://own.invalid";

/**
 * As a header value: percent-encoded, so that no line break or foreign scheme gets through. Judged after it was normalised, because
 * `/.//host` is another host; and browsers read a backslash as a slash. Another host has to be named in full, by https.
 */
function safeTarget(to: string): string | undefined {
  // Control characters are exactly what must not be there.
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (/[\u0000-\u001f\u007f\\]|%5c/i.test(to)) return undefined;
  if (!to.startsWith("/") && !/^https:\/\//i.test(to)) return undefined;
  if (to.startsWith("//") || !URL.canParse(to, OWN)) return undefined;
  const url = new URL(to, OWN);
  if (!to.startsWith("/")) return url.username === "" && url.password === "" ? url.href : undefined;
  const isOwn = url.origin === OWN && !url.pathname.startsWith("//");
  return isOwn ? `${url.pathname}${url.search}${url.hash}` : undefined;
}

function endsSomewhere(table: ReadonlyMap<string, { to: string }>, start: string): boolean {
  const [site = "all"] = start.split(" ");
  const seen = new Set<string>();
  for (let at: string | undefined = start; at !== undefined;) {
    if (seen.has(at)) return false;
    seen.add(at);
    const path: string = splitTarget(table.get(at)?.to ?? "").path.replace(/#.*$/, "");
    at = [`${site} ${path}`, `all ${path}`].find((next) => table.has(next));
  }
  return true;
}

/** The visitor's query goes along unless the rule brings its own; to nobody else, for it may hold what signs in. */
function withQuery(to: string, query: string): string {
  if (query === "" || to.includes("?") || !to.startsWith("/")) return to;
  const [target = "", fragment] = to.split("#");
  return `${target}${query}${fragment === undefined ? "" : `#${fragment}`}`;
}
