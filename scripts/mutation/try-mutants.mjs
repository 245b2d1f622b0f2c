/**
 * Jest's test runner for mutants. It runs a test file once, which tells what each test passes; then, in the same environment, the tests of each
 * mutant again, with the mutant switched on. Loading a file takes a hundred times as long as its tests: Stryker's own runner loads it, and all files
 * that could be concerned, for each mutant anew.
 */
import { createRequire } from "node:module";
import { setImmediate } from "node:timers/promises";
import { coverageOf, nameOf, testsOf } from "./circus-tests.mjs";
import { withPatientTimers } from "./patient-timers.mjs";

/** @typedef {import("@jest/types").Circus.State} State */
/** @typedef {import("@jest/types").Circus.TestEntry} Test */
/**
 * Shared with the changed code, which asks in each place for `activeMutant` and counts what it passes.
 *
 * @typedef {object} Context
 * @property {string} [activeMutant]
 * @property {string} [currentTestId]
 * @property {number} [hitCount]
 * @property {number} [hitLimit] Ends an endless loop.
 * @property {{ perTest: Record<string, Record<string, number>> }} [mutantCoverage]
 */

const require = createRequire(import.meta.url);
/** @type {{ default: (...parameters: [unknown, unknown, Environment, Runtime, string, unknown]) => Promise<unknown> }} */
const circusRunner = require("jest-circus/runner");
/** @typedef {import("@jest/environment").JestEnvironment & { global: { __stryker__?: Context } }} Environment */
/** @typedef {{ requireInternalModule(file: string): { run(): Promise<unknown>, setState(state: State): void } }} Runtime */

/** What a mutant passes while it is tried belongs to no test. */
const TRYING = "trying";
/** Added to ten times what a test takes, in milliseconds. */
const TIMEOUT = 300;
const HOOK_TIMEOUT = 3000;
/** Worth no thought, in milliseconds. */
const SHORT = 200;
/** Worth it for a mutant that nothing has been asked about before. */
const LONG = 1000;
const NONE = /^\b$/;
/** Like Stryker's. */
const HITS_FACTOR = 100;

/**
 * What is known of a mutant, by its number.
 *
 * @type {Map<string, { tests: number, killedBy?: string }>}
 */
export const verdicts = new Map();
/**
 * The mutants that are still to be tried, by test file: an earlier one has spoilt what its tests share. The next run of the file begins with them.
 *
 * @type {Map<string, Set<string>>}
 */
export const open = new Map();

/**
 * @param {unknown} globalConfig
 * @param {unknown} config
 * @param {Environment} environment
 * @param {Runtime} runtime
 * @param {string} testPath
 * @param {unknown} send
 */
export default function tryMutants(globalConfig, config, environment, runtime, testPath, send) {
  // Before the runner's own copy: loading it empties what both share.
  const circus = withPatientTimers(environment.global, () =>
    runtime.requireInternalModule(require.resolve("jest-circus")),
  );
  const inner = environment.handleTestEvent?.bind(environment);
  let trying = false;
  environment.handleTestEvent = async (
    /** @type {import("@jest/types").Circus.Event} */ event,
    /** @type {State} */ state,
  ) => {
    if (trying) {
      if (event.name === "test_done" && event.test.errors.length > 0) state.testNamePattern = NONE;
      return;
    }
    await inner?.(/** @type {import("@jest/types").Circus.AsyncEvent} */ (event), state);
    const context = environment.global.__stryker__;
    if (event.name !== "run_finish" || !context?.mutantCoverage) return;
    // Each of the runner's two bundles keeps a state of its own.
    circus.setState(state);
    trying = true;
    await tryAll(testPath, circus.run, state, environment, context);
    trying = false;
  };
  return circusRunner.default(globalConfig, config, environment, runtime, testPath, send);
}

/**
 * @param {string} testPath
 * @param {() => Promise<unknown>} runAgain
 * @param {State} state
 * @param {Environment} environment
 * @param {Context} context
 */
async function tryAll(testPath, runAgain, state, environment, context) {
  const again = open.get(testPath);
  const tests = [...testsOf(state.rootDescribeBlock)].filter(({ status }) => status === "done");
  if (tests.some(({ errors }) => errors.length > 0)) return;
  const perTest = context.mutantCoverage?.perTest ?? {};
  const covered = coverageOf(tests, perTest);
  const before = tests.map((test) => ({ test, fields: { ...test } }));
  const { testNamePattern, testTimeout, unhandledErrors } = state;
  /**
   * Returns the test that failed.
   *
   * @param {Test[]} chosen
   * @param {string} [mutant]
   * @param {number} [hitLimit]
   */
  const run = async (chosen, mutant, hitLimit) => {
    for (const { test, fields } of before)
      Object.assign(test, fields, { errors: [], timeout: TIMEOUT + 10 * (fields.duration ?? 0) });
    environment.fakeTimersModern?.useRealTimers();
    environment.moduleMocker?.clearAllMocks();
    Object.assign(state, {
      unhandledErrors: [],
      testNamePattern: only(chosen.map(nameOf)),
      testTimeout: HOOK_TIMEOUT,
    });
    Object.assign(context, { activeMutant: mutant, hitLimit, hitCount: hitLimit && 0 });
    await runAgain();
    // What a test has set off may fail a moment after it.
    await setImmediate();
    Object.assign(context, { activeMutant: undefined, hitLimit: undefined, hitCount: undefined });
    return (
      chosen.find(({ errors }) => errors.length > 0) ??
      (state.unhandledErrors.length > 0 ? chosen[0] : undefined)
    );
  };

  context.currentTestId = TRYING;
  // Whether a failure can only come from the mutant: all tests have just passed without one.
  let proven = covered.size > 0 && !(await run(tests));
  // The second time, with everything loaded, is what a test takes.
  for (const { test, fields } of before) fields.duration = test.duration;
  const isQuick = quickOnes(tests);
  let clean = proven;
  /**
   * Returns the test that notices the mutant, or "open".
   *
   * @param {{ hits: number, tests: Test[] }} concerned
   * @param {string} mutant
   */
  const tryOne = async (concerned, mutant) => {
    for (;;) {
      const failed = await run(concerned.tests, mutant, concerned.hits * HITS_FACTOR);
      const spoilt = failed !== undefined && (await run([failed])) !== undefined;
      const sure = proven || !spoilt;
      proven = spoilt && !(await run(tests));
      clean = proven || !spoilt;
      if (sure) return failed;
      if (!clean) return "open";
    }
  };
  const left = new Set();
  for (const [id, concerned] of covered) {
    const known = verdicts.get(id);
    if (known?.killedBy || (again && !again.has(id))) continue;
    const quick = concerned.tests.filter(isQuick);
    // Tests of another file have been asked, and some may be to come that are quick.
    if (known && quick.length === 0) continue;
    const chosen = quick.length > 0 ? quick : concerned.tests;
    const failed = clean ? await tryOne({ ...concerned, tests: chosen }, id) : "open";
    if (failed === "open") left.add(id);
    else
      verdicts.set(id, {
        tests: (known?.tests ?? 0) + concerned.tests.length,
        ...(failed && { killedBy: nameOf(failed) }),
      });
  }
  if (left.size > 0) open.set(testPath, left);
  else open.delete(testPath);

  delete perTest[TRYING];
  context.currentTestId = undefined;
  Object.assign(state, { testNamePattern, testTimeout, unhandledErrors });
  for (const { test, fields } of before) Object.assign(test, fields);
}

/**
 * Leaves out what takes ten times as long as the middle one of its file, or a second, unless nothing before it passed a place: a mutant that lives
 * would cost all of it.
 *
 * @param {Test[]} tests
 * @returns {(test: Test) => boolean}
 */
function quickOnes(tests) {
  const times = tests.map(({ duration }) => duration ?? 0).sort((a, b) => a - b);
  const limit = Math.min(LONG, Math.max(SHORT, 10 * (times[Math.floor(times.length / 2)] ?? 0)));
  return ({ duration }) => (duration ?? 0) <= limit;
}

/** @param {string[]} names */
function only(names) {
  return new RegExp(`^(?:${names.map((name) => name.replace(/[$()*+.?[\\\]^{|}/]/g, "\\$&")).join("|")})$`);
}
