/** Lengths in rem follow the visitor's font size; the rhythm is 8 px with a 4 px half step. */
export const space = {
  0: "0",
  half: "0.25rem",
  1: "0.5rem",
  "1half": "0.75rem",
  2: "1rem",
  3: "1.5rem",
  4: "2rem",
  5: "2.5rem",
  6: "3rem",
  7: "3.5rem",
  8: "4rem",
  10: "5rem",
  12: "6rem",
  16: "8rem",
  /** Side margin of a page. */
  gutter: "clamp(1rem, 4vw, 3rem)",
  /** Between the sections of a page. */
  section: "clamp(3rem, 7vw, 6rem)",
} as const;

export const sizes = {
  /** Smallest side of anything that is touched. */
  target: "2.75rem",
  icon: "1.25em",
  measure: "42rem",
  measureNarrow: "32rem",
  content: "80rem",
  wide: "96rem",
  dialog: "40rem",
  sheet: "26rem",
} as const;

export const radii = {
  none: "0",
  sm: "4px",
  md: "8px",
  lg: "14px",
  xl: "22px",
  pill: "999px",
  round: "50%",
} as const;

export const borderWidths = { thin: "1px", thick: "2px", ring: "3px" } as const;

export const fonts = {
  display: '"Bricolage Grotesque Variable", "Bricolage Fallback", "Segoe UI", Arial, sans-serif',
  text: '"Source Sans 3 Variable", "Source Sans Fallback", "Segoe UI", Arial, sans-serif',
  mono: 'ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace',
} as const;

/** Grow between a 360 px and a 1280 px window. */
export const fontSizes = {
  xs: "0.875rem",
  sm: "0.9375rem",
  md: "1.0625rem",
  lg: "clamp(1.1875rem, 1.14rem + 0.2vw, 1.3125rem)",
  h4: "clamp(1.1875rem, 1.14rem + 0.2vw, 1.3125rem)",
  h3: "clamp(1.375rem, 1.27rem + 0.45vw, 1.625rem)",
  h2: "clamp(1.75rem, 1.46rem + 1.25vw, 2.5rem)",
  h1: "clamp(2.25rem, 1.66rem + 2.6vw, 3.75rem)",
  display: "clamp(2.625rem, 1.6rem + 4.5vw, 5.25rem)",
} as const;

export const fontWeights = {
  regular: "400",
  medium: "500",
  semibold: "600",
  bold: "700",
  black: "800",
} as const;

export const lineHeights = { none: "1", tight: "1.04", snug: "1.2", normal: "1.5", text: "1.62" } as const;

export const letterSpacings = {
  display: "-0.025em",
  heading: "-0.015em",
  normal: "0",
  wide: "0.04em",
} as const;

/** Layers of a shadow in px, from the nearest to the farthest; the colour is the theme's role `shadow`. */
export const shadowLayers = {
  sm: [{ y: 1, blur: 2, spread: 0 }],
  md: [
    { y: 2, blur: 4, spread: 0 },
    { y: 8, blur: 20, spread: -8 },
  ],
  lg: [
    { y: 4, blur: 8, spread: 0 },
    { y: 24, blur: 48, spread: -16 },
  ],
} as const;

function shadowOf(layers: readonly { y: number; blur: number; spread: number }[]): string {
  return layers.map(({ y, blur, spread }) => `0 ${y}px ${blur}px ${spread}px $colors$shadow`).join(", ");
}

export const shadows = {
  none: "none",
  sm: shadowOf(shadowLayers.sm),
  md: shadowOf(shadowLayers.md),
  lg: shadowOf(shadowLayers.lg),
} as const;

export const zIndices = {
  base: 0,
  raised: 1,
  header: 900,
  overlay: 1000,
  modal: 1100,
  libraryOverlay: 2000,
  libraryDialog: 2400,
} as const;

/** In ms. Motion only explains where something came from. */
export const durations = { fast: 150, normal: 200, slow: 250 } as const;

/** Control points of cubic Bézier curves. */
export const easings = { standard: [0.2, 0, 0, 1] } as const;

const standard = `cubic-bezier(${easings.standard.join(", ")})`;

export const transitions = {
  fast: `${durations.fast}ms ${standard}`,
  normal: `${durations.normal}ms ${standard}`,
  slow: `${durations.slow}ms ${standard}`,
} as const;

export { breakpoints, headerBreakpoint, media, mobileBreakpoint } from "./media";
