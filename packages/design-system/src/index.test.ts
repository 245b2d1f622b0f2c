/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import * as designSystem from "./index";

const families = path.join(__dirname, "families");
const names = readdirSync(families)
  .filter((file) => /^[\w-]+\.ts$/.test(file))
  .map((file) => file.slice(0, -3));

/** They need React Aria Components, an optional peer; who does not use them does not install it. */
const apart = ["combobox", "date-picker"];

const isIcon = (name: string) => /^[a-z]\w*Icon$/.test(name);

/** The names that stand in one family. The module is loaded on its own, as a team that imports the family does. */
async function namesOf(family: string): Promise<string[]> {
  const module = (await import(`./families/${family}`)) as Record<string, unknown>;
  return Object.keys(module).filter((name) => name !== "default" && name !== "__esModule");
}

test("the whole is every family besides those apart", () => {
  const listed = readFileSync(path.join(__dirname, "index.ts"), "utf8").matchAll(/"\.\/families\/([\w-]+)"/g);
  expect([...listed].map(([, family]) => family)).toEqual(names.filter((name) => !apart.includes(name)));
});

test("no name stands in two families, and the whole lacks none of them", async () => {
  const homes = new Map<string, string[]>();
  for (const family of names)
    for (const name of await namesOf(family)) homes.set(name, [...(homes.get(name) ?? []), family]);
  expect([...homes].filter(([, where]) => where.length > 1)).toEqual([]);
  const inTheWhole = [...homes]
    .filter(([, where]) => !apart.includes(String(where[0])))
    .map(([name]) => name);
  expect(Object.keys(designSystem).sort()).toEqual(inTheWhole.sort());
});

test("package.json has an entry for the whole and for each family", () => {
  const manifest = JSON.parse(readFileSync(path.join(__dirname, "../package.json"), "utf8")) as {
    exports: Record<string, unknown>;
  };
  expect(Object.keys(manifest.exports)).toEqual(
    expect.arrayContaining([".", ...names.map((name) => `./${name}`), "./package.json"]),
  );
});

test("icons are plain path data", () => {
  const icons = Object.entries(designSystem).filter(([name]) => isIcon(name));
  expect(icons.length).toBeGreaterThanOrEqual(50);
  expect(icons.filter(([, icon]) => typeof icon !== "string")).toEqual([]);
});
