import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { changedLines } from "./changed-lines.mjs";
import { contentProblems, directiveProblems } from "./contents.mjs";
import { sizeTable, strangers, withoutBudget } from "./sizes.mjs";

const manifest = {
  name: "@gratweg/flows",
  description: "Flows",
  keywords: ["flows"],
  homepage: "https://gratweg.example",
  bugs: {},
  repository: {},
  license: "MIT",
  engines: {},
  publishConfig: { access: "public", provenance: true },
  exports: {
    ".": { import: { types: "./dist/index.d.ts", default: "./dist/index.js" } },
    "./package.json": "./package.json",
  },
};
const papers = ["CHANGELOG.md", "LICENSE", "README.md", "package.json"];
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "gratweg-checks-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A package as it is unpacked, of these modules. */
function unpacked(modules: Record<string, string>) {
  for (const [file, text] of Object.entries(modules)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return { name: "flows", tarball: "", folder, manifest, files: [...papers, ...Object.keys(modules)] };
}

test("a tarball of modules, declarations and papers is clean", () => {
  expect(
    contentProblems(
      unpacked({ "dist/index.js": "export {};", "dist/index.d.ts": "", "dist/index.d.cts": "" }),
    ),
  ).toEqual([]);
});

test("sources, tests, maps, stamps, bundled dependencies and missing papers are named", () => {
  const strange = [
    "src/index.ts",
    "dist/a.test.js",
    "dist/a.js.map",
    "dist/.stamp",
    "dist/node_modules/x/index.js",
  ];
  const modules = Object.fromEntries(strange.map((file) => [file, ""]));
  const { files, ...rest } = unpacked({ ...modules, "dist/b.js": "//# sourceMappingURL=b.js.map" });
  expect(contentProblems({ ...rest, files: files.filter((file) => file !== "LICENSE") })).toEqual([
    "LICENSE is missing",
    ...strange.map((file) => `${file} does not belong in it`),
    "dist/b.js names a source map that is not there",
  ]);
});

test("a hook needs the directive, and what servers import must not reach one that has it", () => {
  const hook = 'import { useState } from "react";\nexport const useIt = () => useState(0);';
  const problems = directiveProblems(
    unpacked({
      "dist/index.js": 'import { useIt } from "./react/useIt.js";',
      "dist/react/useIt.js": `"use client";\n${hook}`,
      "dist/react/useThat.js": hook,
    }),
  );
  expect(problems).toEqual([
    'dist/react/useThat.js lacks "use client"',
    "dist/index.js serves on servers, but reaches dist/react/useIt.js, a client module",
  ]);
});

test("a dialog that comes with a button is a stranger, and so is a package that nobody named", () => {
  const button = { name: "{ Button }", own: /^(button|icon|theme)\//, foreign: ["@stitches/react"] };
  const modules = [
    "node_modules/.cache/x/node_modules/@gratweg/design-system/dist/button/Button.js",
    "node_modules/.cache/x/node_modules/@gratweg/design-system/dist/dialog/Dialog.js",
    "node_modules/@stitches/react/dist/index.mjs",
    "node_modules/xstate/dist/xstate.esm.js",
  ];
  expect(strangers(button, modules)).toEqual([
    "{ Button } brings @gratweg/design-system/dist/dialog/Dialog.js",
    "{ Button } brings xstate/dist/xstate.esm.js",
  ]);
});

test("the table says how much is too much, and an entry point without a budget is named", () => {
  expect(
    sizeTable([
      { name: "a", bytes: 7100, limit: 7 },
      { name: "bcd", bytes: 900, limit: 1 },
    ]).split("\n"),
  ).toEqual([
    "kB of brotli      now   limit",
    "a                7.10     7.0  0.10 too much",
    "bcd              0.90     1.0",
  ]);
  expect(withoutBudget(unpacked({}), [])).toEqual([
    "@gratweg/flows has no budget in scripts/packages/budgets.mjs",
  ]);
});

test("lines that went and came are shown, as often as they did", () => {
  expect(changedLines("a\nb\nb", "b\nc")).toBe("- a\n- b\n+ c");
  expect(changedLines("", "a\nb\nc", 2)).toBe("- \n+ a\n… and 2 more");
  expect(changedLines("a\nb", "b\na")).toBe("The same lines, in another order.");
  expect(changedLines("a", "a")).toBe("");
});
