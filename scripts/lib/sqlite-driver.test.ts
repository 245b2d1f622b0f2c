import { execFileSync } from "node:child_process";
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { DRIVER, hasKeptDriver, keep } from "./sqlite-driver.mjs";

const root = path.resolve(__dirname, "../..");
const modules = path.join(root, "packages/cms/node_modules");
const BINARY = "build/Release/better_sqlite3.node";

let folder: string;
let cache: string | undefined;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "gratweg-driver-test-"));
  cache = process.env.npm_config_cache;
  process.env.npm_config_cache = path.join(folder, "cache");
});
afterEach(() => {
  if (cache === undefined) delete process.env.npm_config_cache;
  else process.env.npm_config_cache = cache;
  rmSync(folder, { recursive: true, force: true });
});

/** The driver as npm unpacks it in another clone: nothing is compiled yet. */
function freshClone(): string {
  const driver = path.join(folder, "clone");
  mkdirSync(driver);
  copyFileSync(path.join(modules, DRIVER, "package.json"), path.join(driver, "package.json"));
  return driver;
}

/** As npm runs it, with a registry of binaries that nobody answers. */
function prebuildInstall(cwd: string): string {
  return execFileSync(process.execPath, [path.join(modules, "prebuild-install/bin.js"), "--verbose"], {
    cwd,
    env: {
      ...process.env,
      npm_config_better_sqlite3_binary_host: undefined,
      https_proxy: "http://127.0.0.1:9",
    },
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  });
}

const kept = () =>
  path.join(folder, "cache/_prebuilds", readdirSync(path.join(folder, "cache/_prebuilds"))[0] ?? "");

it("the next clone takes what was compiled once, without asking anybody", async () => {
  expect(hasKeptDriver(root)).toBe(false);
  const clone = freshClone();
  expect(() => prebuildInstall(clone)).toThrow();

  await keep(modules, { log: path.join(folder, "keep.log") });
  expect(hasKeptDriver(root)).toBe(true);
  prebuildInstall(clone);
  expect(
    readFileSync(path.join(clone, BINARY)).equals(readFileSync(path.join(modules, DRIVER, BINARY))),
  ).toBe(true);
});

it("a kept file that does not load is not taken", async () => {
  await keep(modules, { log: path.join(folder, "keep.log") });
  const broken = path.join(folder, "broken");
  mkdirSync(path.join(broken, "build/Release"), { recursive: true });
  writeFileSync(path.join(broken, BINARY), "not a library");
  execFileSync("tar", ["-czf", kept(), "-C", broken, BINARY]);
  expect(() => prebuildInstall(freshClone())).toThrow();
});

it("another version of the driver has another file", async () => {
  const other = path.join(folder, "other/node_modules");
  mkdirSync(path.join(other, DRIVER, "build/Release"), { recursive: true });
  cpSync(path.join(modules, DRIVER, BINARY), path.join(other, DRIVER, BINARY));
  const manifest = JSON.parse(readFileSync(path.join(modules, DRIVER, "package.json"), "utf8")) as object;
  writeFileSync(path.join(other, DRIVER, "package.json"), JSON.stringify({ ...manifest, version: "0.0.1" }));
  symlinkSync(path.join(modules, "prebuild-install"), path.join(other, "prebuild-install"));
  await keep(other, { log: path.join(folder, "keep.log") });
  expect(path.basename(kept())).toContain("better-sqlite3-v0.0.1-node-v");
  expect(hasKeptDriver(root)).toBe(false);
});
