import { isObject, type FieldCheck } from "./each-field";

const ELEMENT = ["type", "children"];
/** Lists what the editors' screens write. Strapi checks these properties and lets all others through. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  text: ["type", "text", "bold", "italic", "underline", "strikethrough", "code"],
  link: [...ELEMENT, "url", "rel", "target"],
  paragraph: ELEMENT,
  heading: [...ELEMENT, "level"],
  quote: ELEMENT,
  code: [...ELEMENT, "language", "plainText"],
  list: [...ELEMENT, "format", "indentLevel"],
  "list-item": ELEMENT,
  image: [...ELEMENT, "image"],
};
/**
 * Names what stands in a rich text beside what the editors' screens write. Prevents texts that carry data for whoever reads them:
 * a build once took such data for a picture of the library, and fetched and published what it named.
 */
export const strangePartIn: FieldCheck = (field, value, type) => {
  if (type !== "blocks" || !Array.isArray(value)) return [];
  // Avoids recursion: what API tokens write may be nested deeper than the stack.
  const left: unknown[] = Array.from<unknown>(value);
  for (const node of left) {
    const strange = strangeProperty(node);
    if (strange !== undefined)
      return [
        {
          path: [field],
          message: `Im Feld „${field}“ steht etwas, das zu keinem Text gehört (${strange.slice(0, 40)}). Bitte fügen Sie die Stelle als reinen Text ein.`,
        },
      ];
    if (isObject(node) && Array.isArray(node.children)) for (const child of node.children) left.push(child);
  }
  return [];
};

function strangeProperty(node: unknown): string | undefined {
  if (!isObject(node) || typeof node.type !== "string") return "?";
  const known = Object.hasOwn(PARTS, node.type) ? PARTS[node.type] : undefined;
  if (!known) return node.type;
  return Object.keys(node).find((name) => !known.includes(name)) ?? strangeInImage(node.image);
}

/** A picture carries the library's whole record, of which a build keeps what it shows. */
function strangeInImage(image: unknown): string | undefined {
  if (image === undefined) return undefined;
  if (!isObject(image)) return "image";
  const { formats } = image;
  if (formats === undefined || formats === null) return undefined;
  const copies = isObject(formats) ? Object.values(formats) : [undefined];
  const isRecord = copies.every((copy) => isObject(copy) && typeof copy.url === "string");
  return isRecord ? undefined : "formats";
}
