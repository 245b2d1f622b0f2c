import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";
import {
  foreignScript,
  foreignScriptMessage,
  INLINE_SCRIPTS_FILE,
  inlineParts,
} from "../packages/contracts/src/inline-scripts";
import { headScript } from "./headScript";

const PLACE = "/* head script */";

/** The page's one inline script, and the list by which the server knows it. A page with any other script is no build. */
export function inlineScripts(): Plugin {
  return {
    name: "inline-scripts",
    transformIndexHtml: {
      order: "post",
      handler(html) {
        if (!html.includes(PLACE)) throw new Error("The head's script has no place in the page.");
        return html.replace(PLACE, () => headScript);
      },
    },
    async writeBundle({ dir = "dist" }) {
      const known = { head: headScript };
      const html = await readFile(path.join(dir, "index.html"), "utf8");
      const foreign = foreignScript(inlineParts(html).scripts, known);
      if (foreign !== undefined) throw new Error(foreignScriptMessage("The portal's page", foreign));
      const file = path.join(dir, INLINE_SCRIPTS_FILE);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify(known));
    },
  };
}
