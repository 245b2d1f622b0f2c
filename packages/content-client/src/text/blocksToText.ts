import type { RawBlock } from "../generated/raw";

/** The words of rich text, a line for each paragraph, heading, quote or list item. Tolerates what is not a block. */
export function blocksToText(blocks: readonly RawBlock[] | null | undefined): string {
  return linesOf(blocks).join("\n");
}

function linesOf(nodes: unknown): string[] {
  if (!Array.isArray(nodes)) return [];
  return nodes.flatMap((node: unknown) => {
    const children = childrenOf(node);
    if (children.some((child) => isType(child, "list") || isType(child, "list-item")))
      return linesOf(children);
    const line = inlineText(children).replace(/\s+/g, " ").trim();
    return line === "" ? [] : [line];
  });
}

function inlineText(nodes: readonly unknown[]): string {
  return nodes.map((node) => (isType(node, "text") ? textOf(node) : inlineText(childrenOf(node)))).join("");
}

function childrenOf(node: unknown): readonly unknown[] {
  return isRecord(node) && Array.isArray(node.children) ? node.children : [];
}

function textOf(node: unknown): string {
  return isRecord(node) && typeof node.text === "string" ? node.text : "";
}

function isType(node: unknown, type: string): boolean {
  return isRecord(node) && node.type === type;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
