/** Stryker's test runner for Jest, whose first run of the tests tries the mutants as well: see `try-mutants.mjs`. */
import { strykerPlugins as jestPlugins } from "@stryker-mutator/jest-runner";
import { open, verdicts } from "./try-mutants.mjs";

/** @typedef {import("@stryker-mutator/api/test-runner").TestRunner} TestRunner */

/** @implements {TestRunner} */
class LiveRunner {
  #jest;

  /** @param {TestRunner} jest */
  constructor(jest) {
    this.#jest = jest;
  }

  async init() {
    await this.#jest.init?.();
  }

  capabilities() {
    return this.#jest.capabilities();
  }

  /** @param {import("@stryker-mutator/api/test-runner").DryRunOptions} options */
  async dryRun(options) {
    // Errors that come when their test is over would end the process.
    const ignore = () => {};
    process.on("uncaughtException", ignore);
    const result = await this.#jest.dryRun(options);
    for (let left = Infinity; countOpen() > 0 && countOpen() < left;) {
      left = countOpen();
      await this.#jest.dryRun({ ...options, testFiles: [...open.keys()] });
    }
    process.off("uncaughtException", ignore);
    return result;
  }

  /**
   * @param {import("@stryker-mutator/api/test-runner").MutantRunOptions} options
   * @returns {Promise<import("@stryker-mutator/api/test-runner").MutantRunResult>}
   */
  async mutantRun(options) {
    const { id } = options.activeMutant;
    const verdict = verdicts.get(id);
    const isOpen = !verdict?.killedBy && [...open.values()].some((ids) => ids.has(id));
    if (!verdict || isOpen) return this.#jest.mutantRun(options);
    const { tests: nrOfTests, killedBy } = verdict;
    return killedBy
      ? { status: /** @type {any} */ ("killed"), nrOfTests, killedBy: [killedBy], failureMessage: "" }
      : { status: /** @type {any} */ ("survived"), nrOfTests };
  }
}

const countOpen = () => [...open.values()].reduce((sum, { size }) => sum + size, 0);

/** @param {import("@stryker-mutator/api/plugin").Injector} injector */
function liveRunner(injector) {
  const jest = jestPlugins.find(({ name }) => name === "jest");
  if (!jest) throw new Error("Stryker's test runner for Jest is not there.");
  const runner = injector.injectFunction(jest.factory);
  keepEnvironments(runner.jestTestAdapter);
  return new LiveRunner(runner);
}
liveRunner.inject = ["$injector"];

/**
 * Takes away the environment that Stryker sets for all, which would win over that of each project: both have Stryker's already.
 *
 * @param {{ run(settings: { jestConfig: object }): unknown }} adapter
 */
function keepEnvironments(adapter) {
  const run = adapter.run.bind(adapter);
  adapter.run = (settings) =>
    run({ ...settings, jestConfig: { ...settings.jestConfig, testEnvironment: undefined } });
}

export const strykerPlugins = [{ kind: "TestRunner", name: "live", factory: liveRunner }];
