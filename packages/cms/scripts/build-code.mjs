/** Translates the content system's TypeScript as `strapi build` would, without looking at types and without the editors' screens. */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";

const folder = path.join(import.meta.dirname, "..");
const dist = path.join(folder, "dist");
const files = ["config", "src"]
  .flatMap((part) =>
    readdirSync(path.join(folder, part), { recursive: true }).map((file) => path.join(part, file)),
  )
  .filter((file) => /\.(?:ts|json)$/.test(file) && !/^src.admin.|\.(?:test|d)\.ts$/.test(file));
for (const part of ["config", "src"]) rmSync(path.join(dist, part), { recursive: true, force: true });
await build({
  absWorkingDir: folder,
  entryPoints: files,
  outdir: dist,
  outbase: ".",
  format: "cjs",
  platform: "node",
  target: "node20",
  loader: { ".json": "copy" },
  logLevel: "error",
});

const screens = path.join(dist, "build/index.html");
if (!existsSync(screens)) {
  mkdirSync(path.dirname(screens), { recursive: true });
  writeFileSync(
    screens,
    `<!doctype html>
<html lang="de">
  <meta charset="utf-8" />
  <meta http-equiv="refresh" content="5" />
  <title>Die Redaktion wird gebaut</title>
  <p>Die Oberfläche der Redaktion wird noch gebaut. Diese Seite lädt sich neu, bis sie da ist.</p>
</html>
`,
  );
}
