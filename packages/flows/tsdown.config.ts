import { defineConfig } from "tsdown";
import { declarations } from "../../tsdown.declarations";

export default defineConfig({
  entry: ["src/index.ts", "src/react/index.ts"],
  format: ["esm", "cjs"],
  platform: "neutral",
  target: "es2022",
  unbundle: true,
  dts: declarations,
  // The hooks belong to the browser; machines and their rules also run on a server.
  outputOptions: {
    banner: (chunk) => (/\/use[A-Z][\w.]*\.c?js$/.test(chunk.fileName) ? '"use client";' : ""),
  },
});
