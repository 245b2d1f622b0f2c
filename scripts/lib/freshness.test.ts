import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { fingerprint } from "./freshness.mjs";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "gratweg-fresh-"));
  write("part/src/a.ts", "a");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
}
const value = () => fingerprint(root, ["part"], "", (name: string) => name.startsWith("part/src/configs"));

it.each(["part/src/a.ts", "part/src/b.ts", "part/package.json"])("%s counts", (name) => {
  const before = value();
  write(name, "changed");
  expect(value()).not.toBe(before);
});

it.each([
  "part/src/a.test.ts",
  "part/src/a.stories.tsx",
  "part/dist/a.js",
  "part/node_modules/x/index.js",
  "part/.strapi-updater.json",
  "part/src/configs.ts",
])("%s does not: tests, what is built, what tools note, what is left out by name", (name) => {
  const before = value();
  write(name, "changed");
  expect(value()).toBe(before);
});
