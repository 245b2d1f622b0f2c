import type { MediaNode } from "../../content-nodes";

/** What a preview picture shows: the first picture of its page, and words. */
export interface SocialCard {
  title: string;
  /** A short line above the title. */
  kicker: string | null;
  picture: SocialPicture | null;
  /** Whose name and colours it carries; the page's own site where nothing is said. */
  owner?: { name: string; primary: string };
}

export interface SocialPicture {
  /** Absolute path of the widest file. */
  file: string;
  /** Changes with the file's bytes. */
  digest: string;
  alt: string;
}

export function toSocialPicture(media: MediaNode | null | undefined): SocialPicture | null {
  const largest = media?.sizes.at(-1);
  return largest ? { file: largest.file, digest: largest.digest, alt: media?.alternativeText ?? "" } : null;
}
