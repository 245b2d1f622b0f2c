/** `node packages/posters/draw.mjs scenes.json FOLDER`: draws each scene and says in German what it shows. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";

const [scenes = "", folder = ""] = process.argv.slice(2);
const outfile = path.join(import.meta.dirname, "dist/index.mjs");
await build({
  entryPoints: [path.join(import.meta.dirname, "src/index.ts")],
  outfile,
  bundle: true,
  packages: "external",
  platform: "node",
  format: "esm",
});
const { describePoster, renderLogo, renderPoster } = await import(outfile);

mkdirSync(folder, { recursive: true });
for (const { name, ...scene } of JSON.parse(readFileSync(scenes, "utf8"))) {
  const isLogo = scene.company !== undefined;
  const picture = isLogo
    ? await renderLogo({ slug: scene.slug, name: scene.company })
    : await renderPoster({ width: 1920, height: 1280, variant: 0, ...scene });
  const file = path.join(folder, `${name}.${isLogo ? "png" : "webp"}`);
  writeFileSync(file, picture);
  console.log(`${file}: ${isLogo ? scene.company : describePoster(scene)}`);
}
