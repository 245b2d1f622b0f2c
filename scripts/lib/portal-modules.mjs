import { createRequire } from "node:module";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { transform } from "esbuild";
import { strongBrotli } from "./strong-brotli.mjs";

/** @typedef {{ file: string, module: string, bytes: number }} ModuleSize */

/**
 * What the portal's files are made of, the largest first: each module's share minified and compressed by itself, so that the sum is more
 * than the file. Builds the portal once more, in memory; the files' names are the same, because they change with their contents alone.
 * @param {string} root
 * @param {(file: string) => boolean} isWanted
 * @returns {Promise<ModuleSize[]>}
 */
export async function portalModules(root, isWanted) {
  const folder = path.join(root, "portal");
  const { build } = await import(createRequire(path.join(folder, "package.json")).resolve("vite"));
  /** @type {{ file: string, module: string, code: string }[]} */
  const found = [];
  await build({
    root: folder,
    configFile: path.join(folder, "vite.config.ts"),
    logLevel: "error",
    build: { write: false },
    plugins: [
      {
        name: "modules",
        /** @param {unknown} _ @param {Record<string, any>} bundle */
        generateBundle(_, bundle) {
          for (const { type, fileName, modules } of Object.values(bundle))
            if (type === "chunk" && isWanted(path.basename(fileName)))
              for (const [id, { code }] of Object.entries(modules))
                found.push({ file: path.basename(fileName), module: id, code: code ?? "" });
        },
      },
    ],
  });
  const sizes = await Promise.all(
    found.map(async ({ file, module, code }) => {
      const { code: small } = await transform(code, { minify: true, format: "esm", target: "es2022" });
      const bytes = brotliCompressSync(small, strongBrotli).length;
      return { file, module: path.relative(root, module), bytes };
    }),
  );
  return sizes.sort((a, b) => b.bytes - a.bytes);
}
