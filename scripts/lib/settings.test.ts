import { spawnSync } from "node:child_process";
import { linkSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), "gratweg-settings-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const file = () => path.join(folder, "secrets.json");

/** In a process of its own, whose mask it changes. */
function secrets(): { out: string; error: string } {
  const module = pathToFileURL(path.resolve("scripts/lib/settings.mjs")).href;
  const script = `import { secrets } from "${module}"; console.log(JSON.stringify(secrets(process.argv[1])));`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ["--input-type=module", "--eval", script, "--", folder],
    { encoding: "utf8" },
  );
  return { out: stdout, error: stderr };
}

it("makes secrets once, its owner's alone", () => {
  const { out } = secrets();
  expect(Object.keys(JSON.parse(out) as object)).toContain("ENCRYPTION_KEY");
  expect(secrets().out).toBe(out);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
});

it("replaces the only copy at once, so that a full disk leaves the one before", () => {
  writeFileSync(file(), JSON.stringify({ ENCRYPTION_KEY: "kept" }));
  const before = path.join(folder, "before.json");
  linkSync(file(), before);
  expect(JSON.parse(secrets().out)).toMatchObject({ ENCRYPTION_KEY: "kept" });
  expect(JSON.parse(readFileSync(before, "utf8"))).toEqual({ ENCRYPTION_KEY: "kept" });
  expect(readdirSync(folder).filter((name) => name.endsWith(".tmp"))).toEqual([]);
});

it("makes no new secrets in the place of a file that is not whole, and says which", () => {
  writeFileSync(file(), '{"ENCRYPTION_KEY": "kep');
  const { out, error } = secrets();
  expect(out).toBe("");
  expect(error).toContain(`${file()} cannot be read (it is not whole).`);
  expect(readFileSync(file(), "utf8")).toBe('{"ENCRYPTION_KEY": "kep');
});
