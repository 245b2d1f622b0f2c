import { brotliCompressSync, constants } from "node:zlib";
import { build } from "esbuild";
import { entriesOf } from "./unpack.mjs";

/**
 * What a page pays for an import: bundled by esbuild, minified, React outside, in bytes of brotli at its highest quality; and
 * the modules that came along. `code` is what an application would write.
 */
export async function measure(code, resolveDir) {
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir, loader: "js" },
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    // As other bundlers write it: German letters are not escaped.
    charset: "utf8",
    external: ["react", "react/*", "react-dom", "react-dom/*"],
    define: { "process.env.NODE_ENV": '"production"' },
    write: false,
    metafile: true,
    logLevel: "silent",
  });
  const bytes = brotliCompressSync(outputFiles[0].contents, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
  }).length;
  const [{ inputs }] = Object.values(metafile.outputs);
  const modules = Object.keys(inputs).filter((file) => inputs[file].bytesInOutput > 0 && file !== "<stdin>");
  return { bytes, modules };
}

/** A budget for each family, so that a new family without one is noticed. */
export function withoutBudget(unpacked, budgets) {
  return entriesOf(unpacked)
    .map((entry) => entry.replace(".", unpacked.manifest.name))
    .filter((specifier) => !budgets.some(({ code }) => code.includes(`"${specifier}"`)))
    .map((specifier) => `${specifier} has no budget in scripts/packages/budgets.mjs`);
}

export function sizeTable(rows) {
  const title = "kB of brotli";
  const width = Math.max(title.length, ...rows.map(({ name }) => name.length));
  const line = ({ name, bytes, limit }) => {
    const over = bytes - limit * 1000;
    const verdict = over > 0 ? `  ${(over / 1000).toFixed(2)} too much` : "";
    return `${name.padEnd(width)}  ${(bytes / 1000).toFixed(2).padStart(7)}  ${limit.toFixed(1).padStart(6)}${verdict}`;
  };
  return [`${title.padEnd(width)}  ${"now".padStart(7)}  ${"limit".padStart(6)}`, ...rows.map(line)].join(
    "\n",
  );
}

/** What came along although it was not meant to: dialogs with a button, a second machine with the first. */
export function strangers({ name, own, foreign }, modules) {
  const strange = modules.filter((file) => {
    const inside = /node_modules\/@gratweg\/[\w-]+\/dist\/(.+)$/.exec(file);
    if (inside) return !own.test(inside[1]);
    return !foreign.some((dependency) => file.includes(`node_modules/${dependency}/`));
  });
  return strange.map((file) => `${name} brings ${file.replace(/.*node_modules\//, "")}`);
}
