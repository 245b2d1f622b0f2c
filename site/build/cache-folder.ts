import path from "node:path";

/** What builds of all sites keep for the next ones, keyed by its content: in the data folder, else in Gatsby's own cache. */
export function cacheFolder(
  name: "og" | "pictures",
  { GRATWEG_DATA: data }: NodeJS.ProcessEnv,
  siteFolder: string,
): string {
  return data
    ? path.resolve(siteFolder, "..", data, `${name}-cache`)
    : path.join(siteFolder, ".cache/caches", name);
}
