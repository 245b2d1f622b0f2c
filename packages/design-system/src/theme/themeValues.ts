import { defaultGray, defaultPrimary, grayPalettes, palettes } from "./palettes";
import { lightRoles } from "./roles";
import { grayScale, primaryScale } from "./scales";
import * as tokens from "./tokens";

/**
 * Roles point at the scales by reference and resolve where they are declared, on the root element. A site's class there
 * exchanges the scales, `theme-dark` exchanges the roles; the two combine without a class for each combination.
 */
export const themeValues = {
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
};

export type ThemeValues = typeof themeValues;
