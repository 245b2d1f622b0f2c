import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { SiteConfig } from "@gratweg/sites";
import sharp from "sharp";
import { siteColours, type SiteColours } from "./site-colours";

/** `round` stands alone; `full` fills its square; `maskable` also keeps the drawing in the safe zone of any mask. */
type Shape = "round" | "full" | "maskable";

/** Pictures of a site's mark by their place in the built folder. */
const PNGS: readonly { file: string; size: number; shape: Shape }[] = [
  { file: "icons/icon-32.png", size: 32, shape: "round" },
  { file: "icons/icon-192.png", size: 192, shape: "round" },
  { file: "icons/icon-512.png", size: 512, shape: "round" },
  { file: "icons/maskable-512.png", size: 512, shape: "maskable" },
  { file: "apple-touch-icon.png", size: 180, shape: "full" },
];

/** The mark of the design system's logo, in a site's colour. */
export function markSvg({ primary, onPrimary }: SiteColours, shape: Shape): string {
  const inset = shape === "maskable" ? ' transform="translate(6 6) scale(.7)"' : "";
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40"${shape === "round" ? ' rx="11"' : ""} fill="${primary}"/>` +
    `<g fill="none" stroke="${onPrimary}" stroke-linecap="round" stroke-linejoin="round"${inset}>` +
    '<path stroke-width="3" d="M5 27.5 12.5 17l4.5 5L25 9.5l10 18"/>' +
    '<path stroke-width="2" stroke-dasharray=".5 4" d="M7 33c4-4 8-4 12.5-3.5S29 31 34 28"/></g></svg>'
  );
}

/** Writes `favicon.svg`, `apple-touch-icon.png` and `icons/…` into a built folder. */
export async function writeSiteIcons(folder: string, site: SiteConfig): Promise<void> {
  const { light } = siteColours(site);
  mkdirSync(path.join(folder, "icons"), { recursive: true });
  writeFileSync(path.join(folder, "favicon.svg"), markSvg(light, "round"));
  for (const { file, size, shape } of PNGS)
    await sharp(Buffer.from(markSvg(light, shape)), { density: (72 * size) / 40 })
      .resize(size, size)
      .png({ palette: true })
      .toFile(path.join(folder, file));
}
