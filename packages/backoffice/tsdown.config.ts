import { defineConfig } from "tsdown";
import { declarations } from "../../tsdown.declarations";

export default defineConfig({
  entry: ["src/**/*.ts", "!src/**/*.test.ts", "!src/**/*testing.ts"],
  // Strapi, which requires its modules, still runs a part of the domain.
  format: ["esm", "cjs"],
  platform: "node",
  target: "node20",
  fixedExtension: false,
  unbundle: true,
  dts: declarations,
});
