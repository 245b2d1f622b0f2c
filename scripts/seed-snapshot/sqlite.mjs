import { createRequire } from "node:module";
import path from "node:path";
import { root } from "../lib/settings.mjs";

/** Opens a file with the content system's driver, synchronously. */
export function openFile(file) {
  const Sqlite = createRequire(path.join(root, "packages/cms/package.json"))("better-sqlite3");
  return new Sqlite(file, { fileMustExist: true });
}

export function tables(database) {
  return database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name")
    .all()
    .map(({ name }) => name);
}

export function columns(database, table) {
  return database.prepare(`SELECT name, type FROM pragma_table_info('${table}')`).all();
}

/** Every column that may hold text. */
export function textColumns(database) {
  return tables(database).flatMap((table) =>
    columns(database, table)
      .filter(({ type }) => /char|text|json/i.test(type))
      .map(({ name }) => ({ table, column: name })),
  );
}
