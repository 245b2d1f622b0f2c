import { defineConfig } from "tsdown";
import { declarations } from "../../tsdown.declarations";

export default defineConfig({
  entry: ["src/index.ts", "src/node.ts"],
  format: ["esm", "cjs"],
  platform: "neutral",
  target: "es2022",
  unbundle: true,
  dts: declarations,
});
