import { defineConfig } from "tsdown";
import { declarations } from "../../tsdown.declarations";

export default defineConfig({
  entry: [
    "src/index.ts",
    "src/account-rules.ts",
    "src/amount.ts",
    "src/booking-rules.ts",
    "src/day.ts",
    "src/declaration-rules.ts",
    "src/features.ts",
    "src/kernel.ts",
    "src/routes.ts",
    "src/search-query.ts",
  ],
  format: ["esm", "cjs"],
  platform: "neutral",
  target: "es2022",
  unbundle: true,
  dts: declarations,
});
