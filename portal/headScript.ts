import { ENTRY_RELOAD_KEY, SHELL_FAILED_EVENT, SHELL_ID } from "./src/frame/shell";
import { themeScript } from "../packages/page-parts/src/theme/themeScript";
import { trustedTypesScript } from "../packages/page-parts/src/trusted-types/trustedTypesScript";

/**
 * Runs before the first paint: what may become a script, the visitor's theme, and beside the entry what whoever has a token waits for.
 * Where the entry or something that it imports does not arrive, the page is loaded once more and then shows its own error page.
 */
export function headScript(sessionFiles: readonly string[]): string {
  return `${trustedTypesScript};
${themeScript};
try {
  if (localStorage.getItem("gratweg_token"))
    for (const href of ${JSON.stringify(sessionFiles)}) {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = href;
      document.head.append(link);
    }
} catch (e) {}
function failed() {
  for (const part of document.querySelectorAll("#${SHELL_ID} [data-part]")) part.hidden = part.dataset.part !== "failed";
}
addEventListener("${SHELL_FAILED_EVENT}", failed);
addEventListener("error", ({ target }) => {
  if (target.type !== "module") return;
  try {
    if (!sessionStorage.getItem("${ENTRY_RELOAD_KEY}")) {
      sessionStorage.setItem("${ENTRY_RELOAD_KEY}", "1");
      return location.reload();
    }
  } catch (e) {}
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", failed);
  else failed();
}, true);`;
}
