import { type BlocksContent, childrenOf, isNode, textOf, type UnknownNode } from "./blocks";

const known = new Set(["paragraph", "heading", "quote", "code", "list", "list-item", "link", "text"]);

/** The words alone, blocks and list items separated by line breaks: for descriptions, feeds and search documents. */
export function textOfBlocks(content: BlocksContent | null | undefined): string {
  if (!Array.isArray(content)) return "";
  return (content as readonly unknown[]).filter(isNode).flatMap(linesOf).join("\n");
}

function linesOf(node: UnknownNode): string[] {
  if (node.type === "list") return childrenOf(node).flatMap(linesOf);
  const text = inlineText(node);
  return text === "" ? [] : [text];
}

function inlineText(node: UnknownNode): string {
  if (!known.has(textOf(node.type))) return "";
  return node.type === "text" ? textOf(node.text) : childrenOf(node).map(inlineText).join("");
}
