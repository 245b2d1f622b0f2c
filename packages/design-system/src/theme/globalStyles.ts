import { darkThemeClass, scrollLockClass } from "./classNames";
import { writeRootTheme } from "./rootTheme";
import type { SiteTheme } from "./siteTheme";
import { globalCss } from "./stitches";

/** Local Arial, scaled to the metrics of the web fonts, so that nothing shifts when they arrive. */
const fallbackFaces = [
  {
    fontFamily: "Bricolage Fallback",
    // Headlines are bold only; measured at weight 800 over a German sample.
    fontWeight: "600 800",
    src: 'local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold")',
    sizeAdjust: "102.5%",
    ascentOverride: "90.8%",
    descentOverride: "26.4%",
    lineGapOverride: "0%",
  },
  {
    fontFamily: "Source Sans Fallback",
    fontWeight: "400 599",
    src: 'local("Arial"), local("ArialMT"), local("Liberation Sans")',
    sizeAdjust: "92.9%",
    ascentOverride: "110.2%",
    descentOverride: "43%",
    lineGapOverride: "0%",
  },
  {
    fontFamily: "Source Sans Fallback",
    fontWeight: "600 800",
    src: 'local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold")',
    sizeAdjust: "89.5%",
    ascentOverride: "114.4%",
    descentOverride: "44.7%",
    lineGapOverride: "0%",
  },
];

const globalStyles = globalCss({
  "@font-face": fallbackFaces,
  "*, *::before, *::after": { boxSizing: "border-box" },
  html: {
    colorScheme: "light",
    scrollbarGutter: "stable",
    // Below the header at its highest: contact bar and menu.
    scrollPaddingTop: "$16",
    textSizeAdjust: "100%",
    WebkitTextSizeAdjust: "100%",
    [`&.${darkThemeClass}`]: { colorScheme: "dark" },
    [`&.${scrollLockClass}`]: { overflow: "hidden" },
    "@media (prefers-reduced-motion: no-preference)": { scrollBehavior: "smooth" },
  },
  body: {
    margin: 0,
    minHeight: "100dvh",
    backgroundColor: "$background",
    color: "$text",
    fontFamily: "$text",
    fontSize: "$md",
    lineHeight: "$text",
    overflowWrap: "break-word",
    WebkitFontSmoothing: "antialiased",
    MozOsxFontSmoothing: "grayscale",
  },
  "h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote, fieldset, legend": {
    margin: 0,
    padding: 0,
  },
  fieldset: { border: 0, minInlineSize: 0 },
  "ul[role='list'], ol[role='list']": { listStyle: "none" },
  "img, picture, video, svg": { display: "block", maxWidth: "100%" },
  "img, video": { height: "auto" },
  "button, input, select, textarea": { font: "inherit", color: "inherit", letterSpacing: "inherit" },
  "[hidden]": { display: "none !important" },
  ":focus-visible": { outline: "$borderWidths$ring solid $colors$focusRing", outlineOffset: "2px" },
  "::selection": { backgroundColor: "$primary", color: "$onPrimary" },
  "@media (prefers-reduced-motion: reduce)": {
    "*, *::before, *::after": {
      animationDuration: "0.01ms !important",
      animationIterationCount: "1 !important",
      transitionDuration: "0.01ms !important",
      scrollBehavior: "auto !important",
    },
  },
  "@media print": { html: { backgroundColor: "$paper" }, body: { backgroundColor: "$paper" } },
});

/** Adds what every page needs beside its components: the tokens' values, base styles, the dark theme and the site's own colours. */
export function applyGlobalStyles(siteTheme?: SiteTheme): void {
  writeRootTheme();
  globalStyles();
  void siteTheme?.className;
}
