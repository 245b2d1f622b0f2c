import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ACCOUNTS } from "./support/account-server";
import { databaseUrl, queryCms } from "./support/cms-database";
import { removeData, startStrapi, type RunningStrapi } from "./support/strapi";

const DAY = 24 * 60 * 60 * 1000;
let dataFolder: string;
let strapi: RunningStrapi;

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), "gratweg-audit-"));
  strapi = await startStrapi({ dataFolder, seed: "none", env: ACCOUNTS });
});
afterAll(async () => {
  await strapi?.stop();
  await removeData(dataFolder);
});

const ages = async () =>
  (await queryCms<{ target: string }>(dataFolder, "SELECT target FROM audit_entries ORDER BY id")).map(
    ({ target }) => target,
  );

it("at a start entries of the audit trail older than two years are gone, or as old as it is configured; younger ones stay", async () => {
  const stored = (moment: Date) => (databaseUrl(dataFolder) === "" ? moment.getTime() : moment);
  for (const days of [2000, 740, 720, 100, 1]) {
    const at = stored(new Date(Date.now() - days * DAY));
    await queryCms(
      dataFolder,
      `INSERT INTO audit_entries (document_id, at, action, actor_id, actor, target_id, target, created_at, updated_at, published_at)
       VALUES (?, ?, 'blocked', 1, 'Mia Leitung', 2, ?, ?, ?, ?)`,
      ...[`entry-${days}`, at, `${days}`, at, at, at],
    );
  }
  const restart = async (env: Readonly<Record<string, string>>) => {
    await strapi.stop();
    strapi = await startStrapi({ dataFolder, seed: "none", env: { ...ACCOUNTS, ...env } });
  };
  await restart({});
  expect(await ages()).toEqual(["720", "100", "1"]);
  await restart({ GRATWEG_AUDIT_MONTHS: "1" });
  expect(await ages()).toEqual(["1"]);
});
