import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { inputsOf } from "./inputs.mjs";
import { keptRuns, mayLeaveOut } from "./kept-runs.mjs";

let root = "";
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
};
const inputs = (stage = "stories", more: { env?: Record<string, string>; chromium?: string } = {}) =>
  inputsOf({ root, stage, env: {}, ...more });
/** Runs the stage green, does something, and says whether the stage is then left out. */
function isLeftOutAfter(change: () => void, stage = "stories"): boolean {
  const before = inputs(stage);
  const report = path.join(root, "node_modules/report.json");
  write("node_modules/report.json", '{"testResults":[]}');
  keptRuns({ root }).keep(
    stage,
    { before, after: inputs(stage) },
    { passed: 3, failed: 0, reports: [{ name: stage, file: report }] },
  );
  change();
  return keptRuns({ root }).find(stage, inputs(stage)) !== null;
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "gratweg-kept-"));
  execFileSync("git", ["init", "-q"], { cwd: root });
  write(".gitignore", "node_modules/\n");
  write("package-lock.json", "{}");
  write("packages/flows/src/a.ts", "1");
  write("packages/flows/src/a.stories.tsx", "1");
  write("packages/server/src/b.ts", "1");
  execFileSync("git", ["add", "-A"], { cwd: root });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe("a stage whose last run was green", () => {
  it("is left out while nothing has changed, with counts, commit, date and reports of that run", () => {
    const now = () => Date.parse("2026-11-23T12:00:00Z");
    const file = path.join(root, "node_modules/report.json");
    write("node_modules/report.json", "{}");
    const runs = keptRuns({ root, now });
    const state = { before: inputs(), after: inputs() };
    runs.keep("stories", state, { passed: 3, failed: 0, skipped: 1, reports: [{ name: "stories 1", file }] });
    expect(runs.find("stories", inputs())).toMatchObject({
      ...{ passed: 3, skipped: 1, commit: "no commit", at: "2026-11-23T12:00:00.000Z" },
      reports: [
        {
          name: "stories 1",
          file: path.join(root, "node_modules/.cache/gratweg/test-runs/stories/0.json"),
        },
      ],
    });
  });

  it.each<[string, () => void]>([
    ["a source", () => write("packages/flows/src/a.ts", "2")],
    ["a story", () => write("packages/flows/src/a.stories.tsx", "2")],
    ["a lockfile", () => write("package-lock.json", '{"a":1}')],
    ["a file that git does not know yet", () => write("packages/flows/src/new.ts", "")],
    ["a folder that no list names", () => write("packages/new/src/index.ts", "")],
    ["a file that is gone", () => rmSync(path.join(root, "packages/flows/src/a.ts"))],
    ["a report that is gone", () => rmSync(path.join(root, "node_modules/.cache"), { recursive: true })],
  ])("runs again after a change of %s", (_, change) => {
    expect(isLeftOutAfter(change)).toBe(false);
  });

  it("is left out after a change of what it cannot read; another stage, which can, runs again", () => {
    const change = (text: string) => () => write("packages/server/src/b.ts", text);
    expect(isLeftOutAfter(change("2"))).toBe(true);
    expect(isLeftOutAfter(change("3"), "integration")).toBe(false);
    expect(isLeftOutAfter(change("4"), "unit")).toBe(false);
  });

  it("runs again with another environment and another browser", () => {
    const chromium = path.join(root, "node_modules/chromium");
    write("node_modules/chromium", "1");
    chmodSync(chromium, 0o755);
    const states = [
      inputs(),
      inputs("stories", { env: { TZ: "Europe/Berlin" } }),
      inputs("stories", { env: { GRATWEG_DATA: "/x" } }),
      inputs("stories", { chromium }),
    ];
    write("node_modules/chromium", "12");
    states.push(inputs("stories", { chromium }));
    expect(new Set(states).size).toBe(5);
    expect(inputs("stories", { env: { TERM: "dumb" } })).toBe(states[0]);
  });

  it("runs again after three days, as tests look at the calendar", () => {
    let now = 0;
    const runs = keptRuns({ root, now: () => now });
    runs.keep("stories", { before: inputs(), after: inputs() }, { passed: 1, failed: 0 });
    now = 3 * 24 * 3_600_000;
    expect(runs.find("stories", inputs())).not.toBeNull();
    now += 1;
    expect(runs.find("stories", inputs())).toBeNull();
  });
});

it.each([
  ["a test failed", { failed: 1 }, {}],
  ["a test needed a second try", { flaky: [{}] }, {}],
  ["files changed while it ran", {}, { after: "another" }],
  ["a report is missing", { reports: [{ name: "stories", file: "/nowhere.json" }] }, {}],
])("a run is not kept when %s, nor is the one before", (_, result, state) => {
  const runs = keptRuns({ root });
  runs.keep("stories", { before: inputs(), after: inputs() }, { passed: 1, failed: 0 });
  runs.keep("stories", { before: inputs(), after: inputs(), ...state }, { passed: 1, failed: 0, ...result });
  expect(runs.find("stories", inputs())).toBeNull();
});

it("nothing is kept of a stage whose inputs nobody has named, nor without git", () => {
  expect(inputs("static")).toBeNull();
  rmSync(path.join(root, ".git"), { recursive: true });
  expect(inputs()).toBeNull();
});

it("everything runs where a machine decides, on demand, and when stages are named", () => {
  const whole = { isWhole: true, all: false, env: {} };
  expect(
    [whole, { ...whole, env: { CI: "true" } }, { ...whole, all: true }, { ...whole, isWhole: false }].map(
      mayLeaveOut,
    ),
  ).toEqual([true, false, false, false]);
});
