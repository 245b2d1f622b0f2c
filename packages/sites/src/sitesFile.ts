import { isSiteKey, type SiteConfig } from "./schema";
import { SiteConfigError, validateSites } from "./validateSites";

type Entries = Record<string, unknown>;

/** The part of a sites file that counts for every site. */
const ALL = "*";

/**
 * The sites as a file changes them: a part under `*` for all, then one under a site's key for that site. Objects are merged,
 * everything else is replaced. A mistake is a {@link SiteConfigError} that names the file and the field in it.
 */
export function mergeSites(configs: readonly SiteConfig[], text: string, file: string): SiteConfig[] {
  const parts = partsOf(text, file);
  const all = parts[ALL] ?? {};
  const merged = configs.map((config) => merge(merge(config, all), parts[config.key] ?? {}));
  return validateSites(merged, file, (key, field) => {
    if (has(parts[key], field)) return `${file}: ${key}`;
    return has(all, field) ? `${file}: ${ALL}` : `packages/sites/src/configs.ts: ${key}`;
  });
}

function partsOf(text: string, file: string): Record<string, Entries> {
  const content = parse(text, file);
  if (!isObject(content)) throw new SiteConfigError(`${file}: kein Objekt mit einem Teil für jede Website`);
  return Object.fromEntries(
    Object.entries(content).map(([key, part]) => {
      if (key !== ALL && !isSiteKey(key)) throw new SiteConfigError(`${file}: ${key}: unbekannte Website`);
      if (!isObject(part)) throw new SiteConfigError(`${file}: ${key}: kein Objekt`);
      if ("key" in part) throw new SiteConfigError(`${file}: ${key}.key: lässt sich nicht ändern`);
      return [key, part];
    }),
  );
}

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new SiteConfigError(`${file}: kein JSON: ${(error as SyntaxError).message}`);
  }
}

function merge(base: unknown, change: unknown): unknown {
  if (!isObject(base) || !isObject(change)) return change;
  const fields = new Set([...Object.keys(base), ...Object.keys(change)]);
  return Object.fromEntries(
    [...fields].map((field) => [
      field,
      Object.hasOwn(change, field) ? merge(base[field], change[field]) : base[field],
    ]),
  );
}

/** Whether a part says something about a field, or about the object that should hold it. */
function has(part: unknown, field: readonly PropertyKey[]): boolean {
  if (field.length === 0) return part !== undefined;
  const [first, ...rest] = field;
  if (Array.isArray(part) || !isObject(part)) return part !== undefined;
  return first !== undefined && Object.hasOwn(part, first) && has(part[String(first)], rest);
}

function isObject(value: unknown): value is Entries {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
