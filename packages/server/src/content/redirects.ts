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

/** Rules that are malformed or lead back to themselves are left out and named in the log, never served. */
export function createRedirectTable(rules: readonly RedirectRule[], log: Log): RedirectTable {
  const table = new Map<string, { status: RedirectRule["status"]; to: string }>();
  for (const rule of rules) {
    const from = inspectPath(typedPath(rule.from));
    const to = safeTarget(rule.to);
    if (from.kind !== "clean" || from.path === "/" || to === undefined) {
      log.warn(
        { from: rule.from },
        "redirect left out: not a path, or its target is neither a path nor an http(s) address",
      );
      continue;
    }
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

/** As a header value: percent-encoded, so that no line break or foreign scheme gets through. */
function safeTarget(to: string): string | undefined {
  const base = "http://own.invalid";
  if (to.startsWith("/") ? /^\/[/\\]/.test(to) : !/^https?:\/\//i.test(to)) return undefined;
  if (!URL.canParse(to, base)) return undefined;
  const url = new URL(to, base);
  return url.origin === base ? `${url.pathname}${url.search}${url.hash}` : url.href;
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

/** The visitor's query goes along unless the rule brings its own. */
function withQuery(to: string, query: string): string {
  if (query === "" || to.includes("?")) return to;
  const [target = "", fragment] = to.split("#");
  return `${target}${query}${fragment === undefined ? "" : `#${fragment}`}`;
}
