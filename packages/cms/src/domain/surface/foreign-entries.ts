import type { Model } from "./secret-fields";

const LIST = /^\/content-manager\/collection-types\/([^/]+)\/?$/i;
/** Enough to name an entry in a list, and what Strapi's screens reckon with. */
const NAMING = new Set(["id", "documentId", "name", "title", "locale", "publishedAt", "status", "count"]);

/**
 * Takes out of a list's answer what its reader has no right to read: Strapi fills in whole entries where a relation leads to one, whoever
 * asks. Of colleagues it leaves out by itself what others may not see.
 */
export function narrowForeign(
  path: string,
  body: unknown,
  models: (uid: string) => Model | undefined,
  mayRead: (uid: string) => boolean,
): void {
  const [, uid] = LIST.exec(path) ?? [];
  const rows = uid !== undefined && isObject(body) && Array.isArray(body.results) ? body.results : [];
  for (const [field, attribute] of Object.entries(models(uid ?? "")?.attributes ?? {})) {
    const target = attribute?.target;
    if (target === undefined || target.startsWith("admin::") || mayRead(target)) continue;
    for (const row of rows as unknown[])
      if (isObject(row) && isObject(row[field])) row[field] = named(row[field]);
  }
}

const named = (entry: unknown): unknown =>
  Array.isArray(entry)
    ? entry.map(named)
    : isObject(entry)
      ? Object.fromEntries(Object.entries(entry).filter(([name]) => NAMING.has(name)))
      : entry;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
