import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { columns, openFile, tables } from "./sqlite.mjs";

/** What chance and the clock decide. */
const BY_CHANCE = /^(?:document_id|created_at|updated_at|published_at|related_document_id)$/;
const TIME_OR_ID = /\d{4}-\d\d-\d\dT[\d:.]+Z|\b[a-z0-9]{24}\b/g;
/** The bootstrap's, which every start brings up to date. */
const BY_BOOTSTRAP = /^(?:strapi_|up_permissions|admin_permissions)/;

/** Names what two seeded databases and their pictures do not share, apart from what chance decides. */
export function differences(one, other) {
  return [...pictureDifferences(one.uploads, other.uploads), ...rowDifferences(one.database, other.database)];
}

function pictureDifferences(one, other) {
  const [left, right] = [one, other].map((folder) => new Set(readdirSync(folder)));
  const same = (name) => readFileSync(path.join(one, name)).equals(readFileSync(path.join(other, name)));
  return [
    ...[...left].filter((name) => !right.has(name)).map((name) => `${name} is drawn no longer`),
    ...[...right].filter((name) => !left.has(name)).map((name) => `${name} is missing`),
    ...[...left].filter((name) => right.has(name) && !same(name)).map((name) => `${name} looks different`),
  ];
}

function rowDifferences(one, other) {
  const [left, right] = [openFile(one), openFile(other)];
  const names = new Set([...tables(left), ...tables(right)].filter((name) => !BY_BOOTSTRAP.test(name)));
  const found = [...names].sort().flatMap((table) => {
    const [before, after] = [rows(left, table), rows(right, table)];
    return before.length === after.length && before.every((row, index) => row === after[index])
      ? []
      : [`the rows of ${table} differ (${before.length} kept, ${after.length} made)`];
  });
  left.close();
  right.close();
  return found;
}

function rows(database, table) {
  const names = columns(database, table)
    .map(({ name }) => name)
    .filter((name) => !BY_CHANCE.test(name));
  if (names.length === 0) return [];
  const list = names.map((name) => `"${name}"`).join(", ");
  return database
    .prepare(`SELECT ${list} FROM "${table}"`)
    .raw()
    .all()
    .map((row) => JSON.stringify(row).replaceAll(TIME_OR_ID, "…"))
    .sort();
}
