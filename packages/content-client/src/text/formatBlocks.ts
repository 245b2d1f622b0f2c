import type { FormatOptions } from "./formatText";
import { BREAK, fillArguments, UNDERLINE } from "./marks";
import { absoluteUpload, absoluteUploads } from "./uploads";

const MARKS = ["bold", "italic", "underline", "strikethrough"] as const;

interface TextNode extends Partial<Record<(typeof MARKS)[number], unknown>> {
  type: "text";
  text: string;
  code?: boolean;
}

/**
 * The formatter of section 7 for rich text: what `formatText` makes tags of becomes marks and line breaks of its nodes, links and pictures
 * below /uploads/ get an absolute address. Goes through any content, so that no text is forgotten; code stays as it was typed.
 */
export function formatBlocks<Content>(content: Content, options: FormatOptions): Content {
  return formatted(content, options) as Content;
}

function formatted(value: unknown, options: FormatOptions): unknown {
  if (Array.isArray(value))
    return value.flatMap((entry: unknown) =>
      isText(entry) ? formattedText(entry, options) : [formatted(entry, options)],
    );
  if (!isRecord(value) || value.type === "code") return value;
  const fields = Object.entries(value).map(([name, entry]) => [name, formatted(entry, options)] as const);
  return { ...Object.fromEntries(fields), ...withAddress(value, options) };
}

function withAddress({ type, url, image }: Record<string, unknown>, { uploadsHost }: FormatOptions): object {
  if (type === "link" && typeof url === "string") return { url: absoluteUpload(url, uploadsHost) };
  if (type === "image" && isRecord(image) && typeof image.url === "string")
    return { image: { ...image, url: absoluteUpload(image.url, uploadsHost) } };
  return {};
}

function formattedText(node: TextNode, { uploadsHost, args = [] }: FormatOptions): TextNode[] {
  if (node.code === true) return [node];
  const write = (text: string) =>
    absoluteUploads(fillArguments(text.replace(BREAK, "\n"), args), uploadsHost);
  // Every second part is what stands between the marks.
  const parts = node.text.split(UNDERLINE);
  // Further properties stay behind: each part would carry all of them once more.
  const marks = Object.fromEntries(
    MARKS.flatMap((mark) => (node[mark] === undefined ? [] : [[mark, node[mark]]])),
  );
  return parts.flatMap((part, index) => {
    if (part === "" && parts.length > 1) return [];
    return [{ type: "text", text: write(part), ...marks, ...(index % 2 === 1 ? { underline: true } : {}) }];
  });
}

function isText(value: unknown): value is TextNode {
  return isRecord(value) && value.type === "text" && typeof value.text === "string";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
