import { grayPalettes, palettes, type GrayName, type PaletteName } from "./palettes";
import type { Role, RoleValue } from "./roles";
import { grayScale, primaryScale } from "./scales";

/** A role's colour as `#rrggbb` (or `rgba(…)` for the see-through ones) for a site's two scales. */
export function resolveRole(
  roles: Record<Role, RoleValue>,
  role: Role,
  primary: PaletteName,
  gray: GrayName,
): string {
  const value = roles[role];
  if (!value.startsWith("$")) return value;
  const scales: Record<string, string> = {
    ...primaryScale(palettes[primary]),
    ...grayScale(grayPalettes[gray]),
  };
  const colour = scales[value.slice(1)];
  if (!colour) throw new Error(`Role ${role} names an unknown step: ${value}`);
  return colour;
}

/** WCAG 2.2 contrast ratio of two `#rrggbb` colours, 1 to 21. */
export function contrastRatio(first: string, second: string): number {
  const [lighter, darker] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const channel = parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
