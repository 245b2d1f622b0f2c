import { defaultGray, defaultPrimary, grayPalettes, palettes } from "../../src/theme/palettes";
import { roleNotes } from "../../src/theme/roleNotes";
import { darkRoles, lightRoles, type Role, type RoleValue } from "../../src/theme/roles";
import * as tokens from "../../src/theme/tokens";
import { colour, family, length, number, px, weight, type Group, type Token } from "./dtcgValues";

/** All tokens as one document of the Design Tokens Format Module 2025.10, for designers' tools. */
export function designTokens(): Group {
  return {
    $schema: "https://www.designtokens.org/schemas/2025.10/format.json",
    $description: "Gratweg's design tokens. Written from the theme's tables at each build; do not edit.",
    palette: { $type: "color", ...mapped(palettes, steps) },
    grayPalette: { $type: "color", ...mapped(grayPalettes, steps) },
    scale: {
      $type: "color",
      $description: "The two scales that a site exchanges. Here they are those of the default site.",
      primary: mapped(palettes[defaultPrimary], (_css, step) => ({
        $value: `{palette.${defaultPrimary}.${step}}`,
      })),
      gray: mapped(grayPalettes[defaultGray], (_css, step) => ({
        $value: `{grayPalette.${defaultGray}.${step}}`,
      })),
    },
    role: { $type: "color", light: mapped(lightRoles, role), dark: mapped(darkRoles, role) },
    space: mapped(tokens.space, length),
    size: mapped(tokens.sizes, length),
    radius: mapped(tokens.radii, length),
    borderWidth: mapped(tokens.borderWidths, length),
    font: mapped(tokens.fonts, family),
    fontSize: mapped(tokens.fontSizes, length),
    fontWeight: mapped(tokens.fontWeights, weight),
    lineHeight: mapped(tokens.lineHeights, number),
    letterSpacing: mapped(tokens.letterSpacings, length),
    shadow: { $type: "shadow", light: shadows("light"), dark: shadows("dark") },
    zIndex: mapped(tokens.zIndices, number),
    duration: {
      $type: "duration",
      ...mapped(tokens.durations, (value) => ({ $value: { value, unit: "ms" } })),
    },
    easing: { $type: "cubicBezier", ...mapped(tokens.easings, (points) => ({ $value: [...points] })) },
    transition: { $type: "transition", ...mapped(tokens.transitions, transition) },
    breakpoint: {
      $type: "dimension",
      $description: "Least widths of the window.",
      ...mapped(tokens.breakpoints, (width) => ({ $value: px(width) })),
      mobile: { $value: `{breakpoint.${nameOf(tokens.breakpoints, tokens.mobileBreakpoint)}}` },
      header: { $value: px(tokens.headerBreakpoint) },
    },
  };
}

function mapped<Value>(
  table: Record<string, Value>,
  token: (value: Value, name: string) => Token | Group,
): Group {
  return Object.fromEntries(Object.entries(table).map(([name, value]) => [name, token(value, name)]));
}

const steps = (palette: Record<string, string>): Group => mapped(palette, (css) => ({ $value: colour(css) }));

function role(value: RoleValue, name: string): Token {
  return { $value: aliasOf(value) ?? colour(value), $description: roleNotes[name as Role] };
}

/** Roles name a step of the site's scales; colours that do not change with the site stand in the palettes. */
function aliasOf(value: RoleValue): string | null {
  const step = /^\$(primary|gray)(\d+)$/.exec(value);
  if (step) return `{scale.${step[1]}.${step[2]}}`;
  for (const [name, palette] of Object.entries(palettes)) {
    const found = nameOf(palette, value);
    if (found) return `{palette.${name}.${found}}`;
  }
  return null;
}

function nameOf<Value>(table: Record<string, Value>, wanted: unknown): string | undefined {
  return Object.entries(table).find(([, value]) => value === wanted)?.[0];
}

function shadows(theme: "light" | "dark"): Group {
  return mapped<readonly { y: number; blur: number; spread: number }[]>(tokens.shadowLayers, (layers) => ({
    $value: layers.map(({ y, blur, spread }) => ({
      color: `{role.${theme}.shadow}`,
      offsetX: px(0),
      offsetY: px(y),
      blur: px(blur),
      spread: px(spread),
    })),
  }));
}

function transition(_css: string, name: string): Token {
  return {
    $value: {
      duration: `{duration.${name}}`,
      delay: { value: 0, unit: "ms" },
      timingFunction: "{easing.standard}",
    },
  };
}
