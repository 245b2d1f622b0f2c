import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { changes, projectsOf, storiesOf } from "./changes.mjs";

let root = "";
const git = (...words: string[]) =>
  execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.example", ...words], { cwd: root });
const write = (name: string, text = "") => {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
};
const commit = (name: string, text = "") => {
  write(name, text);
  git("add", "-A");
  git("commit", "-qm", name);
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "gratweg-changes-"));
  git("init", "-q", "-b", "main");
  commit("a.ts");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it("on a branch: what was committed since it left main, what is open and what git does not know, without what is gone", () => {
  commit("gone.ts");
  git("checkout", "-q", "-b", "work");
  commit("b.ts");
  commit("c.ts");
  git("checkout", "-q", "main");
  commit("others.ts");
  git("checkout", "-q", "work");
  write("a.ts", "2");
  write("new.ts");
  rmSync(path.join(root, "gone.ts"));
  expect(changes(root).files).toEqual(["a.ts", "b.ts", "c.ts", "new.ts"]);
});

it("on main: what is open, else the last commit", () => {
  commit("b.ts");
  expect(changes(root).files).toEqual(["b.ts"]);
  write("a.ts", "2");
  expect(changes(root).files).toEqual(["a.ts"]);
});

it("names the projects of the files, and the stories beside them", () => {
  for (const folder of ["packages/flows", "packages/empty", "portal"]) write(`${folder}/src/a/a.ts`);
  for (const folder of ["packages/flows", "portal"]) write(`${folder}/tsconfig.json`, "{}");
  write("packages/flows/src/a/A.stories.tsx");
  write("packages/flows/src/b/B.stories.tsx");
  const files = [
    "README.md",
    "packages/empty/src/a/a.ts",
    "packages/flows/src/a/a.ts",
    "portal/src/a/a.ts",
    "x.ts",
  ];
  expect(projectsOf(root, files)).toEqual(["packages/flows", "portal"]);
  expect(storiesOf(root, files)).toEqual(["packages/flows/src/a/A.stories.tsx"]);
});
