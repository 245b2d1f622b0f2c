import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSnapshotFile } from "./snapshotFile";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "gratweg-snapshot-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

it("keeps a value over a restart and leaves nothing half-written", async () => {
  const file = join(folder, "deep", "trip-index.json");
  await createSnapshotFile<string[]>(file).write(["a"]);
  await createSnapshotFile<string[]>(file).write(["b"]);
  expect(await createSnapshotFile<string[]>(file).read()).toEqual(["b"]);
  expect(readdirSync(join(folder, "deep"))).toEqual(["trip-index.json"]);
});

it("has nothing where there is no file, or one of another version", async () => {
  const file = join(folder, "trip-index.json");
  const snapshot = createSnapshotFile(file);
  expect(await snapshot.read()).toBeUndefined();
  writeFileSync(file, `{"version":0,"value":["alt"]}`);
  expect(await snapshot.read()).toBeUndefined();
});

it("rejects what is not JSON, so that the refresher goes on without it", async () => {
  const file = join(folder, "trip-index.json");
  writeFileSync(file, "{kaputt");
  await expect(createSnapshotFile(file).read()).rejects.toThrow(SyntaxError);
});
