import { formatBlocks } from "@gratweg/content-client";
import type { SiteConfig } from "@gratweg/sites";
import { withReachableImages } from "./block-images";
import type { BuildSettings } from "./settings";

/** Section 7 for every rich text of a site; `$0` is the site's name, as several sites show the same text. */
export function withFormattedTexts<Content>(
  content: Content,
  { uploadsHost, name }: Pick<SiteConfig, "uploadsHost" | "name">,
  { uploadsUrl }: Pick<BuildSettings, "uploadsUrl">,
): Content {
  const host = uploadsHost ?? uploadsUrl;
  return withReachableImages(formatBlocks(content, { uploadsHost: host, args: [name] }), host);
}
