import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { addWorktree, baseCommit, commitOf, fileAt, isChanged, removeWorktree } from "./commits.mjs";

const root = mkdtempSync(path.join(os.tmpdir(), "gratweg-commits-"));
afterAll(() => rmSync(root, { recursive: true }));

const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@example.org", ...args], {
    cwd: root,
    encoding: "utf8",
  }).trim();

function commit(text: string) {
  writeFileSync(path.join(root, "packages/file.txt"), text);
  git("add", ".");
  git("commit", "-qm", text);
  return git("rev-parse", "HEAD");
}

it("compares a branch with where it left the trunk, the trunk with what was before, and changes with the commit under them", () => {
  git("init", "-q", "-b", "main");
  mkdirSync(path.join(root, "packages"));
  const first = commit("one");
  expect(() => baseCommit(root, undefined)).toThrow("no earlier commit");
  const second = commit("two");
  expect(baseCommit(root, undefined)).toBe(first);
  expect(baseCommit(root, "HEAD")).toBe(second);
  expect(() => baseCommit(root, "nowhere")).toThrow('There is no commit "nowhere".');

  git("checkout", "-qb", "branch");
  commit("three");
  expect(baseCommit(root, undefined)).toBe(second);

  git("checkout", "-q", "main");
  expect(isChanged(root)).toBe(false);
  writeFileSync(path.join(root, "packages/file.txt"), "four");
  expect([isChanged(root), baseCommit(root, undefined)]).toEqual([true, second]);

  const folder = path.join(root, "tree");
  addWorktree(root, folder, first);
  expect(commitOf(folder, "HEAD")).toBe(first);
  removeWorktree(root, folder);
  expect(fileAt(root, first, "packages/file.txt").toString()).toBe("one");
});
