/** What Strapi's blocks editor stores. Content may be older or newer than these types: the renderer skips what it does not know. */
export interface TextNode {
  type: "text";
  text: string;
  bold?: boolean;
  italic?: boolean;
  underline?: boolean;
  strikethrough?: boolean;
  code?: boolean;
}

export interface LinkNode {
  type: "link";
  url: string;
  children: TextNode[];
}

export type InlineNode = TextNode | LinkNode;

export interface ListItemNode {
  type: "list-item";
  children: InlineNode[];
}

export interface ListNode {
  type: "list";
  format: "ordered" | "unordered";
  indentLevel?: number;
  /** Strapi puts a nested list beside the items, not into one. */
  children: (ListItemNode | ListNode)[];
}

export interface ImageNode {
  type: "image";
  image: {
    url: string;
    alternativeText?: string | null;
    caption?: string | null;
    width?: number | null;
    height?: number | null;
  };
  children: TextNode[];
}

export type BlockNode =
  | { type: "paragraph"; children: InlineNode[] }
  | { type: "heading"; level: 1 | 2 | 3 | 4 | 5 | 6; children: InlineNode[] }
  | { type: "quote"; children: InlineNode[] }
  | { type: "code"; language?: string | null; children: InlineNode[] }
  | ListNode
  | ImageNode;

export type BlocksContent = readonly BlockNode[];

/** A node as it really comes: nothing about it is certain. */
export interface UnknownNode {
  type?: unknown;
  children?: unknown;
  [field: string]: unknown;
}

export function isNode(value: unknown): value is UnknownNode {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function childrenOf(node: UnknownNode): UnknownNode[] {
  return Array.isArray(node.children) ? node.children.filter(isNode) : [];
}

export function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
