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

/**
 * WCAG 2.2 contrast ratio of two colours, 1 to 21: `#rrggbb`, or `rgba(…)` for a see-through one, which counts over white or
 * black, whichever leaves less contrast.
 */
export function contrastRatio(first: string, second: string): number {
  const ratios = grounds(first).flatMap((one) => grounds(second).map((other) => ratio(one, other)));
  return Math.min(...ratios);
}

type Channels = [red: number, green: number, blue: number];

function grounds(colour: string): Channels[] {
  const seeThrough = /^rgba\((\d+), (\d+), (\d+), ([\d.]+)\)$/.exec(colour);
  if (!seeThrough)
    return [[1, 3, 5].map((start) => parseInt(colour.slice(start, start + 2), 16)) as Channels];
  const alpha = Number(seeThrough[4]);
  const channels = seeThrough.slice(1, 4).map(Number);
  return [0, 255].map(
    (ground) => channels.map((channel) => channel * alpha + ground * (1 - alpha)) as Channels,
  );
}

function ratio(first: Channels, second: Channels): number {
  const [lighter, darker] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(channels: Channels): number {
  const [red, green, blue] = channels.map((value) => {
    const channel = value / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
