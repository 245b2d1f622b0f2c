/**
 * For components of this package. What other packages get is in `public.ts`: declarations that mention Stitches' own types
 * cannot be emitted, and nobody else should depend on it.
 */
export { styled, css, keyframes } from "./stitches";
export { scrollLockClass } from "./classNames";
export * from "./public";
