import { AsyncLocalStorage } from "node:async_hooks";
import middlewares from "../../../config/middlewares";
import editorsTurns from "../../middlewares/editors-turns";
import { createEditorsQueue, EditorsBusy, EDITORS_TURNS, inEditorsTurn } from "./editors-turns";

const here = () => false;
const soon = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Works that notice who is under way with them. */
function watched() {
  const seen = { most: 0, order: [] as string[] };
  let running = 0;
  const work = (name: string) => async (): Promise<string> => {
    running += 1;
    seen.most = Math.max(seen.most, running);
    seen.order.push(name);
    await soon();
    running -= 1;
    return name;
  };
  return { seen, work };
}

describe("what editors ask", () => {
  it("is done one after the other, one of each editor", async () => {
    const turns = createEditorsQueue();
    const { seen, work } = watched();
    const names = ["a1", "a2", "a3", "b1", "b2"];
    const answers = names.map((name) => inEditorsTurn(name[0] ?? "", here, work(name), turns));
    expect(await Promise.all(answers)).toEqual(names);
    expect(seen).toEqual({ most: 1, order: ["a1", "a2", "b1", "a3", "b2"] });
  });

  it("gives others a moment when it has worked for 50 ms, and none between a screen's small questions", async () => {
    let now = 0;
    const story: string[] = [];
    const queue = createEditorsQueue(EDITORS_TURNS, {
      now: () => now,
      letOthersGo: () => Promise.resolve(void story.push("moment")),
    });
    const works = [20, 20, 20, 70, 10, 10];
    for (const ms of works)
      await inEditorsTurn(
        "a",
        here,
        () => Promise.resolve(void (story.push(String(ms)), (now += ms))),
        queue,
      );
    expect(story).toEqual(["20", "20", "20", "moment", "70", "moment", "10", "10"]);
  });

  it("fails as its work does, and the next one goes on", async () => {
    const turns = createEditorsQueue();
    const failing = inEditorsTurn("a", here, () => Promise.reject(new Error("no such tour")), turns);
    const next = inEditorsTurn("a", here, () => Promise.resolve("next"), turns);
    await expect(failing).rejects.toThrow("no such tour");
    expect(await next).toBe("next");
  });

  it("knows its own request, whoever's end it was begun by", async () => {
    const turns = createEditorsQueue();
    const requests = new AsyncLocalStorage<string>();
    const ask = (name: string) =>
      requests.run(name, () =>
        inEditorsTurn(name, here, () => soon().then(() => requests.getStore()), turns),
      );
    expect(await Promise.all(["a", "b", "c"].map(ask))).toEqual(["a", "b", "c"]);
  });

  it("is refused where more of one editor wait than a screen asks, and not begun for whoever is gone", async () => {
    const turns = createEditorsQueue({ ...EDITORS_TURNS, perNetwork: 1 });
    const { seen, work } = watched();
    const first = inEditorsTurn("a", here, work("a1"), turns);
    const gone = inEditorsTurn("a", () => true, work("a2"), turns);
    await expect(inEditorsTurn("a", here, work("a3"), turns)).rejects.toThrow(EditorsBusy);
    await expect(gone).rejects.toThrow(EditorsBusy);
    expect(await first).toBe("a1");
    expect(seen.order).toEqual(["a1"]);
  });
});

describe("the middleware", () => {
  const inTurn = editorsTurns(undefined, {
    strapi: {
      sessionManager: () => ({
        validateAccessToken: (token) =>
          token.startsWith("editor") ? { isValid: true, payload: { userId: token } } : { isValid: false },
      }),
    },
  });

  async function mostAtOnce(path: string, authorization: string, type: string): Promise<number> {
    const { seen, work } = watched();
    const answers = Array.from({ length: 8 }, () =>
      inTurn(
        {
          req: { socket: { destroyed: false } as never },
          path,
          status: 404,
          body: undefined,
          is: (asked) => (asked === type ? asked : false),
          get: () => authorization,
          set: () => undefined,
        },
        async () => void (await work(path)()),
      ),
    );
    await Promise.all(answers);
    return seen.most;
  }

  it.each([
    ["an editor's lists", "/content-manager/collection-types/api::tour.tour", "Bearer editor1", 1, "json"],
    ["and exports", "/gratweg/bookings.csv", "bearer editor2", 1, "json"],
    ["files, which have a queue of their own", "/upload", "Bearer editor3", 8, "multipart"],
    ["whoever is not signed in", "/content-manager/init", "Bearer nobody", 8, "json"],
    ["visitors and the own server", "/api/internal/bookings", "Bearer editor4", 8, "json"],
    ["the screens themselves", "/admin", "", 8, "json"],
  ])("lets %s be begun so many at once", async (_, path, authorization, most, type) => {
    expect(await mostAtOnce(path, authorization, type)).toBe(most);
  });

  it("says no with the time to come back, in German", async () => {
    const headers: Record<string, string> = {};
    const ctx = {
      req: { socket: { destroyed: false } as never },
      path: "/content-manager/init",
      status: 404,
      body: undefined as unknown,
      is: () => false as const,
      get: () => "Bearer editor9",
      set: (name: string, value: string) => void (headers[name] = value),
    };
    const many = Array.from({ length: EDITORS_TURNS.perNetwork + 1 }, () =>
      inTurn({ ...ctx }, async () => {}),
    );
    await inTurn(ctx, () => Promise.reject(new Error("begun")));
    expect([ctx.status, headers["Retry-After"]]).toEqual([503, "1"]);
    expect(ctx.body).toMatchObject({
      error: { message: expect.stringContaining("gleich noch einmal") as string },
    });
    await Promise.all(many);
  });

  it("stands behind the body, so that whoever is still sending holds nobody up", () => {
    const names = middlewares({ env: ((_: string, fallback: string) => fallback) as never }).map((one) =>
      typeof one === "string" ? one : one.name,
    );
    expect(names.indexOf("global::editors-turns")).toBeGreaterThan(names.indexOf("strapi::body"));
  });
});
