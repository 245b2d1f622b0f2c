import { createHash } from "node:crypto";

/** Sources of a policy, for instance `'sha256-…'`, for everything that a page brings inline. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Comments are matched so that what stands in them is passed over. */
const PARTS =
  /<!--[\s\S]*?-->|<(script|style)(?=[\s/>])((?:"[^"]*"|'[^']*'|[^"'>])*)>([\s\S]*?)<\/\1(?=[\s/>])/gi;
const ATTRIBUTES = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
/** HTML standard, "prepare the script element": everything else is data, which no policy is asked about. */
const EXECUTABLE =
  /^(?:(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/(?:javascript1\.[0-5]|jscript|livescript)|module|importmap|speculationrules|)$/i;

/** A part is hashed as the browser reads it: its bytes, every end of line a line feed. */
export function inlineHashes(html: Buffer): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  // One character a byte: faster to read, and its bytes are the page's.
  for (const [, element, attributes = "", text = ""] of html.toString("latin1").matchAll(PARTS)) {
    if (element === undefined) continue;
    if (element.toLowerCase() === "style") styles.add(hash(text));
    else if (isInlineScript(attributes)) scripts.add(hash(text));
  }
  return { scripts: [...scripts], styles: [...styles] };
}

function isInlineScript(text: string): boolean {
  let type = "";
  for (const [, name = "", double, single, bare] of text.matchAll(ATTRIBUTES)) {
    if (name.toLowerCase() === "src") return false;
    if (name.toLowerCase() === "type") type = (double ?? single ?? bare ?? "").trim();
  }
  return EXECUTABLE.test(type);
}

function hash(text: string): string {
  const bytes = Buffer.from(text.replace(/\r\n?/g, "\n"), "latin1");
  return `'sha256-${createHash("sha256").update(bytes).digest("base64")}'`;
}
