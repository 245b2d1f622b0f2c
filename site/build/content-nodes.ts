import type { SiteField } from "@gratweg/sites";
import type { BlocksContent } from "@gratweg/design-system";

/** What the GraphQL layer answers; fields that the schema marks as optional may be null. */
export interface Named {
  name: string;
  slug: string;
}

/** A picture as `pictures/site-pictures.ts` has brought it onto the site. */
export interface MediaNode {
  alternativeText: string | null;
  /** From narrow to wide; none where the content system has lost the files. */
  sizes: PictureSize[];
}

export interface PictureSize {
  /** Below the site's root. */
  src: string;
  width: number;
  height: number;
  /** Absolute path of the file while the site is built. */
  file: string;
  /** Changes with the file's bytes. */
  digest: string;
}

export interface Seo {
  metaTitle: string | null;
  metaDescription: string | null;
  noindex: boolean | null;
}

export type SiteSelection = Record<SiteField, boolean | null>;

/** Strapi's blocks, as they come; the design system's rich text reads them. */
export type Blocks = BlocksContent;
