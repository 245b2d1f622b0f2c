/** @typedef {import("@jest/types").Circus.TestEntry} Test */

/**
 * @param {import("@jest/types").Circus.DescribeBlock} block
 * @returns {Generator<Test>}
 */
export function* testsOf(block) {
  for (const child of block.children)
    if (child.type === "test") yield child;
    else yield* testsOf(child);
}

/**
 * A test's name with the blocks around it, as Jest and Stryker spell it.
 *
 * @param {Test} test
 */
export function nameOf(test) {
  const names = [test.name];
  for (let block = test.parent; block.parent; block = block.parent) names.unshift(block.name);
  return names.join(" ");
}

/**
 * The mutants that these tests pass: how often, and in which of them.
 *
 * @param {Test[]} tests
 * @param {Record<string, Record<string, number>>} perTest
 */
export function coverageOf(tests, perTest) {
  /** @type {Map<string, { hits: number, tests: Test[] }>} */
  const covered = new Map();
  for (const test of tests)
    for (const [id, hits] of Object.entries(perTest[nameOf(test).trimStart()] ?? {})) {
      const known = covered.get(id) ?? { hits: 0, tests: [] };
      covered.set(id, { hits: known.hits + hits, tests: [...known.tests, test] });
    }
  return covered;
}
