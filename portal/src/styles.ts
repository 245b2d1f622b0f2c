import { applyGlobalStyles, createSiteTheme } from "@gratweg/design-system/theme";
import type { PortalConfig } from "@gratweg/contracts";
import "@gratweg/page-parts/fonts/faces.css";
import "./frame/newsletterSpace.css";
import "./frame/paper.css";
import "./frame/shell.css";

/** Base styles and the site's own colours, before anything is drawn. */
export function applyTheme({ theme }: PortalConfig, page: Document): void {
  const siteTheme = createSiteTheme(theme);
  applyGlobalStyles(siteTheme);
  page.documentElement.classList.add(...siteTheme.className.split(" ").filter((name) => name !== ""));
}
