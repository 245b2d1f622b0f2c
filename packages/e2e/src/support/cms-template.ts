import { existsSync } from "node:fs";
import { constants, cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { databaseUrl } from "./cms-database";

export type Seed = "test" | "none";

/** Where a run keeps its templates, for the workers that it starts. */
const NAME = "GRATWEG_TEST_TEMPLATES";

/** What the first start of a content system leaves, made once for a whole run: tables, roles, content. For SQLite only. */
export async function makeTemplates(
  seeds: readonly Seed[],
  fill: (seed: Seed, dataFolder: string) => Promise<void>,
): Promise<void> {
  if (databaseUrl("") !== "") return;
  const templates = await mkdtemp(join(tmpdir(), "gratweg-cms-templates-"));
  process.env[NAME] = templates;
  await Promise.all(seeds.map((seed) => fill(seed, join(templates, seed))));
}

export async function removeTemplates(): Promise<void> {
  const templates = process.env[NAME];
  if (templates) await rm(templates, { recursive: true, force: true });
}

/** Brings the template into a folder where no content system has been yet; a start there is one like the second. */
export async function bringTemplate(seed: Seed, dataFolder: string): Promise<void> {
  const templates = process.env[NAME];
  if (!templates || existsSync(join(dataFolder, "cms.sqlite"))) return;
  await cp(join(templates, seed), dataFolder, { recursive: true, mode: constants.COPYFILE_FICLONE });
}
