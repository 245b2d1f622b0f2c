import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { lockFolder } from "./site-lock.mjs";

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), "gratweg-lock-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const file = () => path.join(folder, ".building");

it("names its holder and is given back", async () => {
  const release = await lockFolder(file());
  expect(readFileSync(file(), "utf8")).toBe(String(process.pid));
  release();
  expect(existsSync(file())).toBe(false);
});

it("is waited for while its holder lives", async () => {
  const release = await lockFolder(file());
  const heard: number[] = [];
  const second = lockFolder(file(), {
    look: 1,
    onWait: (holder) => {
      heard.push(holder);
      release();
    },
  });
  (await second)();
  expect(heard).toEqual([process.pid]);
});

it("of a process that is gone is taken over", async () => {
  const { pid } = spawnSync(process.execPath, ["-e", ""]);
  writeFileSync(file(), String(pid));
  (await lockFolder(file(), { longest: 0 }))();
  expect(existsSync(file())).toBe(false);
});

it("that is held too long is told in one line", async () => {
  const release = await lockFolder(file());
  await expect(lockFolder(file(), { longest: 0 })).rejects.toThrow(
    `Another build of a site (process ${process.pid}) does not end; its lock is ${file()}.`,
  );
  release();
});
