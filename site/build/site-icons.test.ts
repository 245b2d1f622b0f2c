import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { contrastRatio } from "@gratweg/design-system/theme";
import { SITES, siteByKey } from "@gratweg/sites";
import sharp from "sharp";
import { siteColours } from "./site-colours";
import { writeSiteIcons } from "./site-icons";

let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "icons-"));
  await writeSiteIcons(folder, siteByKey("biking"));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function pixel(file: string, x: number, y: number): Promise<{ hex: string; alpha: number }> {
  const image = sharp(path.join(folder, file)).ensureAlpha();
  const [red = 0, green = 0, blue = 0, alpha = 0] = await image
    .extract({ left: x, top: y, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return { hex: `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`, alpha };
}

it.each([
  ["icons/icon-32.png", 32],
  ["icons/icon-192.png", 192],
  ["icons/icon-512.png", 512],
  ["icons/maskable-512.png", 512],
  ["apple-touch-icon.png", 180],
])("%s is a square of %i pixels in the site's colour", async (file, size) => {
  const { width, height, format } = await sharp(path.join(folder, file)).metadata();
  expect({ width, height, format }).toEqual({ width: size, height: size, format: "png" });
  const { hex } = await pixel(file, Math.round(size / 2), Math.round(size * 0.08));
  expect(contrastRatio(hex, siteColours(siteByKey("biking")).light.primary)).toBeLessThan(1.05);
});

it("only icons that nobody else cuts have round corners of their own", async () => {
  expect((await pixel("icons/icon-192.png", 0, 0)).alpha).toBe(0);
  expect((await pixel("icons/maskable-512.png", 0, 0)).alpha).toBe(255);
  expect((await pixel("apple-touch-icon.png", 0, 0)).alpha).toBe(255);
  expect(readFileSync(path.join(folder, "favicon.svg"), "utf8")).toContain('rx="11"');
});

it("eight sites have eight colours; a mark can be seen on each", () => {
  const colours = SITES.map((site) => siteColours(site));
  expect(new Set(colours.map(({ light }) => light.primary)).size).toBe(SITES.length);
  expect(new Set(colours.map(({ dark }) => dark.primary)).size).toBe(SITES.length);
  for (const { light, dark } of colours) {
    expect(light.band).toBe(dark.band);
    for (const { primary, onPrimary } of [light, dark])
      expect(contrastRatio(primary, onPrimary)).toBeGreaterThanOrEqual(4.5);
  }
});

it("an unknown colour is warned of and replaced by green and cool gray", () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
  const colours = siteColours({ theme: { primary: "mauve", gray: "taupe" } });
  siteColours({ theme: { primary: "mauve", gray: "taupe" } });
  expect(warn.mock.calls).toEqual([
    ['Colour "mauve" was not found; using "green".'],
    ['Colour "taupe" was not found; using "cool".'],
  ]);
  expect(colours).toEqual(siteColours({ theme: { primary: "green", gray: "cool" } }));
  warn.mockRestore();
});
