import display from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2";
import text from "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2";
import textItalic from "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-italic.woff2";

export const preloadedFonts = [display, text];

/** Latin subsets of both variable faces; the theme knows the families and their metric-matched fallbacks. */
export const fontFaces = [
  face("Bricolage Grotesque Variable", display, "200 800", "normal"),
  face("Source Sans 3 Variable", text, "200 900", "normal"),
  face("Source Sans 3 Variable", textItalic, "200 900", "italic"),
].join("");

function face(family: string, url: string, weight: string, style: string): string {
  return `@font-face{font-family:"${family}";font-style:${style};font-display:swap;font-weight:${weight};src:url(${url}) format("woff2-variations")}`;
}
