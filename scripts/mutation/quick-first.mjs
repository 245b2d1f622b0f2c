import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** @type {{ default: typeof import("@jest/test-sequencer").default }} */
const sequencer = createRequire(import.meta.url)("@jest/test-sequencer");

/** What takes a test its time: a disk, a server, a page, waiting, a thousand examples, or each path of a machine. */
const SLOW =
  /[Ss]qlite|listen\(|Server\(|\.inject\(|mkdtemp|axe|render\(|testing\/(?:everyPath|paths)"|waitFor|findBy|"fast-check"/;
const LAST = 1_000_000;

/** Runs small tests first: the mutants that they notice cost the others nothing. */
export default class QuickFirst extends sequencer.default {
  /**
   * @override
   * @param {import("@jest/test-result").Test[]} tests
   */
  sort(tests) {
    return tests
      .map((test) => ({ test, weight: weightOf(readFileSync(test.path, "utf8")) }))
      .sort((a, b) => a.weight - b.weight)
      .map(({ test }) => test);
  }
}

/** @param {string} text */
const weightOf = (text) => text.length + (SLOW.test(text) ? LAST : 0);
