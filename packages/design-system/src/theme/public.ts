export { darkThemeClass, styleElementId } from "./classNames";
export { fallbackFontFaces, fontFacesElementId } from "./fallbackFaces";
export { applyGlobalStyles } from "./globalStyles";
export { createSiteTheme } from "./siteTheme";
export { getCssText, renderStyles, renderWithStyles, resetCss } from "./renderStyles";
export { palettes, grayPalettes, paletteSteps, defaultPrimary, defaultGray } from "./palettes";
export { lightRoles, darkRoles } from "./roles";
export { rolePairs } from "./rolePairs";
export { contrastRatio, resolveRole } from "./contrast";
export {
  breakpoints,
  mobileBreakpoint,
  headerBreakpoint,
  media,
  space,
  sizes,
  radii,
  borderWidths,
  fonts,
  fontSizes,
  fontWeights,
  lineHeights,
  letterSpacings,
  shadows,
  shadowLayers,
  zIndices,
  durations,
  easings,
  transitions,
} from "./tokens";

export type { SiteTheme, SiteThemeOptions } from "./siteTheme";
export type { RenderedPage } from "./renderStyles";
export type { GrayName, Palette, PaletteName, PaletteStep } from "./palettes";
export type { Role, RoleValue } from "./roles";
export type { RolePair } from "./rolePairs";
