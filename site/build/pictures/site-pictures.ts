import path from "node:path";
import type { MediaNode, PictureSize } from "../content-nodes";
import { createDownloads, publish, type DownloadPorts } from "./download";
import { RICH_TEXT_FIELDS } from "../query-parts";
import { isLibraryPicture, isStoredMedia, shownFiles, type StoredMedia } from "./stored-media";

/** Below the site's root. The server keeps what lies below /static for ever: names there change with their content. */
const FOLDER = "static/pictures";

/** Content as GraphQL answers it: each picture is a record of the media library. */
export type Stored<Value> = Value extends MediaNode
  ? StoredMedia
  : Value extends object
    ? { [Key in keyof Value]: Stored<Value[Key]> }
    : Value;

export interface SitePictures<Content> {
  content: Content;
  /** Copies the pictures that `pages` name into the built site. */
  publish: (pages: unknown, folder: string) => Promise<void>;
}

/**
 * Brings the media library's own sizes onto the site; nothing is scaled here. The content system's names stay when an editor replaces
 * a picture, so each address carries a digest of the content.
 */
export async function withSitePictures<Content>(
  stored: Stored<Content>,
  ports: DownloadPorts,
): Promise<SitePictures<Content>> {
  const downloads = createDownloads(ports);
  const files = new Map<string, string>();

  const toMedia = async (media: StoredMedia): Promise<MediaNode> => {
    const sizes = await Promise.all(
      shownFiles(media).map(async ({ url, width, height }): Promise<PictureSize[]> => {
        if (!isLibraryPicture(url, ports.origin)) {
          ports.warn(`A picture lies outside the media library and is left out: ${String(url)}`);
          return [];
        }
        const downloaded = await downloads.fetch(url, media.updatedAt ?? "");
        if (!downloaded) return [];
        const src = `/${FOLDER}/${downloaded.digest}/${path.posix.basename(url)}`;
        files.set(src, downloaded.file);
        return [{ src, width, height, ...downloaded }];
      }),
    );
    return { alternativeText: media.alternativeText, sizes: sizes.flat() };
  };

  const replaced = async (value: unknown): Promise<unknown> => {
    if (typeof value !== "object" || value === null) return value;
    if (Array.isArray(value)) return Promise.all(value.map(replaced));
    if (isStoredMedia(value)) return toMedia(value);
    const entries = Object.entries(value).map(
      async ([name, entry]) => [name, RICH_TEXT_FIELDS.has(name) ? entry : await replaced(entry)] as const,
    );
    return Object.fromEntries(await Promise.all(entries));
  };

  const content = (await replaced(stored).catch(async (error: unknown) => {
    // Whoever clears up after a failed build must not meet downloads that go on.
    await downloads.settled();
    throw error;
  })) as Content;
  await downloads.forgetOthers();
  return {
    content,
    async publish(pages, folder) {
      const text = JSON.stringify(pages);
      const named = [...files].filter(([src]) => text.includes(src));
      await Promise.all(named.map(([src, file]) => publish({ file, target: path.join(folder, src) })));
    },
  };
}
