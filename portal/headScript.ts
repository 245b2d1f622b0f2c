import { trustedTypesScript } from "../packages/page-parts/src/trusted-types/trustedTypesScript";

/** Runs before the first paint: what may become a script, the visitor's theme, and beside the entry what whoever has a token waits for. */
export function headScript(sessionFiles: readonly string[]): string {
  return `${trustedTypesScript};
try {
  const theme = localStorage.getItem("gratweg_theme");
  if (theme ? theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches) document.documentElement.classList.add("theme-dark");
  if (localStorage.getItem("gratweg_token"))
    for (const href of ${JSON.stringify(sessionFiles)}) {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = href;
      document.head.append(link);
    }
} catch (e) {}`;
}
