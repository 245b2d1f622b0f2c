import { isSiteKey, type SiteKey } from "@gratweg/sites";

export interface BuildSettings {
  siteKey: SiteKey;
  /** Origin of the content system, without trailing slash. */
  contentUrl: string;
  /** Origin that visitors' browsers load uploaded pictures from, without trailing slash; empty: the page's own. */
  uploadsUrl: string;
  contentToken: string;
  /** Names this build in `builds/latest.json`. */
  buildId: string;
  production: boolean;
}

/** Reads what a build needs from the environment; throws a sentence that names the variable. */
export function buildSettings(environment: NodeJS.ProcessEnv): BuildSettings {
  const siteKey = environment["GRATWEG_SITE"] ?? "hiking";
  if (!isSiteKey(siteKey)) throw new Error(`GRATWEG_SITE names no site: "${siteKey}".`);
  const contentToken = environment["GRATWEG_CONTENT_TOKEN"];
  if (!contentToken) throw new Error("GRATWEG_CONTENT_TOKEN is missing: build with `npm run site:build`.");
  const contentUrl = withoutSlash(environment["GRATWEG_CMS_URL"] || "http://localhost:1337");
  return {
    siteKey,
    contentUrl,
    uploadsUrl: withoutSlash(environment["GRATWEG_UPLOADS_HOST"] ?? ""),
    contentToken,
    buildId: environment["GRATWEG_BUILD_ID"] ?? `manual-${Date.now().toString(36)}`,
    production: ["true", "1"].includes(environment["GRATWEG_PRODUCTION"] ?? ""),
  };
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, "");
}
