import path from "node:path";
import config from "../../jest.config.mjs";
import { root } from "../lib/settings.mjs";
import { StepError } from "../lib/terminal.mjs";
import { LEFT_OUT } from "./parts.mjs";

const CACHE = "node_modules/.cache/mutation";

/** @param {string} part */
export const reportOf = (part) => path.join(root, CACHE, `${part}.json`);

/**
 * @param {string[]} words
 * @param {Readonly<Record<string, import("./parts.mjs").Part>>} parts
 */
export function readOptions(words, parts) {
  const [name = "", ...files] = words;
  const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
  if (!part) throw new StepError(`Which part? ${Object.keys(parts).join(", ")}.`);
  const option = files.find((word) => word.startsWith("-"));
  if (option) throw new StepError(`"${option}" is not known: files alone.`);
  return { name, part, files };
}

/**
 * @param {string} name
 * @param {import("./parts.mjs").Part} part
 * @param {{ files: string[], folder: string }} options `files`: these alone; what is known of the others stays.
 * @returns {ConstructorParameters<typeof import("@stryker-mutator/core").Stryker>[0]}
 */
export function strykerOptions(name, part, { files, folder }) {
  return {
    mutate: files,
    testRunner: "live",
    plugins: [
      import.meta.resolve("@stryker-mutator/jest-runner"),
      new URL("live-runner.mjs", import.meta.url).href,
      new URL("error-words.mjs", import.meta.url).href,
    ],
    ignorers: ["error-words"],
    dryRunTimeoutMinutes: 600,
    coverageAnalysis: "perTest",
    jest: {
      projectType: "custom",
      configFile: "jest.config.mjs",
      config: {
        projects: projects(part),
        testSequencer: path.join(root, "scripts/mutation/quick-first.mjs"),
      },
    },
    ignorePatterns: LEFT_OUT,
    // What runs once, when a module loads, belongs to no test in particular: all of a part would run for each such place.
    ignoreStatic: true,
    incremental: true,
    incrementalFile: path.join(CACHE, `${name}.incremental.json`),
    force: true,
    // Where the tests have run first, the mutants' fate is known.
    concurrency: 1,
    timeoutMS: 15_000,
    // The transform drops types unread; switching their checks off would parse each file of the repository.
    disableTypeChecks: false,
    symlinkNodeModules: true,
    // Nothing of it in this folder: a test run beside it would find each test twice.
    tempDirName: folder,
    reporters: ["json"],
    jsonReporter: { fileName: path.join(CACHE, `${name}.json`) },
    logLevel: "warn",
    allowEmpty: true,
    thresholds: { high: 95, low: 85, break: null },
    warnings: { slow: false },
  };
}

/**
 * The house's two projects, each with the environment that tells Stryker which test runs what.
 *
 * @param {import("./parts.mjs").Part} part
 */
function projects({ node, dom = [], skip = [] }) {
  return Object.entries({ node, jsdom: dom }).flatMap(([environment, tests]) => {
    const project = config.projects?.find(
      (one) => typeof one === "object" && one.testEnvironment === environment,
    );
    if (tests.length === 0 || typeof project !== "object") return [];
    return {
      ...project,
      // Of the copy in which Stryker works.
      rootDir: ".",
      testRunner: path.join(root, "scripts/mutation/try-mutants.mjs"),
      testEnvironment: `@stryker-mutator/jest-runner/jest-env/${environment}`,
      testMatch: tests.map((pattern) => `<rootDir>/${pattern}`),
      testPathIgnorePatterns: [
        ...(project.testPathIgnorePatterns ?? []),
        ...skip.map((file) => `/${file.replaceAll(".", "\\.")}$`),
      ],
    };
  });
}
