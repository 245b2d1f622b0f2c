import { applyGlobalStyles } from "./globalStyles";
import type { SiteTheme } from "./siteTheme";
import * as stitches from "./stitches";

export interface RenderedPage {
  html: string;
  css: string;
}

/** Empties the sheet; global styles and theme rules come back with the next `applyGlobalStyles`. */
export function resetCss(): void {
  stitches.reset();
}

/** Everything that the sheet holds now. */
export function getCssText(): string {
  return stitches.getCssText();
}

/** The rules of everything rendered since the last reset, then an empty sheet for the next page. */
export function renderStyles(siteTheme?: SiteTheme): string {
  applyGlobalStyles(siteTheme);
  const css = getCssText();
  resetCss();
  return css;
}

/**
 * Renders one page and collects its styles. The sheet is global: `render` has to be synchronous (`renderToString`), or
 * pages that render at the same time mix their rules.
 */
export function renderWithStyles(render: () => string, siteTheme?: SiteTheme): RenderedPage {
  resetCss();
  applyGlobalStyles(siteTheme);
  const html = render();
  return { html, css: renderStyles(siteTheme) };
}
