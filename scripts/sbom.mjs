/** `npm run sbom`: what the product is made of, as CycloneDX, one file for each lockfile, in `sbom/`. */
import { mkdirSync, writeFileSync } from "node:fs";
import { execFileSync } from "node:child_process";
import path from "node:path";
import { root } from "./lib/settings.mjs";

const PROJECTS = { gratweg: ".", "content-system": "packages/cms" };
/** What is delivered. npm writes nothing where a package is newer than a peer asks for (Gatsby's ESLint presets), unless peers are not judged. */
const OPTIONS = ["--package-lock-only", "--omit=dev", "--legacy-peer-deps", "--sbom-format", "cyclonedx"];
const MOST_BYTES = 256 * 1024 * 1024;

const folder = path.join(root, "sbom");
mkdirSync(folder, { recursive: true });
for (const [name, project] of Object.entries(PROJECTS)) {
  const text = execFileSync("npm", ["sbom", ...OPTIONS], {
    cwd: path.join(root, project),
    encoding: "utf8",
    maxBuffer: MOST_BYTES,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const { components } = JSON.parse(text);
  const file = path.join(folder, `${name}.cdx.json`);
  writeFileSync(file, text);
  console.log(`${path.relative(root, file)}: ${components.length} packages`);
}
