import path from "node:path";

/** Preview pictures are kept beside the sites, for all of them: `GRATWEG_OG_CACHE`, else in the data folder, else in Gatsby's own cache. */
export function previewCache(environment: NodeJS.ProcessEnv, siteFolder: string): string {
  const { GRATWEG_OG_CACHE: own, GRATWEG_DATA: data } = environment;
  if (own) return path.resolve(own);
  return data ? path.resolve(siteFolder, "..", data, "og-cache") : path.join(siteFolder, ".cache/caches/og");
}
