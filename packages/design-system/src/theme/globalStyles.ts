import { darkThemeClass, scrollLockClass } from "./classNames";
import { writeFallbackFaces } from "./fallbackFaces";
import { writeRootTheme } from "./rootTheme";
import type { SiteTheme } from "./siteTheme";
import { globalCss } from "./stitches";

const globalStyles = globalCss({
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
      // Any duration puts every property of every element in transition, and an inherited colour arrives a frame later with each level.
      transitionDuration: "0s !important",
      scrollBehavior: "auto !important",
    },
  },
  "@media print": {
    // All measures are rem: a trip fits a few sheets.
    html: { backgroundColor: "$paper", fontSize: "62.5%" },
    body: { backgroundColor: "$paper" },
    "h1, h2, h3, h4": { breakAfter: "avoid" },
    "[data-screen-only]": { display: "none !important" },
  },
});

/** Adds what every page needs beside its components: the tokens' values, base styles, the dark theme and the site's own colours. */
export function applyGlobalStyles(siteTheme?: SiteTheme): void {
  writeRootTheme();
  globalStyles();
  if (typeof document !== "undefined") writeFallbackFaces();
  void siteTheme?.className;
}
