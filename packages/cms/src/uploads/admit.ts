import { open, stat } from "node:fs/promises";
import { join, parse } from "node:path";
import { errors } from "@strapi/utils";
import sharp from "sharp";
import { HEADER_BYTES, kindOf, kindOfExtension, PDF, type FileKind } from "./kinds";
import { texts } from "./texts";

/** A file as the body parser leaves it; all but `filepath` and `size` is the sender's word. */
export interface SentFile {
  filepath: string;
  originalFilename?: string | null;
  mimetype?: string | null;
  detectedMimeType?: string;
  size: number;
}

/** Beyond every camera that our editors hold, and decoded still small enough for the memory. */
const MEGAPIXELS = 64;
/** Writing AVIF takes thirty times as long, and gigabytes of memory at the size of the others. */
const AVIF_MEGAPIXELS = 16;
/** Drawing the largest picture takes a tenth of it. */
const LONGEST_SECONDS = 60;
/** WebP, in which Strapi's smaller copies are written, holds 16,383 a side; beyond that the original was stored and its row was not. */
const LONGEST_SIDE = 16_000;
const ANIMATED = new Set(["gif", "webp"]);
/** Strapi makes the pictures smaller afterwards; this step only must not be seen. */
const QUALITY: Partial<Record<FileKind["name"], { quality: number; effort?: number }>> = {
  jpeg: { quality: 90 },
  webp: { quality: 90 },
  avif: { quality: 70, effort: 2 },
};

/** The kind of a file by its content; what is neither picture nor PDF, or is called something else, is refused. */
export async function admitted(file: SentFile): Promise<FileKind> {
  const kind = kindOf(await readHeader(file.filepath));
  const { ext } = parse(nameOf(file));
  if (kind === null || (ext !== "" && kindOfExtension(ext) === null)) throw refusal(texts.kind(nameOf(file)));
  return kind;
}

/**
 * The file as it is stored: a picture drawn anew from its pixels, which leaves behind where it was taken and whatever else it
 * carried; name and type after the content. `stored` is the extension of the file that it replaces, whose address stays.
 */
export async function cleaned(file: SentFile, folder: string, stored?: string): Promise<SentFile> {
  const kind = await admitted(file);
  const target = stored === undefined ? kind : kindOfExtension(stored);
  if (target === null || (kind === PDF) !== (target === PDF)) throw refusal(texts.replacement(nameOf(file)));
  const { name, ext } = parse(nameOf(file));
  const extension = target.extensions.find((known) => known === ext.toLowerCase()) ?? target.extensions[0];
  const named = {
    ...file,
    originalFilename: `${name}${extension}`,
    mimetype: target.mime,
    detectedMimeType: target.mime,
  };
  if (target === PDF) return named;
  const filepath = join(folder, "picture");
  await redraw(file, kind, target, filepath);
  return { ...named, filepath, size: (await stat(filepath)).size };
}

async function redraw(file: SentFile, from: FileKind, to: FileKind, target: string): Promise<void> {
  // A JPEG that replaces an AVIF is written as one.
  const megapixels = from.name === "avif" || to.name === "avif" ? AVIF_MEGAPIXELS : MEGAPIXELS;
  const options = { limitInputPixels: megapixels * 1e6, failOn: "error" } as const;
  try {
    const picture = sharp(file.filepath, {
      ...options,
      animated: ANIMATED.has(from.name) && ANIMATED.has(to.name),
    });
    const { format, width, height, pageHeight = height } = await picture.metadata();
    if (format !== (from.name === "avif" ? "heif" : from.name)) throw refusal(texts.kind(nameOf(file)));
    if (Math.max(width, pageHeight) > LONGEST_SIDE) throw refusal(texts.side(nameOf(file), LONGEST_SIDE));
    picture.autoOrient();
    // JPEG knows no transparency; black is nobody's background.
    if (to.name === "jpeg") picture.flatten({ background: "#fff" });
    await picture.timeout({ seconds: LONGEST_SECONDS }).toFormat(to.name, QUALITY[to.name]).toFile(target);
  } catch (error) {
    if (error instanceof errors.ValidationError) throw error;
    const isTooLarge = error instanceof Error && error.message.includes("exceeds pixel limit");
    throw refusal(isTooLarge ? texts.size(nameOf(file), megapixels) : texts.broken(nameOf(file)));
  }
}

async function readHeader(path: string): Promise<Buffer> {
  const file = await open(path, "r");
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function nameOf({ originalFilename }: SentFile): string {
  return originalFilename || "Datei";
}

export function tooManyUploads(): Error {
  return refusal(texts.queue);
}

function refusal(message: string): Error {
  return new errors.ValidationError(message);
}
