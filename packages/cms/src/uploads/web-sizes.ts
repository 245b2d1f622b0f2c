import { stat } from "node:fs/promises";
import { createReadStream } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

/** In pixels. The sites offer them to the browser and scale nothing themselves. */
const WIDTHS = { small: 480, medium: 960, large: 1920 } as const;
/** What the editors' screens show in lists, as large as Strapi's own. */
const THUMBNAIL = { width: 245, height: 156, fit: "inside" } as const;
const WEBP = { quality: 66, effort: 5, smartSubsample: true } as const;
/** Names the admitted types as sharp does; Strapi's own check leaves AVIF out. */
const SCALED = new Set(["jpeg", "png", "webp", "gif", "heif"]);

/** A file on its way into the media library, as far as this reads it (Strapi 5.54). */
export interface StoredFile {
  name: string;
  hash: string;
  path?: string | null;
  /** Absent where a file comes as a stream. */
  filepath?: string;
  tmpWorkingDirectory?: string;
  getStream?: () => NodeJS.ReadableStream;
}

interface Format {
  key: keyof typeof WIDTHS;
  file: object;
}

/** As much of the upload plugin's service `image-manipulation` as is replaced. */
export interface ImageService {
  isResizableImage(file: StoredFile): Promise<boolean>;
  generateThumbnail(file: StoredFile): Promise<object | null>;
  generateResponsiveFormats(file: StoredFile): Promise<object[]>;
}

/**
 * Every picture's smaller copies are WebP of the widths that the sites show, whatever the original is: a site copies them and needs no
 * scaling of its own. The largest is left out where the original itself can stand in its place.
 */
export function withWebSizes<Service extends ImageService>(service: Service): Service {
  return {
    ...service,
    async isResizableImage(file) {
      const metadata = await read(file)
        .metadata()
        .catch(() => undefined);
      return metadata !== undefined && SCALED.has(metadata.format);
    },
    generateThumbnail: (file) => scaled(file, "thumbnail", THUMBNAIL),
    async generateResponsiveFormats(file) {
      const { width, format, pages = 1 } = await read(file).metadata();
      const original = format === "webp" && pages === 1 ? width : Infinity;
      const keys = (Object.keys(WIDTHS) as Format["key"][]).filter(
        // The largest also stands for an original in another format that is smaller than itself.
        (key) => (key === "large" ? original > WIDTHS.large : width > WIDTHS[key]),
      );
      const formats: Format[] = [];
      for (const key of keys)
        formats.push({ key, file: await scaled(file, key, { width: Math.min(width, WIDTHS[key]) }) });
      return formats;
    },
  };
}

/** Only the first of an animation's pictures. */
function read(file: StoredFile): sharp.Sharp {
  if (file.filepath !== undefined) return sharp(file.filepath);
  const pipeline = sharp();
  file.getStream?.().pipe(pipeline);
  return pipeline;
}

async function scaled(file: StoredFile, key: string, size: sharp.ResizeOptions): Promise<object> {
  const [name, hash] = [`${key}_${file.name}`, `${key}_${file.hash}`];
  const target = join(file.tmpWorkingDirectory ?? "", hash);
  const { width, height } = await read(file)
    .resize({ ...size, withoutEnlargement: true })
    .webp(WEBP)
    .toFile(target);
  const { size: bytes } = await stat(target);
  return {
    ...{ name, hash, ext: ".webp", mime: "image/webp", path: file.path ?? null, width, height },
    size: Math.round(bytes / 10) / 100,
    sizeInBytes: bytes,
    filepath: target,
    getStream: () => createReadStream(target),
  };
}
