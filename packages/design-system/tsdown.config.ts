import { defineConfig } from "tsdown";
import { declarations } from "../../tsdown.declarations";
import { tokenFiles } from "./scripts/tokens/plugin";

export default defineConfig({
  entry: ["src/index.ts", "src/families/*.ts", "!src/families/*.test.ts"],
  format: ["esm", "cjs"],
  platform: "neutral",
  target: "es2022",
  unbundle: true,
  dts: declarations,
  plugins: [tokenFiles()],
  // For frameworks with server components: components and hooks only. The theme's functions and the icons' plain data also
  // serve on the server.
  outputOptions: {
    banner: (chunk) => (/\/(?:[A-Z]|use[A-Z])[\w.]*\.c?js$/.test(chunk.fileName) ? '"use client";' : ""),
  },
});
