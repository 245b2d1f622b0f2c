import { breakpoints } from "@gratweg/design-system/theme";

const height = (width: number) => (width < breakpoints.md ? 800 : Math.round((width * 9) / 16));

const viewport = (name: string, width: number) => ({
  name: `${name} ${width} px`,
  styles: { width: `${width}px`, height: `${height(width)}px` },
});

/** The narrowest width that has to work, a usual phone, and each breakpoint from its first pixel on. */
export const viewports = {
  least: viewport("Least", 320),
  phone: viewport("Phone", 360),
  ...Object.fromEntries(
    Object.entries(breakpoints).map(([name, width]) => [name, viewport(`Breakpoint ${name}`, width)]),
  ),
};
