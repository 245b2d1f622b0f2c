import { createStitches } from "@stitches/react";
import { media } from "./media";
import type { ThemeValues } from "./themeValues";

/**
 * Knows the names of the tokens, and none of their values: a style says `var(--colors-primary)` whether or not anybody has
 * said what that is. The values come with `applyGlobalStyles` (rootTheme.ts), so that a button does not carry all colours.
 */
const stitches = createStitches({ theme: {} as ThemeValues, media });

export const { styled, css, globalCss, createTheme, config, getCssText, reset } = stitches;

/**
 * Use the result only as the whole value of `animationName`. Stitches then writes the rule when the component renders,
 * also after a reset; inside a template string it would be written once, when the module loads, and be lost.
 */
export function keyframes(definition: Parameters<typeof stitches.keyframes>[0]): string {
  return stitches.keyframes(definition) as unknown as string;
}
