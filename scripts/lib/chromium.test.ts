import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findChromium } from "./chromium.mjs";

const folder = mkdtempSync(path.join(tmpdir(), "gratweg-chromium-"));
const before = { ...process.env };
const install = (name: string) => {
  const file = path.join(folder, name);
  writeFileSync(file, "#!/bin/sh\n");
  chmodSync(file, 0o755);
  return file;
};
const find = (wantsShell?: boolean) => findChromium({ root: folder, logs: folder, wantsShell });

beforeEach(() => {
  process.env.PATH = `${folder}:${before.PATH}`;
  delete process.env.CHROMIUM_PATH;
});
afterAll(() => {
  process.env = before;
  rmSync(folder, { recursive: true });
});

it("tests take the browser without windows, everything else the whole one", async () => {
  const [whole, shell] = [install("chromium"), install("chromium-headless-shell")];
  expect([await find(true), await find()]).toEqual([shell, whole]);
});

it("CHROMIUM_PATH decides, and names a file", async () => {
  process.env.CHROMIUM_PATH = install("another");
  expect(await find(true)).toBe(path.join(folder, "another"));
  process.env.CHROMIUM_PATH = path.join(folder, "nowhere");
  await expect(find()).rejects.toThrow("CHROMIUM_PATH names no file");
});
