import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/** In a process of its own, whose mask it changes. */
const script = `import { secrets } from ${JSON.stringify(path.resolve("scripts/lib/settings.mjs"))}; console.log(JSON.stringify(secrets(process.argv[1])));`;
const words = (folder: string) => ["--input-type=module", "--eval", script, "--", folder];

it("makes secrets once, their owner's alone, and never in the place of a file that is not whole", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "gratweg-settings-"));
  const file = path.join(folder, "secrets.json");
  const make = () => execFileSync(process.execPath, words(folder), { encoding: "utf8" });
  const made = make();
  expect(Object.keys(JSON.parse(made) as object)).toContain("ENCRYPTION_KEY");
  expect(make()).toBe(made);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  writeFileSync(file, '{"ENCRYPTION_KEY": "kep');
  const { stdout, stderr } = spawnSync(process.execPath, words(folder), { encoding: "utf8" });
  expect([stdout, readFileSync(file, "utf8")]).toEqual(["", '{"ENCRYPTION_KEY": "kep']);
  expect(stderr).toContain(`${file} cannot be read (it is not whole).`);
  rmSync(folder, { recursive: true });
});
