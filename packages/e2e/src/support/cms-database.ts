import { createRequire } from "node:module";
import { join } from "node:path";
import { repositoryRoot } from "./repository";

interface Statement {
  all(...values: unknown[]): unknown[];
  run(...values: unknown[]): unknown;
}
interface Database {
  prepare(sql: string): Statement;
  close(): void;
}

/** Looks into (or changes) a throw-away content system's SQLite file with the driver that the content system brings along. */
export function queryCms<Row = unknown>(dataFolder: string, sql: string, ...values: unknown[]): Row[] {
  const cms = createRequire(join(repositoryRoot(), "packages/cms/package.json"));
  const Sqlite = cms("better-sqlite3") as new (file: string) => Database;
  const database = new Sqlite(join(dataFolder, "cms.sqlite"));
  try {
    const statement = database.prepare(sql);
    if (/^\s*select/i.test(sql)) return statement.all(...values) as Row[];
    statement.run(...values);
    return [];
  } finally {
    database.close();
  }
}
