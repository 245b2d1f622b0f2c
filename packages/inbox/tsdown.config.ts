import { defineConfig } from "tsdown";
import { declarations } from "../../tsdown.declarations";

export default defineConfig({
  entry: ["src/index.ts", "src/main.ts"],
  format: ["esm"],
  platform: "node",
  target: "node20",
  fixedExtension: false,
  unbundle: true,
  dts: declarations,
});
