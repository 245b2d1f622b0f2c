import {
  defaultGray,
  defaultPrimary,
  grayPalettes,
  palettes,
  type GrayName,
  type PaletteName,
} from "./palettes";
import { writeRootTheme } from "./rootTheme";
import { grayScale, primaryScale } from "./scales";
import { createTheme } from "./stitches";

export interface SiteThemeOptions {
  /** A palette's name; section 8: an unknown name is warned of and replaced by the default. */
  primary?: string;
  gray?: string;
}

export interface SiteTheme {
  /** Belongs on the root element; reading it adds the theme's rule to the sheet, also after a reset. */
  readonly className: string;
  readonly primary: PaletteName;
  readonly gray: GrayName;
}

const warned = new Set<string>();

export function createSiteTheme({ primary, gray }: SiteThemeOptions): SiteTheme {
  const primaryName = known(palettes, primary, defaultPrimary);
  const grayName = known(grayPalettes, gray, defaultGray);
  // The default sheet already holds the default scales: pages of that site need not carry them twice.
  const colors = {
    ...(primaryName === defaultPrimary ? {} : primaryScale(palettes[primaryName])),
    ...(grayName === defaultGray ? {} : grayScale(grayPalettes[grayName])),
  };
  const theme = createTheme(`site-${primaryName}-${grayName}`, { colors });
  return {
    get className() {
      writeRootTheme();
      return String(theme.className);
    },
    primary: primaryName,
    gray: grayName,
  };
}

function known<Name extends string>(
  table: Record<Name, unknown>,
  name: string | undefined,
  fallback: Name,
): Name {
  if (name === undefined) return fallback;
  if (Object.hasOwn(table, name)) return name as Name;
  if (!warned.has(name)) {
    warned.add(name);
    console.warn(`Colour "${name}" was not found; using "${fallback}".`);
  }
  return fallback;
}
