import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const sources = path.join(import.meta.dirname, "packages");
/** What the large packages' entry points hand on is loaded when a test first uses it, instead of whole for each file. */
const lazy = ["contracts/src/index.ts", "flows/src/index.ts", "design-system/src/families"]
  .flatMap((entry) =>
    entry.endsWith(".ts") ? entry : readdirSync(path.join(sources, entry)).map((file) => `${entry}/${file}`),
  )
  .flatMap((file) => [...readFileSync(path.join(sources, file), "utf8").matchAll(/ from "(\..+)";/g)])
  .map(([, module]) => module);

const transform = {
  "^.+\\.(tsx?|m?jsx?)$": [
    "@swc/jest",
    {
      jsc: {
        target: "es2022",
        parser: { syntax: "typescript", tsx: true },
        transform: { react: { runtime: "automatic" } },
      },
      module: { type: "commonjs", lazy },
    },
  ],
};

/** Tests run against the packages' sources, so that no build has to come first. */
const moduleNameMapper = {
  "^@gratweg/([^/]+)$": "<rootDir>/packages/$1/src",
  "^@gratweg/design-system/(.+)$": "<rootDir>/packages/design-system/src/families/$1",
  "^@gratweg/([^/]+)/(.+)$": "<rootDir>/packages/$1/src/$2",
};

const shared = {
  rootDir: import.meta.dirname,
  transform,
  moduleNameMapper,
  transformIgnorePatterns: [
    "/node_modules/(?!(xstate|@xstate|zod|postal-mime|light-my-request|cookie|posthog-js|jose)/)",
  ],
  testPathIgnorePatterns: ["/node_modules/", "/dist/", "\\.integration\\.test\\.ts$"],
};

/** @type {import('jest').Config} */
export default {
  // A condition and not a measure of speed: beside other work a test may take many times what it takes alone.
  testTimeout: 30_000,
  reporters: ["default", "<rootDir>/scripts/test/conformance-reporter.mjs"],
  projects: [
    {
      ...shared,
      displayName: "node",
      testEnvironment: "node",
      testMatch: [
        "<rootDir>/packages/{contracts,sites,content-client,trip-search,backoffice,server,flows,inbox}/src/**/*.test.ts",
        "<rootDir>/packages/cms/src/**/*.test.ts",
        "<rootDir>/site/{build,src}/**/*.test.ts",
        "<rootDir>/portal/src/**/*.test.ts",
        "<rootDir>/{scripts,content}/**/*.test.ts",
        "<rootDir>/.storybook/**/*.test.ts",
      ],
    },
    {
      ...shared,
      displayName: "dom",
      testEnvironment: "jsdom",
      testMatch: [
        "<rootDir>/packages/design-system/src/**/*.test.{ts,tsx}",
        "<rootDir>/packages/flows/src/**/*.test.tsx",
        "<rootDir>/packages/page-parts/src/**/*.test.tsx",
        "<rootDir>/site/src/**/*.test.tsx",
        "<rootDir>/portal/src/**/*.test.tsx",
      ],
      setupFilesAfterEnv: ["<rootDir>/jest.setup-dom.ts"],
    },
  ],
};
