/** The content system’s blocks as a page, and as text. */
export { RichText } from "../rich-text/RichText";
export { isExternal, safeHref } from "../link/safeHref";
export { textOfBlocks } from "../rich-text/textOfBlocks";

export type {
  BlockNode,
  BlocksContent,
  ImageNode,
  InlineNode,
  LinkNode,
  ListItemNode,
  ListNode,
  TextNode,
} from "../rich-text/blocks";
export type { RichTextProps } from "../rich-text/RichText";
