import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { directory, engine, strapi as transfer } from "@strapi/data-transfer";
import type { Core } from "@strapi/strapi";
import { dataFolder } from "@gratweg/backoffice/environment";
import { type SeedMode } from "../environment";
import { contentFolder, contentTypes } from "./content-types";

type Selection = Readonly<Record<string, readonly string[] | undefined>>;

/** Fills a database without content from the folder `content`, as `strapi import` does: all of it, or what the tests need. */
export async function importContent(strapi: Core.Strapi, mode: SeedMode): Promise<void> {
  copyPictures();
  const folder = contentFolder();
  const selection: Selection =
    mode === "test"
      ? (JSON.parse(readFileSync(join(folder, "test-selection.json"), "utf8")) as Selection)
      : {};
  const source = directory.providers.createLocalDirectorySourceProvider({ directory: { path: folder } });
  const destination = transfer.providers.createLocalStrapiDestinationProvider({
    getStrapi: () => strapi,
    autoDestroy: false,
    strategy: "restore",
    restore: {
      assets: false,
      configuration: { coreStore: false, webhook: false },
      entities: { include: contentTypes(strapi) },
    },
  });
  const isSelected = ({ type, data }: { type: string; data: unknown }) =>
    selection[type]?.includes((data as { slug: string }).slug) ?? true;
  const transfers = engine.createTransferEngine(source, destination, {
    versionStrategy: "ignore",
    schemaStrategy: "ignore",
    exclude: ["files", "config"],
    transforms: { entities: [{ filter: isSelected }] },
  });
  // Its own transaction is committed some time after it answers.
  await strapi.db.transaction(() => transfers.transfer());
}

function copyPictures(): void {
  const [from, to] = [join(contentFolder(), "uploads"), join(dataFolder(), "public/uploads")];
  mkdirSync(to, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(from))
    if (!existsSync(join(to, name))) copyFileSync(join(from, name), join(to, name));
}
