import { applyGlobalStyles } from "./globalStyles";
import type { SiteTheme } from "./siteTheme";
import { getCssText, reset } from "./stitches";

/** Id of the style element that carries a prerendered page's rules. */
export const styleElementId = "stitches";

export interface RenderedPage {
  html: string;
  css: string;
}

/** Empties the sheet; global styles and theme rules come back with the next `applyGlobalStyles`. */
export function resetCss(): void {
  reset();
}

/** The rules of everything rendered since the last reset, then an empty sheet for the next page. */
export function renderStyles(siteTheme?: SiteTheme): string {
  applyGlobalStyles(siteTheme);
  const css = getCssText();
  reset();
  return css;
}

/**
 * Renders one page and collects its styles. The sheet is global: `render` has to be synchronous (`renderToString`), or
 * pages that render at the same time mix their rules.
 */
export function renderWithStyles(render: () => string, siteTheme?: SiteTheme): RenderedPage {
  reset();
  applyGlobalStyles(siteTheme);
  const html = render();
  return { html, css: renderStyles(siteTheme) };
}
