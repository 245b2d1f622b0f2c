import path from "node:path";
import { cacheFolder } from "./cache-folder";
import type { Blocks } from "./content";
import { blocks, sites } from "./fixtures";
import { limited } from "./limited";
import { picked } from "./picked";
import { showsOn } from "./shows-on";
import { textOf } from "./text";

describe("so many at a time", () => {
  function held(most: number, count: number) {
    const turn = limited(most);
    const begun: number[] = [];
    const ends: (() => void)[] = [];
    const all = Array.from({ length: count }, (_, index) =>
      turn(() => {
        begun.push(index);
        return new Promise<number>((resolve) => ends.push(() => resolve(index)));
      }),
    );
    const settled = () => new Promise((resolve) => setImmediate(resolve));
    return { begun, ends, all, settled, turn };
  }

  it("run; the others begin in their order, each when one is done", async () => {
    const { begun, ends, all, settled } = held(2, 5);
    await settled();
    expect(begun).toEqual([0, 1]);
    ends[1]?.();
    await settled();
    expect(begun).toEqual([0, 1, 2]);
    for (let turn = 0; turn < 5; turn += 1) {
      for (const end of ends) end();
      await settled();
    }
    expect(await Promise.all(all)).toEqual([0, 1, 2, 3, 4]);
  });

  it("run, however many were done before", async () => {
    const { ends, all, settled, turn } = held(2, 3);
    await settled();
    for (let round = 0; round < 3; round += 1) {
      for (const end of ends) end();
      await settled();
    }
    await Promise.all(all);
    const begun: string[] = [];
    const never = (name: string) => () => {
      begun.push(name);
      return new Promise<void>(() => {});
    };
    for (const name of ["a", "b", "c"]) void turn(never(name));
    await settled();
    expect(begun).toEqual(["a", "b"]);
  });

  it("run on where one fails", async () => {
    const turn = limited(1);
    await expect(turn(() => Promise.reject(new Error("no picture")))).rejects.toThrow("no picture");
    expect(await turn(() => Promise.resolve("picture"))).toBe("picture");
  });
});

it("entries that are named come first, in that order; unknown names are left out", () => {
  expect(
    picked(
      ["a", "b", "c", "d"].map((name) => ({ name })),
      ["d", "x", "b"],
      ({ name }) => name,
    ),
  ).toEqual(["d", "b", "a", "c"].map((name) => ({ name })));
});

describe("plain text of blocks", () => {
  it("is one line a block, without empty ones", () => {
    const list = { type: "list", children: [blocks("eins"), blocks("zwei")].flat() };
    expect(textOf([...blocks(" Ein Weg. ", "  ", "Ein Ziel."), list] as Blocks)).toBe(
      "Ein Weg.\nEin Ziel.\neins zwei",
    );
    expect(textOf(null)).toBe("");
  });

  it("is nothing where a block has no text", () => {
    expect(textOf([null, "x", { type: "image" }, { type: "link", children: "x" }] as unknown as Blocks)).toBe(
      "",
    );
  });
});

it("the portal shows everything, other sites what was chosen for them", () => {
  expect(showsOn(null, "portal")).toBe(true);
  expect([showsOn(null, "hiking"), showsOn(sites("hiking"), "hiking")]).toEqual([false, true]);
  expect([
    showsOn(sites("hiking"), "outdoors-sweden"),
    showsOn(sites("outdoorsSweden"), "outdoors-sweden"),
  ]).toEqual([false, true]);
});

it("what builds keep lies in the data folder, else with Gatsby", () => {
  expect(cacheFolder("og", { GRATWEG_DATA: "data" }, "/src/site")).toBe(path.resolve("/src/data/og-cache"));
  expect(cacheFolder("pictures", {}, "/src/site")).toBe(path.join("/src/site", ".cache/caches/pictures"));
});
