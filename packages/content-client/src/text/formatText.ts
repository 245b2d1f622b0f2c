import { BREAK, fillArguments, UNDERLINE } from "./marks";
import { absoluteUploads } from "./uploads";

export interface FormatOptions {
  /** Origin of uploaded files, for paths that begin with /uploads/. */
  uploadsHost: string;
  /** What replaces `$0`, `$1`…: plain text. A number without an argument stays. */
  args?: readonly string[];
}

const ENTITY = /&(?!(?:[a-z][a-z\d]{1,30}|#\d{1,7}|#x[\da-f]{1,6});)/gi;

/**
 * HTML from a text of the content system (section 7): line breaks and underlining become tags again, everything else is and
 * stays escaped, arguments too. An underline without its end stays text, so that the result is always well-formed.
 */
export function formatText(text: string, { uploadsHost, args = [] }: FormatOptions): string {
  const marked = escapeTags(text).replace(BREAK, "<br>").replace(UNDERLINE, "<u>$1</u>");
  const filled = fillArguments(marked, args, (argument) => escapeTags(argument.replace(/&/g, "&amp;")));
  return absoluteUploads(filled, uploadsHost);
}

/** Entities that are already there stay what they are. */
function escapeTags(text: string): string {
  return text
    .replace(ENTITY, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;")
    .replace(/'/g, "&#39;");
}
