import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { root } from "../lib/settings.mjs";
import { packTarballs, PUBLISHED } from "../test/tarballs.mjs";

/** Below the workspace's `node_modules`, so that the unpacked packages find their dependencies, and each other. */
const cache = path.join(root, "node_modules/.cache/gratweg-packages");

/** Packs what is published and unpacks it as npm would; `{ name, tarball, folder, manifest, files }` of each package. */
export async function unpackPackages({ logs }) {
  const tarballs = path.join(cache, "tarballs");
  rmSync(cache, { recursive: true, force: true });
  await packTarballs({ folder: tarballs, logs });
  return PUBLISHED.map((name) => {
    const folder = path.join(cache, "node_modules/@gratweg", name);
    const tarball = path.join(tarballs, `${name}.tgz`);
    mkdirSync(folder, { recursive: true });
    execFileSync("tar", ["-xzf", tarball, "-C", folder, "--strip-components=1"]);
    const manifest = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
    return { name, tarball, folder, manifest, files: files.sort() };
  });
}

/** The entry points that hold modules, without `./package.json` and data files: `[".", "./forms", …]`. */
export function entriesOf({ manifest }) {
  return Object.keys(manifest.exports).filter((entry) => !/\.(json|css)$/.test(entry));
}

/** Where `import` leads from outside: the declarations or the module. */
export function targetOf({ folder, manifest }, entry, kind) {
  return path.join(folder, manifest.exports[entry].import[kind]);
}
