import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin, Rollup } from "vite";
import {
  foreignScript,
  foreignScriptMessage,
  INLINE_SCRIPTS_FILE,
  inlineParts,
} from "../packages/contracts/src/inline-scripts";
import { closure, isSession } from "./firstView";
import { headScript } from "./headScript";

const PLACE = "/* head script */";

/**
 * The page's one inline script, and the list by which the server knows it. The machines of being signed in are no part of the first
 * load, but whoever has a token waits for them: the script fetches them beside the entry. A page with any other script is no build.
 */
export function inlineScripts(): Plugin {
  let head = headScript([]);
  return {
    name: "inline-scripts",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        if (!html.includes(PLACE)) throw new Error("The head's script has no place in the page.");
        if (bundle) head = headScript(sessionFiles(bundle));
        return html.replace(PLACE, () => head);
      },
    },
    async writeBundle({ dir = "dist" }) {
      const known = { head };
      const html = await readFile(path.join(dir, "index.html"), "utf8");
      const foreign = foreignScript(inlineParts(html).scripts, known);
      if (foreign !== undefined) throw new Error(foreignScriptMessage("The portal's page", foreign));
      const file = path.join(dir, INLINE_SCRIPTS_FILE);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify(known));
    },
  };
}

function sessionFiles(bundle: Rollup.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const first = closure(chunks, ({ isEntry }) => isEntry);
  const later = closure(chunks, isSession).filter((chunk) => !first.includes(chunk));
  if (later.length === 0) throw new Error("The machines of being signed in have no file.");
  return later.map(({ fileName }) => `/${fileName}`);
}
