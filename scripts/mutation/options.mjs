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
  const [name = "", ...rest] = words;
  const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
  if (!part) throw new StepError(`Which part? ${Object.keys(parts).join(", ")}.`);
  /** @type {string[]} */
  const files = [];
  let concurrency = 2;
  let force = false;
  while (rest.length > 0) {
    const word = rest.shift() ?? "";
    if (word === "--force") force = true;
    else if (word === "--concurrency") concurrency = Number(rest.shift());
    else if (word.startsWith("--"))
      throw new StepError(`"${word}" is not known: files, --concurrency N, --force.`);
    else files.push(word);
  }
  if (!Number.isInteger(concurrency) || concurrency < 1)
    throw new StepError("--concurrency wants a number of processes.");
  return { name, part, files, concurrency, force };
}

/**
 * @param {string} name
 * @param {import("./parts.mjs").Part} part
 * @param {{ files: string[], concurrency: number, force: boolean, folder: string }} options `files`: these alone; what is known of the others stays.
 * @returns {ConstructorParameters<typeof import("@stryker-mutator/core").Stryker>[0]}
 */
export function strykerOptions(name, part, { files, concurrency, force, folder }) {
  return {
    mutate: files,
    testRunner: "jest",
    plugins: [import.meta.resolve("@stryker-mutator/jest-runner")],
    coverageAnalysis: "perTest",
    jest: { projectType: "custom", configFile: "jest.config.mjs", config: { projects: projects(part) } },
    ignorePatterns: LEFT_OUT,
    // What runs once, when a module loads, belongs to no test in particular: all of a part would run for each such place.
    ignoreStatic: true,
    incremental: true,
    incrementalFile: path.join(CACHE, `${name}.incremental.json`),
    force,
    concurrency,
    timeoutMS: 15_000,
    disableTypeChecks: true,
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
      testEnvironment: `@stryker-mutator/jest-runner/jest-env/${environment}`,
      testMatch: tests.map((pattern) => `<rootDir>/${pattern}`),
      testPathIgnorePatterns: [
        ...(project.testPathIgnorePatterns ?? []),
        ...skip.map((file) => `/${file.replaceAll(".", "\\.")}$`),
      ],
    };
  });
}
