import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import {
  foreignScript,
  foreignScriptMessage,
  INLINE_SCRIPTS_FILE,
  inlineParts,
  type InlineScripts,
} from "@gratweg/contracts";
import { themeScript, trustedTypesScript } from "@gratweg/page-parts";
import { signedInScript } from "../src/account/signedInScript";
import { bannerScript } from "../src/consent/bannerScript";
import { addressScript } from "../src/layout/addressScript";
import { speculationRules } from "../src/lazy-hydration/speculationRules";

/** Everything that a page runs inline beside what Gatsby writes, by its name. */
export const OWN_SCRIPTS = {
  "trusted-types": trustedTypesScript,
  theme: themeScript,
  address: addressScript,
  "signed-in": signedInScript,
  consent: bannerScript,
  speculation: speculationRules,
};

/** Tells the server which inline scripts are the build's own, and fails the build whose pages bring another one. */
export function writeInlineScripts(folder: string, known: InlineScripts = OWN_SCRIPTS): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    // Gatsby also has folders that carry a page's name.
    if (!entry.isFile() || !entry.name.endsWith(".html")) continue;
    const file = path.join(entry.parentPath, entry.name);
    const foreign = foreignScript(inlineParts(readFileSync(file, "utf8")).scripts, known);
    if (foreign !== undefined) throw new Error(foreignScriptMessage(path.relative(folder, file), foreign));
  }
  const list = path.join(folder, INLINE_SCRIPTS_FILE);
  mkdirSync(path.dirname(list), { recursive: true });
  writeFileSync(list, JSON.stringify(known));
}
