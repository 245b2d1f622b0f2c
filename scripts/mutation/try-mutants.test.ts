import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

const runner = path.join(__dirname, "try-mutants.mjs");
let folder: string;
beforeAll(() => (folder = mkdtempSync(path.join(os.tmpdir(), "gratweg-mutants-"))));
afterAll(() => rmSync(folder, { recursive: true }));

/** As Stryker's environment and its changed code do it: each place counts who passes, and asks which mutant is on. */
const FILES = {
  "environment.cjs": `
    const { TestEnvironment } = require(${JSON.stringify(require.resolve("jest-environment-node"))});
    module.exports = class extends TestEnvironment {
      constructor(...parameters) {
        super(...parameters);
        this.global.__stryker__ = { mutantCoverage: { static: {}, perTest: {} } };
      }
      handleTestEvent(event) {
        const context = this.global.__stryker__;
        if (event.name === "test_start") context.currentTestId = event.test.name;
        if (event.name === "test_done") context.currentTestId = undefined;
      }
    };`,
  "run.mjs": `
    import jest from ${JSON.stringify(require.resolve("jest"))};
    import { open, verdicts } from ${JSON.stringify(runner)};
    const config = { rootDir: ".", testEnvironment: "./environment.cjs", testRunner: ${JSON.stringify(runner)}, transform: {}, reporters: [] };
    const found = [];
    do {
      await jest.runCLI({ _: [], $0: "", runInBand: true, silent: true, config: JSON.stringify(config) }, ["."]);
      found.push({ verdicts: Object.fromEntries(verdicts), open: [...open.values()].flatMap((ids) => [...ids]) });
    } while (open.size > 0 && found.length < 5);
    console.log(JSON.stringify(found));`,
  "trip.js": `
    const context = globalThis.__stryker__;
    const on = (id) => {
      const test = (context.mutantCoverage.perTest[context.currentTestId] ??= {});
      test[id] = (test[id] ?? 0) + 1;
      if (context.activeMutant !== id) return false;
      if (context.hitCount !== undefined && ++context.hitCount > context.hitLimit) throw new Error("Hit limit");
      return true;
    };
    let broken = false;
    exports.price = (seats) => (on("1") ? seats : seats * 890);
    exports.label = () => (on("2") ? "Trip" : "Tour");
    exports.count = (to) => { let i = 0; while (i < to) i += on("3") ? 0 : 1; return i; };
    exports.breaks = () => { if (on("4")) broken = true; return broken; };
    exports.waits = () => (on("5") ? new Promise(() => {}) : Promise.resolve(true));
    exports.late = () => (on("6") ? 1 : 2);`,
  "trip.test.js": `
    const trip = require("./trip");
    const called = jest.fn();
    it("costs", () => { called(); expect(called).toHaveBeenCalledTimes(1); expect(trip.price(2)).toBe(1780); });
    it("has a label", () => { trip.label(); });
    it("counts", () => expect(trip.count(3)).toBe(3));
    it("waits", async () => expect(await trip.waits()).toBe(true));
    it("breaks", () => expect(trip.breaks()).toBe(false));
    it("comes late", () => expect(trip.late()).toBe(2));`,
};

it("tells mutants that a test notices from those that none does, with a fresh start after one that spoils the rest", () => {
  for (const [name, text] of Object.entries(FILES)) writeFileSync(path.join(folder, name), text);
  const output = execFileSync(process.execPath, ["run.mjs"], {
    cwd: folder,
    encoding: "utf8",
    stdio: "pipe",
  });
  const killed = (killedBy: string) => ({ tests: 1, killedBy });
  const first = { 1: killed("costs"), 2: { tests: 1 }, 3: killed("counts"), 5: killed("waits") };
  expect(JSON.parse(output)).toEqual([
    { verdicts: first, open: ["4", "6"] },
    { verdicts: { ...first, 4: killed("breaks") }, open: ["6"] },
    { verdicts: { ...first, 4: killed("breaks"), 6: killed("comes late") }, open: [] },
  ]);
});
