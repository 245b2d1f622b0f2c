import { createHash } from "node:crypto";
import { foreignScript, foreignScriptMessage, inlineParts, type InlineScripts } from "@gratweg/contracts";

/** Sources of a policy, for instance `'sha256-…'`, for everything that a page brings inline. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** A page as it is served, and what the build that it belongs to says of its scripts. */
export interface BuiltPage {
  /** Its path, for messages. */
  path: string;
  html: Buffer;
  known: InlineScripts;
}

/**
 * A part is hashed as the browser reads it. Throws for a page with a script that is not known by its name: what a build has made of
 * somebody's text must never get a hash of its own.
 */
export function inlineHashes({ path, html, known }: BuiltPage): InlineHashes {
  // One character a byte: faster to read, and its bytes are the page's.
  const { scripts, styles } = inlineParts(html.toString("latin1"));
  const foreign = foreignScript(scripts, inBytes(known));
  if (foreign !== undefined) throw new Error(foreignScriptMessage(path, foreign));
  return { scripts: hashes(scripts), styles: hashes(styles) };
}

function inBytes(known: InlineScripts): InlineScripts {
  return Object.fromEntries(
    Object.entries(known).map(([name, text]) => [name, Buffer.from(text).toString("latin1")]),
  );
}

function hashes(texts: readonly string[]): string[] {
  return [...new Set(texts.map(hash))];
}

function hash(text: string): string {
  return `'sha256-${createHash("sha256").update(Buffer.from(text, "latin1")).digest("base64")}'`;
}
