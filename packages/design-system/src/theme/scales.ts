import type { Palette, PaletteStep } from "./palettes";

type Scale<Prefix extends string> = Record<`${Prefix}${PaletteStep}`, string>;

/** The two scales that a site may exchange: tokens `primary50…950` and `gray50…950`. */
export function primaryScale(palette: Palette): Scale<"primary"> {
  return prefixed("primary", palette);
}

export function grayScale(palette: Palette): Scale<"gray"> {
  return prefixed("gray", palette);
}

function prefixed<Prefix extends string>(prefix: Prefix, palette: Palette): Scale<Prefix> {
  return Object.fromEntries(
    Object.entries(palette).map(([step, value]) => [`${prefix}${step}`, value]),
  ) as Scale<Prefix>;
}
