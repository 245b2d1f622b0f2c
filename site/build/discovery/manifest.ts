import { paths } from "@gratweg/contracts/routes";
import type { SiteConfig } from "@gratweg/sites";

/** Where each site's icons lie. */
export const ICONS = {
  vector: "/favicon.svg",
  small: "/icons/icon-192.png",
  large: "/icons/icon-512.png",
  maskable: "/icons/maskable-512.png",
  apple: "/apple-touch-icon.png",
} as const;

/** Below an icon there is room for about so many letters. */
const SHORT_NAME = 12;

export interface ManifestColours {
  theme: string;
  background: string;
}

/**
 * `minimal-ui`: pages are meant to be shared, printed and left, so an installed site keeps the browser's way back and its address;
 * where a browser has no such mode it falls back to an ordinary window.
 */
export function manifestFile(site: SiteConfig, colours: ManifestColours): string {
  const png = "image/png";
  return JSON.stringify({
    id: paths.home(),
    name: site.name,
    short_name: shortName(site.name),
    description: site.claim,
    lang: "de",
    dir: "ltr",
    start_url: paths.home(),
    scope: "/",
    display: "minimal-ui",
    theme_color: colours.theme,
    background_color: colours.background,
    categories: ["travel"],
    icons: [
      { src: ICONS.vector, sizes: "any", type: "image/svg+xml", purpose: "any" },
      { src: ICONS.small, sizes: "192x192", type: png, purpose: "any" },
      { src: ICONS.large, sizes: "512x512", type: png, purpose: "any" },
      { src: ICONS.maskable, sizes: "512x512", type: png, purpose: "maskable" },
    ],
  });
}

/** „Gratweg Deutschland“ would be cut to „Gratweg Deut…“, on every sibling alike: then what tells them apart. */
function shortName(name: string): string {
  return name.length <= SHORT_NAME ? name : (name.split(" ").at(-1) ?? name);
}
