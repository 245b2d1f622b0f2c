import { boundedFolders, refuseTooDeep, type FolderRow } from "./folders";

/** Eleven levels within each other would be `/1/2/…/11`; the library holds `depth` of them, and one folder beside. */
function library(depth: number, count = depth) {
  const chain = Array.from({ length: depth }, (_, at): FolderRow => ({
    id: at + 1,
    path: `/${Array.from({ length: at + 1 }, (_level, id) => id + 1).join("/")}`,
  }));
  const all = [...chain, { id: 90, path: "/90" }, { id: 91, path: "/90/91" }];
  const done: unknown[] = [];
  const rows = {
    count: () => Promise.resolve(count),
    byIds: (ids: readonly number[]) => Promise.resolve(all.filter(({ id }) => ids.includes(id))),
    below: (path: string) => Promise.resolve(all.filter((row) => row.path.startsWith(`${path}/`))),
  };
  const service = boundedFolders(
    {
      create: (order) => Promise.resolve(done.push(order)),
      update: (id, order) => Promise.resolve(done.push([id, order])),
    },
    rows,
  );
  return { rows, service, done };
}
const DEEP = "Ordner können höchstens 10-mal ineinander liegen.";

it("makes folders ten deep and no deeper, whose tree the screens can read", async () => {
  const { service, done } = library(10);
  await service.create({ name: "Außen", parent: null });
  await service.create({ name: "Der zehnte", parent: 9 });
  expect(done).toHaveLength(2);
  await expect(service.create({ name: "Der elfte", parent: 10 })).rejects.toThrow(DEEP);
  await expect(service.create({ name: "Der elfte", parent: "10" })).rejects.toThrow(DEEP);
  expect(done).toHaveLength(2);
});

it("moves no folder where what lies in it would be deeper", async () => {
  const { rows, service, done } = library(10);
  await service.update(90, { name: "Daneben", parent: 8 });
  await expect(service.update(90, { parent: 9 })).rejects.toThrow(DEEP);
  await service.update(90, { name: "Nur der Name" });
  expect(done).toHaveLength(2);
  await expect(refuseTooDeep(rows, [91, 90], 9)).rejects.toThrow(DEEP);
  await refuseTooDeep(rows, [91], 9);
  await refuseTooDeep(rows, [1], null);
});

it.each([
  ["the thousand and first", 1_000, "Sommer", "Die Mediathek hat schon 1.000 Ordner."],
  ["one with a name of a book", 1, "x".repeat(900_000), "Der Name des Ordners hat zu viele Zeichen."],
  ["one whose name is read backwards", 1, "a\u202egnp", "ein Zeichen, das man nicht sieht"],
])("refuses %s", async (_, count, name, words) => {
  const { service, done } = library(1, count);
  await expect(service.create({ name, parent: null })).rejects.toThrow(words);
  expect(done).toEqual([]);
});
