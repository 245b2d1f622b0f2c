import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { planted } from "./planted.mjs";

interface Config {
  rules: Record<string, unknown>;
  overrides: { rules?: Record<string, unknown> }[];
}

const root = path.resolve(__dirname, "../..");
/** Speaks only of what the React Compiler compiles. */
const SILENT = ["react/preserve-manual-memoization"];
const FOLDERS: Record<string, string> = {
  cjs: "scripts",
  mjs: "scripts",
  ts: "packages/flows/src/planted",
  tsx: "packages/page-parts/src/planted",
};
const STYLED = 'export const A = () => <p className="b">b</p>;';
const DRAWN = 'export { createStitches } from "@stitches/react";';
const FURTHER: Record<string, string> = {
  "packages/flows/src/planted/import-no-cycle-2.ts":
    'import { b } from "./import-no-cycle";\nexport const a = b;',
  "packages/flows/src/planted/other.ts": "export const a = 1;",
  "packages/server/src/index.ts": "export const a = 1;",
  // Allowed, each beside one that is not.
  "packages/flows/src/allowed.ts":
    'export type A = import("@gratweg/contracts").B;\nexport * from "./planted/other";',
  "packages/page-parts/src/allowed.test.tsx": STYLED,
  "packages/design-system/src/theme/allowed.ts": DRAWN,
  "packages/design-system/src/drawn.ts": DRAWN,
  "packages/flows/src/typed.ts": 'export type A = import("@gratweg/server").B;',
  "packages/contracts/src/awaited.ts": 'export const a = () => import("@gratweg/flows");',
  "packages/sites/src/required.ts": 'export { a } from "@gratweg/contracts/routes";',
  "site/src/search.ts": 'import "@gratweg/trip-search";',
  "site/build/search.ts": 'import "@gratweg/trip-search";',
  "portal/src/site.ts": 'import "../../site/build/search";',
};

let tree: string;
let found: { file: string; rule: string }[];

const fileOf = (ending: string, rule: string) => `${FOLDERS[ending]}/${rule.replace("/", "-")}.${ending}`;
const rulesIn = (file: string) => found.filter((one) => one.file === file).map(({ rule }) => rule);

beforeAll(() => {
  tree = mkdtempSync(path.join(os.tmpdir(), "gratweg-lint-"));
  const write = (file: string, text: string) => {
    mkdirSync(path.join(tree, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(tree, file), `${text}\n`);
  };
  for (const file of [".oxlintrc.json", "scripts/lint/plugin.mjs", "tsconfig.base.json"])
    cpSync(path.join(root, file), path.join(tree, file), { recursive: true });
  symlinkSync(path.join(root, "node_modules"), path.join(tree, "node_modules"));
  write(
    "tsconfig.json",
    JSON.stringify({
      extends: "./tsconfig.base.json",
      compilerOptions: { lib: ["ES2023", "DOM"], jsx: "react-jsx" },
      include: ["packages", "site", "portal"],
    }),
  );
  for (const [ending, rules] of Object.entries(planted))
    for (const [rule, code] of Object.entries(rules)) write(fileOf(ending, rule), code);
  for (const [file, code] of Object.entries(FURTHER)) write(file, code);
  const { stdout } = spawnSync(path.join(tree, "node_modules/.bin/oxlint"), ["--format", "json"], {
    cwd: tree,
    encoding: "utf8",
    maxBuffer: 64_000_000,
  });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; code?: string }[] };
  found = diagnostics.map(({ filename, code = "" }) => ({
    file: filename,
    rule: code.replace(/.*\(|\)/g, ""),
  }));
}, 60_000);
afterAll(() => rmSync(tree, { recursive: true, force: true }));

it("has code that breaks it for each rule", () => {
  const { rules, overrides } = JSON.parse(readFileSync(path.join(root, ".oxlintrc.json"), "utf8")) as Config;
  const known = [rules, ...overrides.map((one) => one.rules ?? {})].flatMap(Object.keys);
  const broken = Object.values(planted).flatMap(Object.keys);
  expect([...new Set(known)].filter((rule) => !SILENT.includes(rule)).sort()).toEqual(broken.sort());
});

it("finds what breaks a rule", () => {
  const unseen = Object.entries(planted).flatMap(([ending, rules]) =>
    Object.keys(rules).filter((rule) => !rulesIn(fileOf(ending, rule)).includes(rule.replace(/.*\//, ""))),
  );
  expect(unseen).toEqual([]);
});

it("knows who may import whom, however it is written", () => {
  const directions = Object.keys(FURTHER).filter((file) => rulesIn(file).includes("import-directions"));
  expect(directions).toEqual([
    "packages/flows/src/typed.ts",
    "packages/contracts/src/awaited.ts",
    "packages/sites/src/required.ts",
    "site/src/search.ts",
    "portal/src/site.ts",
  ]);
});

it("lets tests style, and the theme's folder alone import Stitches", () => {
  expect(rulesIn("packages/page-parts/src/allowed.test.tsx")).toEqual([]);
  expect(rulesIn("packages/design-system/src/theme/allowed.ts")).toEqual([]);
  expect(rulesIn("packages/design-system/src/drawn.ts")).toEqual(["no-restricted-imports"]);
});
