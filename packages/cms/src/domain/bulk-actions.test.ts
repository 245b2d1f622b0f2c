import { errors } from "@strapi/utils";
import { takeBulkActionsInTurn } from "./bulk-actions";

type Service = Record<string, (...words: unknown[]) => Promise<unknown>>;

function manager(work: (id: string) => Promise<unknown>) {
  let service: Service = {
    publish: (id) => work(id as string).then(() => [{}, {}]),
    delete: (id) => work(id as string),
    findPage: () => Promise.resolve("page"),
  };
  takeBulkActionsInTurn({
    get: () => ({ extend: (_: string, change: (one: Service) => Service) => (service = change(service)) }),
    documents: () => ({
      unpublish: ({ documentId }: { documentId: string }) => work(documentId).then(() => ({ entries: [{}] })),
    }),
  } as never);
  return service;
}

/** Notes how many are under way at once, and lets others take their turn between two. */
function watched() {
  const seen = { most: 0, turns: 0, order: [] as string[] };
  let running = 0;
  const work = async (id: string) => {
    running += 1;
    seen.most = Math.max(seen.most, running);
    seen.order.push(id);
    setImmediate(() => (seen.turns += 1));
    await Promise.resolve();
    running -= 1;
  };
  return { seen, work };
}

const IDS = ["a", "b", "c"];

it.each<[string, unknown[], unknown]>([
  ["publishMany", ["api::tour.tour", IDS, undefined], 6],
  ["unpublishMany", [IDS, "api::tour.tour"], { count: 3 }],
  ["deleteMany", [IDS, "api::tour.tour"], { count: 3 }],
])("%s takes one entry after the other, with a turn for others between", async (action, words, answer) => {
  const { seen, work } = watched();
  expect(await manager(work)[action]?.(...words)).toEqual(answer);
  expect([seen.most, seen.order]).toEqual([1, IDS]);
  expect(seen.turns).toBeGreaterThanOrEqual(2);
});

it("says how many are done when a rule refuses one", async () => {
  const service = manager((id) =>
    id === "c" ? Promise.reject(new errors.ValidationError("Der Tour fehlt ein Tag.")) : Promise.resolve(),
  );
  await expect(service.publishMany?.("api::tour.tour", IDS)).rejects.toThrow(
    "Der Tour fehlt ein Tag. (2 von 3 Einträgen sind schon erledigt.)",
  );
  await expect(service.publishMany?.("api::tour.tour", ["c", "a"])).rejects.toThrow(
    /^Der Tour fehlt ein Tag\.$/,
  );
});

it("leaves the service's other calls as they are", async () => {
  expect(await manager(() => Promise.resolve()).findPage?.()).toBe("page");
});
