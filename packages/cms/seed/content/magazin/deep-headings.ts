import type { HeadingBlock } from "../../types";

function deepHeading(level: 5 | 6, text: string): HeadingBlock {
  return { type: "heading", level, children: [{ type: "text", text }] };
}

export const h5 = (text: string): HeadingBlock => deepHeading(5, text);
export const h6 = (text: string): HeadingBlock => deepHeading(6, text);
