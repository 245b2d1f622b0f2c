import { z } from "zod";

/** `builds/inline-scripts.json` of a build: the texts of the scripts that its pages may bring inline, by their names. */
export const inlineScripts = z.record(z.string(), z.string());
export type InlineScripts = z.infer<typeof inlineScripts>;

/** Where a build says what its pages may bring inline; nobody but the server reads it. */
export const INLINE_SCRIPTS_FILE = "builds/inline-scripts.json";

export interface InlineParts {
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

/** What a policy is asked about in a page, as the browser reads it: every end of line a line feed. */
export function inlineParts(html: string): InlineParts {
  const scripts: string[] = [];
  const styles: string[] = [];
  for (const [, element, attributes = "", text = ""] of html.matchAll(PARTS)) {
    if (element === undefined) continue;
    const read = text.replace(/\r\n?/g, "\n");
    if (element.toLowerCase() === "style") styles.push(read);
    else if (isInlineScript(attributes)) scripts.push(read);
  }
  return { scripts, styles };
}

function isInlineScript(text: string): boolean {
  let type = "";
  for (const [, name = "", double, single, bare] of text.matchAll(ATTRIBUTES)) {
    if (name.toLowerCase() === "src") return false;
    if (name.toLowerCase() === "type") type = (double ?? single ?? bare ?? "").trim();
  }
  return EXECUTABLE.test(type);
}

/** What Gatsby writes into each page; the parts in brackets are JSON and nothing else. */
const FRAMEWORK: readonly { shape: RegExp; isRight: (value: unknown) => boolean }[] = [
  { shape: /^\/\*<!\[CDATA\[\*\/window\.pagePath=(".*");\/\*\]\]>\*\/$/, isRight: isPath },
  { shape: /^window\.___webpackCompilationHash=(".*");$/, isRight: isHash },
  { shape: /^\s*window\.___chunkMapping=(".*");\s*$/, isRight: isChunkMapping },
];

/** The first script of a page that is neither one of the build's own nor Gatsby's; undefined when there is none. */
export function foreignScript(scripts: readonly string[], known: InlineScripts): string | undefined {
  const own = new Set(Object.values(known));
  return scripts.find((script) => !own.has(script) && !FRAMEWORK.some((part) => matches(script, part)));
}

/** Written again, the value has to be the same: no second statement hides behind an early end of the first. */
function matches(script: string, { shape, isRight }: (typeof FRAMEWORK)[number]): boolean {
  const text = shape.exec(script)?.[1];
  if (text === undefined) return false;
  const value = parsed(text);
  return isRight(value) && JSON.stringify(value) === text;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isPath(value: unknown): boolean {
  return typeof value === "string" && /^\/[^<>\\]*$/.test(value);
}

function isHash(value: unknown): boolean {
  return typeof value === "string" && /^[0-9a-f]+$/.test(value);
}

const chunkMapping = z.record(z.string(), z.array(z.string().regex(/^(?:\/[\w~.-]+)+\.js$/)));

function isChunkMapping(value: unknown): boolean {
  return typeof value === "string" && chunkMapping.safeParse(parsed(value)).success;
}

/** For people: which script of which page is not known, by its beginning. */
export function foreignScriptMessage(page: string, script: string): string {
  return `${page} brings an inline script that is not known: ${JSON.stringify(script.slice(0, 120))}`;
}
