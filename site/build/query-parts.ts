import { SITE_KEYS, siteField } from "@gratweg/sites";

/** Pictures and logos: `pictures/withSitePictures` brings the files that are named here onto the site. */
export const media = "__typename alternativeText url width height updatedAt formats";

/** Fields whose value is an editor's text as JSON: whatever stands in it is text, never a record of the media library. */
export const RICH_TEXT_FIELDS: ReadonlySet<string> = new Set(["body", "intro", "answer", "aboutBody"]);

export const named = "name slug";
export const siteSelection = SITE_KEYS.map(siteField).join(" ");
export const seo = "metaTitle metaDescription noindex";
