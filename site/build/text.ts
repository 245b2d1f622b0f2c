import type { Blocks } from "./content-nodes";

/** The plain text of Strapi's blocks, one line for each block. */
export function textOf(blocks: Blocks | null): string {
  return (blocks ?? [])
    .map((block) => nodeText(block).trim())
    .filter(Boolean)
    .join("\n");
}

function nodeText(node: unknown): string {
  if (typeof node !== "object" || node === null) return "";
  const { text, children } = node as { text?: unknown; children?: unknown };
  if (typeof text === "string") return text;
  return Array.isArray(children) ? children.map(nodeText).join(" ") : "";
}
