import config from "./jest.config.mjs";

const { transform, moduleNameMapper, transformIgnorePatterns, rootDir } = config.projects[0];

/** Against real processes (a built Strapi on a throw-away database); one after the other, because each takes a core. */
/** @type {import('jest').Config} */
export default {
  rootDir,
  transform,
  moduleNameMapper,
  transformIgnorePatterns,
  testEnvironment: "node",
  testMatch: ["<rootDir>/packages/**/*.integration.test.ts"],
  testPathIgnorePatterns: ["/node_modules/", "/dist/"],
  globalSetup: "<rootDir>/packages/e2e/src/support/integration-setup.ts",
  globalTeardown: "<rootDir>/packages/e2e/src/support/integration-teardown.ts",
  maxWorkers: 1,
  testTimeout: 120_000,
};
