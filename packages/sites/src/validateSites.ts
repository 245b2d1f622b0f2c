import type { z } from "zod";
import { SITE_KEYS, siteConfig, type SiteConfig } from "./schema";

/** A configuration that cannot be used; the message names file and field. */
export class SiteConfigError extends Error {
  override name = "SiteConfigError";
}

/** The file that a field of a site comes from, and how it names the site. */
export type Origin = (key: string, field: readonly PropertyKey[]) => string;

const OWN = "packages/sites/src/configs.ts";

/** Checks configurations: each well-formed, every key once, no domain twice. Throws {@link SiteConfigError}. */
export function validateSites(
  candidates: readonly unknown[],
  file = OWN,
  origin: Origin = (key) => `${file}: ${key}`,
): SiteConfig[] {
  const sites = candidates.map((candidate, index) => {
    const result = siteConfig.safeParse(candidate);
    if (result.success) return result.data;
    const { field, message } = firstIssue(result.error);
    throw new SiteConfigError(
      `${[origin(keyOf(candidate) ?? `[${index}]`, field), ...field].join(".")}: ${message}`,
    );
  });
  for (const key of SITE_KEYS) {
    const found = sites.filter((site) => site.key === key).length;
    if (found !== 1) throw new SiteConfigError(`${file}: key „${key}“ kommt ${found}-mal vor statt einmal`);
  }
  const owners = new Map<string, string>();
  for (const { key, domain } of sites) {
    const owner = owners.get(domain);
    if (owner !== undefined)
      throw new SiteConfigError(
        `${origin(key, ["domain"])}.domain: „${domain}“ ist doppelt vergeben, auch an ${owner}`,
      );
    owners.set(domain, key);
  }
  return sites;
}

/** An unknown field's path ends in its own name, not in that of the object around it. */
function firstIssue(error: z.ZodError): { field: PropertyKey[]; message: string } {
  const issue = error.issues[0];
  if (!issue) return { field: [], message: "ungültig" };
  if (issue.code === "unrecognized_keys")
    return { field: [...issue.path, ...issue.keys.slice(0, 1)], message: "dieses Feld gibt es nicht" };
  return { field: issue.path, message: issue.message };
}

function keyOf(candidate: unknown): string | undefined {
  const key: unknown =
    typeof candidate === "object" && candidate !== null && "key" in candidate ? candidate.key : undefined;
  return typeof key === "string" ? key : undefined;
}
