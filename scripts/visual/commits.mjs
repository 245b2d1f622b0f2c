import { execFileSync } from "node:child_process";
import { StepError } from "../lib/terminal.mjs";

const TRUNKS = ["origin/HEAD", "origin/main", "main"];

const git = (root, ...args) =>
  execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] }).trim();

/** Full hash of a commit, or undefined. */
export function commitOf(root, ref) {
  try {
    return git(root, "rev-parse", "--verify", "--quiet", `${ref}^{commit}`);
  } catch {
    return undefined;
  }
}

/** With what a review compares: the named commit, else where the branch left its trunk; on the trunk itself the commit before. */
export function baseCommit(root, named) {
  if (named !== undefined) {
    const commit = commitOf(root, named);
    if (commit === undefined) throw new StepError(`There is no commit "${named}".`);
    return commit;
  }
  const head = commitOf(root, "HEAD");
  for (const trunk of TRUNKS) {
    if (commitOf(root, trunk) === undefined) continue;
    const shared = git(root, "merge-base", "HEAD", trunk);
    // With changes that are not committed, the commit under them is what they are compared with.
    if (shared !== head || isChanged(root)) return shared;
  }
  const before = commitOf(root, "HEAD~1");
  if (before === undefined) throw new StepError("There is no earlier commit to compare with.");
  return before;
}

/** Whether anything that stories may show differs from the last commit. */
export function isChanged(root) {
  return git(root, "status", "--porcelain", "--", ".storybook", "packages", "package-lock.json") !== "";
}

export function addWorktree(root, folder, commit) {
  git(root, "worktree", "add", "--detach", folder, commit);
}

export function removeWorktree(root, folder) {
  git(root, "worktree", "remove", "--force", folder);
}

/** A file as it was in a commit. */
export function fileAt(root, commit, file) {
  return execFileSync("git", ["show", `${commit}:${file}`], { cwd: root, maxBuffer: 64 * 2 ** 20 });
}
