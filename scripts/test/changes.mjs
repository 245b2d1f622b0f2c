import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

/**
 * What is being worked on: everything since the branch left `main`, committed or not; on `main` itself what is not committed, else the
 * last commit.
 *
 * @param {string} root
 * @returns {{ since: string, files: string[] }} files that are there
 */
export function changes(root) {
  const git = (/** @type {string[]} */ ...words) =>
    execFileSync("git", words, { cwd: root, encoding: "utf8", stdio: "pipe" }).trim();
  const commit = (/** @type {string[]} */ ...words) => {
    try {
      return git(...words);
    } catch {
      return "";
    }
  };
  const since = (/** @type {string} */ base) => {
    const known = base === "" ? "" : git("diff", "--name-only", "--diff-filter=d", base);
    const files = [...known.split("\n"), ...git("ls-files", "--others", "--exclude-standard").split("\n")];
    return { since: base.slice(0, 8), files: [...new Set(files)].filter(Boolean).sort() };
  };
  const head = commit("rev-parse", "HEAD");
  const left = commit("merge-base", "HEAD", "main") || commit("merge-base", "HEAD", "origin/main");
  if (left !== "" && left !== head) return since(left);
  const open = since(head);
  return open.files.length > 0 ? open : since(commit("rev-parse", "HEAD~1"));
}

/** The TypeScript projects that the files belong to, as folders. @param {string} root @param {readonly string[]} files */
export function projectsOf(root, files) {
  const folders = files
    .filter((file) => /\.(?:[cm]?tsx?|mjs|json)$/.test(file))
    .map((file) => /^(?:packages\/[^/]+|site|portal|scripts|\.storybook)(?=\/)/.exec(file)?.[0] ?? "");
  return [...new Set(folders)]
    .filter((folder) => folder !== "" && existsSync(path.join(root, folder, "tsconfig.json")))
    .sort();
}

/** Stories in the folders of the files: those of a changed component. @param {string} root @param {readonly string[]} files */
export function storiesOf(root, files) {
  const folders = new Set(
    files
      .filter((file) => /^(?:packages|\.storybook)\/.*\.tsx?$/.test(file))
      .map((file) => path.dirname(file)),
  );
  return [...folders]
    .flatMap((folder) => readdirSync(path.join(root, folder)).map((name) => path.join(folder, name)))
    .filter((file) => file.endsWith(".stories.tsx"))
    .sort();
}
