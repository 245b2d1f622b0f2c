import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { labels } from "./labels";

interface Schema {
  attributes: Record<string, { type: string }>;
}

const src = join(__dirname, "..");
const read = (path: string) => JSON.parse(readFileSync(path, "utf8")) as Schema;

function schemas(): [uid: string, schema: Schema][] {
  const components = readdirSync(join(src, "components")).flatMap((category) =>
    readdirSync(join(src, "components", category)).map((file): [string, Schema] => [
      `${category}.${file.replace(".json", "")}`,
      read(join(src, "components", category, file)),
    ]),
  );
  const schemaOf = (name: string) => join(src, "api", name, "content-types", name, "schema.json");
  // A folder without a type of its own holds routes about several.
  const types = readdirSync(join(src, "api"))
    .filter((name) => existsSync(schemaOf(name)))
    .map((name): [string, Schema] => [`api::${name}.${name}`, read(schemaOf(name))]);
  const user = join(src, "extensions/users-permissions/content-types/user/schema.json");
  return [...components, ...types, ["plugin::users-permissions.user", read(user)]];
}

describe.each(schemas())("%s", (uid, { attributes }) => {
  const copy = labels[uid];
  const names = Object.keys(attributes).sort();

  it("has a German label and help for every field, and for nothing else", () => {
    expect(Object.keys(copy?.fields ?? {}).sort()).toEqual(names);
    for (const [label, help] of Object.values(copy?.fields ?? {})) {
      expect(label).not.toBe("");
      expect(help).toMatch(/[.…“]$/);
    }
  });

  it("lays out each field once, in rows of at most twelve columns", () => {
    if (!copy?.edit) return;
    expect(
      copy.edit
        .flat()
        .map(([name]) => name)
        .sort(),
    ).toEqual(names);
    for (const row of copy.edit) expect(row.reduce((sum, [, size]) => sum + size, 0)).toBeLessThanOrEqual(12);
  });

  it("names only fields that exist", () => {
    const own = new Set([...names, "createdAt", "updatedAt"]);
    const named = [
      ...(copy?.list ?? []),
      ...(copy?.locked ?? []),
      ...(copy?.mainField ? [copy.mainField] : []),
      ...(copy?.sort ? [copy.sort[0]] : []),
    ];
    expect(named.filter((name) => !own.has(name))).toEqual([]);
  });
});
