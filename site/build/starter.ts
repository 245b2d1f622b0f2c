import { createHash } from "node:crypto";
import { buildSync } from "esbuild";

/** The script that every page begins with, under a name that changes with it (see src/lazy-hydration). */
export function starter(): { name: string; text: string } {
  const { outputFiles } = buildSync({
    entryPoints: ["src/lazy-hydration/starter.ts"],
    bundle: true,
    write: false,
    minify: true,
    format: "iife",
    target: "es2022",
    tsconfigRaw: {},
    logLevel: "error",
  });
  const text = outputFiles[0]?.text ?? "";
  return { name: `starter-${createHash("sha256").update(text).digest("hex").slice(0, 20)}.js`, text };
}
