/**
 * `npm run seed:snapshot`: seeds an empty database and keeps it with its pictures below `packages/cms/seed/snapshot`, for first starts.
 * `-- --check` compares what is kept with what the seed makes, and changes nothing.
 */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { productEnvironment } from "./lib/environment.mjs";
import { freePort } from "./lib/free-port.mjs";
import { startContentSystem } from "./lib/parts.mjs";
import { isEnding, stopAll, stopWithUs } from "./lib/processes.mjs";
import { isSnapshotFresh } from "./lib/seed-snapshot.mjs";
import { root, secrets } from "./lib/settings.mjs";
import { build, install } from "./lib/setup.mjs";
import { green, step, StepError, tell } from "./lib/terminal.mjs";
import { differences } from "./seed-snapshot/compare.mjs";
import { forgetSecrets } from "./seed-snapshot/forget-secrets.mjs";
import { keep, kept } from "./seed-snapshot/keep.mjs";
import { nameByContent } from "./seed-snapshot/name-by-content.mjs";

stopWithUs();
const { values: flags } = parseArgs({ options: { check: { type: "boolean" } } });
const folder = mkdtempSync(path.join(tmpdir(), "gratweg-snapshot-"));

try {
  const logs = path.join(folder, "logs");
  mkdirSync(logs, { recursive: true });
  await install({ root, logs, extent: "run" });
  await build({ root, logs, extent: "run" });
  const own = secrets(folder);
  await step("Seeding", (progress) => seed(own, progress));
  const uploads = path.join(folder, "public/uploads");
  const database = path.join(folder, "cms.sqlite");
  nameByContent({ database, uploads });
  forgetSecrets(database, own);
  if (flags.check) await check({ database, uploads });
  else
    console.log(
      `  ${green("✓")} ${await step("Keeping the snapshot", () => keep({ root, database, uploads }))}`,
    );
} catch (error) {
  if (!isEnding()) tell(error);
  process.exitCode = 1;
} finally {
  await stopAll();
  rmSync(folder, { recursive: true, force: true });
}

async function seed(own, progress) {
  const ports = {
    GRATWEG_PORT: await freePort(),
    GRATWEG_CMS_PORT: await freePort(),
    GRATWEG_IDENTITY_PORT: await freePort(),
  };
  const environment = { DATABASE_URL: "", GRATWEG_SEED: "snapshot", GRATWEG_DEMO_ACCOUNTS: "false" };
  const cms = await startContentSystem({
    root,
    env: productEnvironment({ root, data: folder, ports, secrets: own, environment }),
    log: path.join(folder, "logs/cms.log"),
    onLine: (line) => {
      if (/^\s*Inhalte/.test(line)) progress(line.trim());
    },
  });
  await cms.stop(30_000);
}

async function check(made) {
  if (!isSnapshotFresh(root))
    throw new StepError("The snapshot is older than its sources: `npm run seed:snapshot` makes it anew.");
  const found = differences(await kept(root, path.join(folder, "kept.sqlite")), made);
  if (found.length > 0)
    throw new StepError(`The seed makes something else than the snapshot:\n    ${found.join("\n    ")}`);
  console.log(`  ${green("✓")} The snapshot is what the seed makes.`);
}
