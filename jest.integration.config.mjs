import config from "./jest.config.mjs";

const { transform, moduleNameMapper, transformIgnorePatterns, rootDir } = config.projects[0];

/** Against real processes: each file has a built Strapi of its own on a throw-away database, which takes a core while it starts. */
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
  // Two at a time left almost half of two cores idle: each waits for mails, hashes and its content system.
  maxWorkers: process.env.GRATWEG_TEST_DATABASE_URL ? 1 : 3,
  testTimeout: 300_000,
  reporters: config.reporters,
};
