export interface FileKind {
  name: "jpeg" | "png" | "webp" | "avif" | "gif" | "pdf";
  mime: string;
  /** With the dot; the first is given to a file that came with another one. */
  extensions: readonly string[];
}

export const PDF: FileKind = { name: "pdf", mime: "application/pdf", extensions: [".pdf"] };

/** What an upload may be: pictures of pixels, which run nothing, and PDF. */
const KINDS: readonly FileKind[] = [
  { name: "jpeg", mime: "image/jpeg", extensions: [".jpg", ".jpeg"] },
  { name: "png", mime: "image/png", extensions: [".png"] },
  { name: "webp", mime: "image/webp", extensions: [".webp"] },
  { name: "avif", mime: "image/avif", extensions: [".avif"] },
  { name: "gif", mime: "image/gif", extensions: [".gif"] },
  PDF,
];

/** In bytes. */
export const LARGEST_UPLOAD = 25 * 1024 * 1024;

export const ALLOWED_TYPES = KINDS.map(({ mime }) => mime);

/** So many bytes tell the kind of any file. */
export const HEADER_BYTES = 64;

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The kind of a file by its first bytes, whatever its name says. Decided before any decoder sees the file. */
export function kindOf(header: Buffer): FileKind | null {
  const name = nameOf(header);
  return KINDS.find((kind) => kind.name === name) ?? null;
}

/** The kind that a stored file with this extension is served as. */
export function kindOfExtension(extension: string): FileKind | null {
  return KINDS.find(({ extensions }) => extensions.includes(extension.toLowerCase())) ?? null;
}

function nameOf(header: Buffer): FileKind["name"] | null {
  const text = header.toString("latin1");
  if (text.startsWith("\xff\xd8\xff")) return "jpeg";
  if (header.subarray(0, PNG.length).equals(PNG)) return "png";
  if (/^GIF8[79]a/.test(text)) return "gif";
  if (/^RIFF[^]{4}WEBP/.test(text)) return "webp";
  if (text.startsWith("%PDF-")) return "pdf";
  return isAvif(header, text) ? "avif" : null;
}

/** The box `ftyp` lists the brands that a reader may take the file for. */
function isAvif(header: Buffer, text: string): boolean {
  if (text.slice(4, 8) !== "ftyp") return false;
  const end = Math.min(header.readUInt32BE(0), header.length);
  for (let at = 8; at + 4 <= end; at += 4) if (/^avi[fs]$/.test(text.slice(at, at + 4))) return true;
  return false;
}
