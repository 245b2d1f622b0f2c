/** Least widths in px (section 9 of the specification); `mobile` is the width up to which the mobile menu is used. */
export const breakpoints = { sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 } as const;
export const mobileBreakpoint = breakpoints.lg;
/** Below this width the header may hide itself altogether (sections 2 and 9). */
export const headerBreakpoint = 460;

export const media = {
  phone: `(max-width: ${headerBreakpoint - 0.02}px)`,
  sm: `(min-width: ${breakpoints.sm}px)`,
  md: `(min-width: ${breakpoints.md}px)`,
  lg: `(min-width: ${breakpoints.lg}px)`,
  xl: `(min-width: ${breakpoints.xl}px)`,
  xxl: `(min-width: ${breakpoints.xxl}px)`,
  hover: "(any-hover: hover) and (any-pointer: fine)",
  reducedMotion: "(prefers-reduced-motion: reduce)",
} as const;
