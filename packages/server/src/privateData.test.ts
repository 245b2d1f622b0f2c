import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { keepPrivate } from "./privateData";

const parent = mkdtempSync(join(tmpdir(), "gratweg-private-"));
const umask = process.umask();
beforeEach(() => void process.umask(0o022));
afterAll(() => {
  process.umask(umask);
  rmSync(parent, { recursive: true });
});

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

it("makes a folder that nobody else may enter, and files that nobody else may read", () => {
  const folder = join(parent, "new");
  keepPrivate(folder);
  writeFileSync(join(folder, "cms.sqlite"), "");
  expect([modeOf(folder), modeOf(join(folder, "cms.sqlite"))]).toEqual(["700", "600"]);
});

it("corrects what an earlier version has left open", () => {
  const folder = join(parent, "old");
  const logs = join(folder, "logs");
  const files = ["cms.sqlite", "cms.sqlite-wal", "cms.sqlite-shm", "payment-sandbox.json"].map((name) =>
    join(folder, name),
  );
  mkdirSync(logs, { recursive: true });
  for (const file of files) writeFileSync(file, "");
  for (const file of files) chmodSync(file, 0o644);
  chmodSync(folder, 0o755);
  keepPrivate(folder);
  expect([folder, logs, ...files].map(modeOf)).toEqual(["700", "700", "600", "600", "600", "600"]);
});
