/**
 * `npm run content:export` writes what editors have changed in the running product into `content/`; `npm run content:snapshot` makes
 * the database of first starts from it, as the export does at its end.
 */
import fs from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { readLines } from "./lib/content.mjs";
import { snapshotFiles, snapshotVersion } from "./lib/content-snapshot.mjs";
import { openDatabase } from "./lib/database.mjs";
import { productEnvironment } from "./lib/environment.mjs";
import { freePort } from "./lib/free-port.mjs";
import { startContentSystem } from "./lib/parts.mjs";
import { isEnding, run, stopAll, stopWithUs } from "./lib/processes.mjs";
import { root, secrets, settings } from "./lib/settings.mjs";
import { setUp } from "./lib/setup.mjs";
import { step, StepError, tell } from "./lib/terminal.mjs";

/** People, tokens and sessions: every start makes its own. */
const PERSONAL =
  /^(?:admin_users|up_users|strapi_api_token|strapi_transfer_token|strapi_session|gratweg_)|_(?:user|users)(?:_.*)?_lnk$|api_token.*_lnk$/;

stopWithUs();
const folder = fs.mkdtempSync(path.join(tmpdir(), "gratweg-content-"));
const database = path.join(folder, "cms.sqlite");

try {
  const logs = path.join(folder, "logs");
  fs.mkdirSync(logs);
  await Promise.all(Object.values(setUp({ root, logs })));
  if (process.argv[2] === "export") await step("Exporting the content", exportContent);
  await step("Making the database of first starts", makeSnapshot);
} catch (error) {
  if (!isEnding()) tell(error);
  process.exitCode = 1;
} finally {
  await stopAll();
  fs.rmSync(folder, { recursive: true, force: true });
}

/** Reads a copy, so that whoever works in Strapi meanwhile is not disturbed. */
async function exportContent() {
  const { data } = settings();
  const file = path.join(data, "cms.sqlite");
  if (!fs.existsSync(file)) throw new StepError(`There is no ${file}: \`npm start\` makes one.`);
  const running = await openDatabase({ file });
  await running.run("VACUUM INTO ?", database);
  await running.close();
  await run("Exporting", process.execPath, ["dist/src/demo/export-content.js", path.join(root, "content")], {
    cwd: path.join(root, "packages/cms"),
    env: { ...(await environment()), NODE_ENV: "production" },
    log: path.join(folder, "logs/export.log"),
  });
  fs.rmSync(database);

  const { uploads } = snapshotFiles(root);
  const shown = new Set(
    readLines(path.join(root, "content/entities/file.jsonl")).flatMap(({ data: { url, formats } }) =>
      [{ url }, ...Object.values(formats ?? {})].map((one) => path.basename(one.url)),
    ),
  );
  for (const name of fs.readdirSync(uploads)) if (!shown.has(name)) fs.rmSync(path.join(uploads, name));
  for (const name of shown)
    if (!fs.existsSync(path.join(uploads, name)))
      fs.copyFileSync(path.join(data, "public/uploads", name), path.join(uploads, name));
}

async function makeSnapshot() {
  const env = { ...(await environment()), GRATWEG_SEED: "snapshot" };
  const cms = await startContentSystem({ root, env, log: path.join(folder, "logs/cms.log") });
  await cms.stop(30_000);
  const made = await openDatabase({ file: database });
  await made.run("PRAGMA foreign_keys = OFF");
  for (const { name } of await made.all("SELECT name FROM sqlite_master WHERE type = 'table'"))
    if (PERSONAL.test(name)) await made.run(`DELETE FROM "${name}"`);
  await made.all("PRAGMA journal_mode = DELETE");
  await made.run("VACUUM");
  await made.close();
  const files = snapshotFiles(root);
  fs.writeFileSync(files.database, await promisify(brotliCompress)(fs.readFileSync(database)));
  fs.writeFileSync(files.version, `${snapshotVersion(root)}\n`);
}

async function environment() {
  const ports = {
    GRATWEG_PORT: await freePort(),
    GRATWEG_CMS_PORT: await freePort(),
    GRATWEG_IDENTITY_PORT: await freePort(),
  };
  const settings = { DATABASE_URL: "", GRATWEG_SEED: "none", GRATWEG_DEMO_ACCOUNTS: "false" };
  return productEnvironment({ root, data: folder, ports, secrets: secrets(folder), environment: settings });
}
