import type { SiteKey } from "@gratweg/sites";
import type { Entry } from "./entry";
import type { SiteBuild } from "./readSite";
import { forEachSliced, type Breathe } from "./slices";

export type HashedFiles = ReadonlyMap<string, Entry>;

export function hashedFiles(build: SiteBuild): HashedFiles {
  return new Map([...build.entries].filter(([, entry]) => entry.hashed));
}

/** Of everything that is served, today's builds and what is kept of earlier ones. */
export async function hashesInUse(
  builds: ReadonlyMap<SiteKey, SiteBuild>,
  earlier: ReadonlyMap<SiteKey, readonly HashedFiles[]>,
  breathe: Breathe,
): Promise<ReadonlySet<string>> {
  const hashes = new Set<string>();
  const files = [...[...builds.values()].map(({ entries }) => entries), ...[...earlier.values()].flat()];
  for (const entries of files)
    await forEachSliced(entries.values(), breathe, ({ content }) => hashes.add(content.hash));
  return hashes;
}
