import { describePoster } from "../posters/describe";
import type {
  Block,
  Blocks,
  CodeBlock,
  HeadingBlock,
  InlineNode,
  LinkNode,
  ListBlock,
  ListItem,
  ParagraphBlock,
  Poster,
  PosterBlock,
  QuoteBlock,
  TextNode,
} from "./types";

/** A plain string stands for an unformatted text node. */
export type Inline = string | InlineNode;
type Marks = Omit<TextNode, "type" | "text">;

function text(value: string, marks: Marks = {}): TextNode {
  return { type: "text", text: value, ...marks };
}

function inline(parts: Inline[]): InlineNode[] {
  return parts.map((part) => (typeof part === "string" ? text(part) : part));
}

export const bold = (value: string): TextNode => text(value, { bold: true });
export const italic = (value: string): TextNode => text(value, { italic: true });
export const underline = (value: string): TextNode => text(value, { underline: true });
export const strike = (value: string): TextNode => text(value, { strikethrough: true });
export const mono = (value: string): TextNode => text(value, { code: true });

export function link(url: string, label: string): LinkNode {
  return { type: "link", url, children: [text(label)] };
}

export function p(...parts: Inline[]): ParagraphBlock {
  return { type: "paragraph", children: inline(parts) };
}

function heading(level: HeadingBlock["level"], parts: Inline[]): HeadingBlock {
  return { type: "heading", level, children: inline(parts) };
}

export const h2 = (...parts: Inline[]): HeadingBlock => heading(2, parts);
export const h3 = (...parts: Inline[]): HeadingBlock => heading(3, parts);
export const h4 = (...parts: Inline[]): HeadingBlock => heading(4, parts);

export function quote(...parts: Inline[]): QuoteBlock {
  return { type: "quote", children: inline(parts) };
}

export function code(value: string, language = "plaintext"): CodeBlock {
  return { type: "code", language, children: [text(value)] };
}

export function image(poster: Poster): PosterBlock {
  return { type: "image", poster, children: [text("")] };
}

/** A list's entry: one line, several inline parts, or a nested list. */
export type Entry = string | Inline[] | ListBlock;

function list(format: ListBlock["format"], entries: Entry[]): ListBlock {
  const children = entries.map((entry): ListItem | ListBlock => {
    if (typeof entry === "string") return { type: "list-item", children: [text(entry)] };
    if (Array.isArray(entry)) return { type: "list-item", children: inline(entry) };
    return nest(entry);
  });
  return { type: "list", format, indentLevel: 0, children };
}

/** Strapi counts a nested list's depth in `indentLevel`. */
function nest(inner: ListBlock): ListBlock {
  return {
    ...inner,
    indentLevel: (inner.indentLevel ?? 0) + 1,
    children: inner.children.map((child) => (child.type === "list" ? nest(child) : child)),
  };
}

export const ul = (...entries: Entry[]): ListBlock => list("unordered", entries);
export const ol = (...entries: Entry[]): ListBlock => list("ordered", entries);

/** The words of a block without their formatting; for checks on the language. */
export function plainText(blocks: Blocks): string[] {
  return blocks.flatMap((block: Block) => blockText(block));
}

function blockText(block: Block | ListItem): string[] {
  if (block.type === "image") return [describePoster(block.poster)];
  if (block.type === "list") return block.children.flatMap((child) => blockText(child));
  return [
    block.children
      .map((node) => (node.type === "link" ? node.children.map((n) => n.text).join("") : node.text))
      .join(""),
  ];
}
