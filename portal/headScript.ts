import { ENTRY_RELOAD_KEY, SHELL_FAILED_EVENT, SHELL_ID } from "./src/frame/shell";
import { themeScript } from "../packages/page-parts/src/theme/themeScript";
import { trustedTypesScript } from "../packages/page-parts/src/trusted-types/trustedTypesScript";

/**
 * Runs before the first paint: what may become a script, and the visitor's theme.
 * Where the entry or something that it imports does not arrive, the page is loaded once more and then shows its own error page.
 */
export const headScript = `${trustedTypesScript};
${themeScript};
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
