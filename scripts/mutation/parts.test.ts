import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { filesOf, PARTS, slicesOf } from "./parts.mjs";

const root = path.resolve(__dirname, "../..");

it.each(Object.entries(PARTS))("%s has files to change, and no test among them", (_name, part) => {
  const files = filesOf(root, part);
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => /\.test\.|\/testing\/|fixtures\.ts$/.test(file))).toEqual([]);
});

it("leaves out what a part leaves out", () => {
  const files = filesOf(root, PARTS["site-build"] ?? never());
  expect(files).toContain("site/build/shell.ts");
  expect(files.filter((file) => /queries|schema/.test(file))).toEqual([]);
});

it("slices files by their size, in their order, a large one by itself", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "gratweg-slices-"));
  mkdirSync(path.join(folder, "a"));
  const sizes = { "a/1.ts": 40, "a/2.ts": 50, "a/3.ts": 20, "a/4.ts": 300, "a/5.ts": 10 };
  for (const [file, size] of Object.entries(sizes)) writeFileSync(path.join(folder, file), "x".repeat(size));
  expect(slicesOf(folder, Object.keys(sizes), 100)).toEqual([
    ["a/1.ts", "a/2.ts"],
    ["a/3.ts"],
    ["a/4.ts"],
    ["a/5.ts"],
  ]);
  expect(slicesOf(folder, ["a/1.ts:3-9"], 100)).toEqual([["a/1.ts:3-9"]]);
  rmSync(folder, { recursive: true });
});

function never(): never {
  throw new Error("No such part.");
}
