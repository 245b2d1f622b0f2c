/** What the editor stores of a picture inside a text; `formats` are smaller copies. */
interface StoredImage {
  url: string;
  alternativeText?: string | null;
  caption?: string | null;
  width?: number | null;
  height?: number | null;
  formats?: Record<string, StoredImage> | null;
}

/** A text's column is 42rem wide; the content system's `medium` has 960 px. */
const FORMAT = "medium";

/**
 * Leads pictures inside texts to the uploads' host, by default the page's own origin, and keeps of their record only what a page
 * shows. Goes through all content, so that no text is forgotten.
 */
export function withReachableImages<Value>(value: Value, origin: string): Value {
  return reachable(value, origin) as Value;
}

function reachable(value: unknown, origin: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => reachable(entry, origin));
  if (typeof value !== "object" || value === null) return value;
  if (isImageBlock(value)) return { ...value, image: toImage(value.image, origin) };
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, reachable(entry, origin)]));
}

function isImageBlock(value: object): value is { image: StoredImage } {
  const { type, image } = value as { type?: unknown; image?: unknown };
  return (
    type === "image" &&
    typeof image === "object" &&
    image !== null &&
    typeof (image as { url?: unknown }).url === "string"
  );
}

/** The content system checks of `formats` only that it is an object. */
function isFile(copy: unknown): copy is StoredImage {
  return typeof copy === "object" && copy !== null && typeof (copy as { url?: unknown }).url === "string";
}

function toImage(image: StoredImage, origin: string): Omit<StoredImage, "formats"> {
  const copy: unknown = image.formats?.[FORMAT];
  const { url, width, height } = isFile(copy) ? copy : image;
  return {
    url: url.startsWith("/") ? `${origin.replace(/\/$/, "")}${url}` : url,
    alternativeText: image.alternativeText ?? "",
    caption: image.caption ?? null,
    width: width ?? null,
    height: height ?? null,
  };
}
