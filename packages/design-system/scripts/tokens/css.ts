import { darkThemeClass } from "../../src/theme/classNames";
import { defaultGray, defaultPrimary, grayPalettes, palettes } from "../../src/theme/palettes";
import { darkRoles, lightRoles } from "../../src/theme/roles";
import { grayScale, primaryScale } from "../../src/theme/scales";
import * as tokens from "../../src/theme/tokens";

const { durations, easings } = tokens;

/** The groups of the theme whose tokens become custom properties; colours come apart from them. */
export const cssGroups = {
  space: tokens.space,
  size: tokens.sizes,
  radius: tokens.radii,
  "border-width": tokens.borderWidths,
  font: tokens.fonts,
  "font-size": tokens.fontSizes,
  "font-weight": tokens.fontWeights,
  "line-height": tokens.lineHeights,
  "letter-spacing": tokens.letterSpacings,
  shadow: tokens.shadows,
  z: tokens.zIndices,
  duration: Object.fromEntries(Object.entries(durations).map(([name, ms]) => [name, `${ms}ms`])),
  easing: Object.fromEntries(
    Object.entries(easings).map(([name, points]) => [name, `cubic-bezier(${points.join(", ")})`]),
  ),
  transition: tokens.transitions,
} as const satisfies Record<string, Record<string, string | number>>;

/** `primary700` → `--gratweg-color-primary-700`, `1half` → `--gratweg-space-1-half`. */
export function customProperty(group: string, name: string | number): string {
  const kebab = String(name)
    .replace(/([a-z])([A-Z0-9])/g, "$1-$2")
    .replace(/(\d)([a-z])/g, "$1-$2")
    .toLowerCase();
  return `--gratweg-${group}-${kebab}`;
}

/** A value of the theme with its references (`$primary700`, `$colors$shadow`) as `var(…)`. */
function cssValue(value: string | number): string {
  return String(value).replace(
    /\$(?:colors\$)?(\w+)/g,
    (_match, name: string) => `var(${customProperty("color", name)})`,
  );
}

function declarations(group: string, values: Record<string, string | number>): string {
  return Object.entries(values)
    .map(([name, value]) => `  ${customProperty(group, name)}: ${cssValue(value)};\n`)
    .join("");
}

const rule = (selector: string, body: string) => `${selector} {\n${body}}\n`;

/** Everything as custom properties: for teams that use neither our components nor Stitches. */
export function cssVariables(): string {
  const root = [
    "  color-scheme: light;\n",
    declarations("color", primaryScale(palettes[defaultPrimary])),
    declarations("color", grayScale(grayPalettes[defaultGray])),
    declarations("color", lightRoles),
    ...Object.entries(cssGroups).map(([group, values]) => declarations(group, values)),
  ];
  const widths = Object.entries(tokens.breakpoints).map(([name, px]) => `${name} ${px}px`);
  return [
    "/*! Gratweg design tokens. The classes belong on the root element: one of gratweg-primary-*, one of gratweg-gray-*, and\n",
    `   ${darkThemeClass} when the visitor chose the dark theme. Light is the default whatever the system prefers.\n`,
    `   Breakpoints (media queries know no variables), least widths: ${widths.join(", ")}. */\n`,
    rule(":root", root.join("")),
    rule(`.${darkThemeClass}`, `  color-scheme: dark;\n${declarations("color", darkRoles)}`),
    ...Object.entries(palettes).map(([name, palette]) =>
      rule(`.gratweg-primary-${name}`, declarations("color", primaryScale(palette))),
    ),
    ...Object.entries(grayPalettes).map(([name, palette]) =>
      rule(`.gratweg-gray-${name}`, declarations("color", grayScale(palette))),
    ),
  ].join("");
}
