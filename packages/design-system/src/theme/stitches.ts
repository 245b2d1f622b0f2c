import { createStitches } from "@stitches/react";
import { darkThemeClass } from "./classNames";
import { defaultGray, defaultPrimary, grayPalettes, palettes } from "./palettes";
import { darkRoles, lightRoles } from "./roles";
import { grayScale, primaryScale } from "./scales";
import * as tokens from "./tokens";

/**
 * Roles point at the scales by reference and resolve where they are declared, on the root element. A site's class there
 * exchanges the scales, `theme-dark` exchanges the roles; the two combine without a class for each combination.
 */
const stitches = createStitches({
  theme: {
    colors: {
      ...primaryScale(palettes[defaultPrimary]),
      ...grayScale(grayPalettes[defaultGray]),
      ...lightRoles,
    },
    space: tokens.space,
    sizes: tokens.sizes,
    radii: tokens.radii,
    borderWidths: tokens.borderWidths,
    fonts: tokens.fonts,
    fontSizes: tokens.fontSizes,
    fontWeights: tokens.fontWeights,
    lineHeights: tokens.lineHeights,
    letterSpacings: tokens.letterSpacings,
    shadows: tokens.shadows,
    zIndices: tokens.zIndices,
    transitions: tokens.transitions,
  },
  media: tokens.media,
});

export const { styled, css, globalCss, createTheme, theme, getCssText, reset } = stitches;

/**
 * Use the result only as the whole value of `animationName`. Stitches then writes the rule when the component renders,
 * also after a reset; inside a template string it would be written once, when the module loads, and be lost.
 */
export function keyframes(definition: Parameters<typeof stitches.keyframes>[0]): string {
  return stitches.keyframes(definition) as unknown as string;
}

export const darkTheme = createTheme(darkThemeClass, { colors: darkRoles });
