import { SITES } from "@gratweg/sites";
import { manifestFile } from "./manifest";

const colours = { theme: "#092211", background: "#f6f9f8" };
const manifests = SITES.map((site) => JSON.parse(manifestFile(site, colours)) as Record<string, unknown>);

it("each site has its name, its start and its colours", () => {
  expect(manifests.map(({ name }) => name)).toEqual(SITES.map(({ name }) => name));
  for (const manifest of manifests)
    expect(manifest).toMatchObject({
      id: "/de",
      lang: "de",
      start_url: "/de",
      scope: "/",
      display: "minimal-ui",
      theme_color: colours.theme,
      background_color: colours.background,
    });
});

it("short names tell the siblings apart", () => {
  expect(new Set(manifests.map(({ short_name: short }) => short)).size).toBe(SITES.length);
});

it("has the icons that installing asks for", () => {
  expect(manifests[0]?.["icons"]).toEqual([
    { src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
    { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
    { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
    { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ]);
});
