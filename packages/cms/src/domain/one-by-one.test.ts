import type { Core } from "@strapi/strapi";
import { writeOneByOne } from "./one-by-one";

type Write = (id: string, uid: string, options: object) => Promise<unknown>;

function managerWith(write: Write) {
  const together = () => Promise.reject(new Error("One transaction for all."));
  const manager = {
    ...{ publish: write, unpublish: write, delete: write },
    ...{ publishMany: together, unpublishMany: together, deleteMany: together },
  };
  writeOneByOne({ plugin: () => ({ service: () => manager }) } as unknown as Core.Strapi);
  return manager as unknown as Record<string, (...order: unknown[]) => Promise<unknown>>;
}

const IDS = ["a", "b", "c"];
const TOUR = "api::tour.tour";

it.each([
  ["publishMany", [TOUR, IDS, "de"], 3, { locale: "de", populate: {} }],
  ["unpublishMany", [IDS, TOUR, { locale: "de" }], { count: 3 }, { locale: "de", populate: {} }],
  ["deleteMany", [IDS, TOUR], { count: 3 }, {}],
])(
  "%s writes one document after the other, and others come in between",
  async (name, order, answer, options) => {
    const seen: string[] = [];
    let underWay = 0;
    const manager = managerWith(async (id, uid, given) => {
      expect([uid, given, underWay]).toEqual([TOUR, options, 0]);
      underWay += 1;
      await Promise.resolve();
      underWay -= 1;
      seen.push(id);
      setImmediate(() => seen.push("somebody else"));
      return [{ id }];
    });
    expect(await manager[name]?.(...order)).toEqual(answer);
    expect(seen.slice(0, 3)).toEqual(["a", "somebody else", "b"]);
  },
);

it("what is done when one fails stays done, and the failure is told", async () => {
  const seen: string[] = [];
  const manager = managerWith((id) => {
    if (id === "b") return Promise.reject(new Error("Unfinished."));
    seen.push(id);
    return Promise.resolve([{ id }]);
  });
  await expect(manager.publishMany?.(TOUR, IDS)).rejects.toThrow("Unfinished.");
  expect(seen).toEqual(["a"]);
});
