/** A picture of the media library as GraphQL answers it (`query-parts.ts`). */
export interface StoredMedia extends StoredFile {
  __typename: "STRAPI__MEDIA";
  alternativeText: string | null;
  updatedAt: string | null;
  formats: Readonly<Record<string, StoredFile | undefined>> | null;
}

export interface StoredFile {
  url: string;
  width: number | null;
  height: number | null;
}

/** What the content system makes for the editors' lists. */
const THUMBNAIL = "thumbnail";
/** The copy of full width. Where there is none, the original stands for it: a WebP that is no wider, or an upload of an earlier version. */
const FULL = "large";

/** Where the media library keeps its files; their names are the library's own. */
const LIBRARY_FILE = /^\/uploads\/[\w-]+\.(?:webp|jpe?g|png|gif|avif)$/i;

/** Returns whether a file is a picture of the library at `origin`; prevents builds that fetch from, or publish, anything else. */
export function isLibraryPicture(url: unknown, origin: string): url is string {
  if (typeof url !== "string") return false;
  return LIBRARY_FILE.test(url.startsWith(`${origin}/`) ? url.slice(origin.length) : url);
}

export function isStoredMedia(value: object): value is StoredMedia {
  return (value as { __typename?: unknown }).__typename === "STRAPI__MEDIA";
}

/** The files that a site may show of a picture, from narrow to wide: the copies, and the original where no copy stands for it. */
export function shownFiles(
  media: StoredMedia,
): Required<{ [Key in keyof StoredFile]: NonNullable<StoredFile[Key]> }>[] {
  const copies = Object.entries(media.formats ?? {}).flatMap(([key, file]) =>
    file && key !== THUMBNAIL ? [file] : [],
  );
  return [...copies, ...(media.formats?.[FULL] ? [] : [media])]
    .flatMap(({ url, width, height }) => (width && height ? [{ url, width, height }] : []))
    .sort((a, b) => a.width - b.width);
}
