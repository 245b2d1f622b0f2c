import { createPreloadQueue } from "./preloadQueue";

function setUp() {
  const asked: string[] = [];
  const open = new Map<string, (error?: Error) => void>();
  const idle: (() => void)[] = [];
  const connection = { isAllowed: true };
  let most = 0;
  const queue = createPreloadQueue({
    load: (path) => {
      asked.push(path);
      return new Promise<void>((resolve, reject) => {
        open.set(path, (error) => {
          open.delete(path);
          if (error) reject(error);
          else resolve();
        });
        most = Math.max(most, open.size);
      });
    },
    isAllowed: () => connection.isAllowed,
    whenIdle: (run) => idle.push(run),
  });
  return {
    queue,
    asked,
    connection,
    mostAtOnce: () => most,
    rest: () => idle.splice(0).forEach((run) => run()),
    settle: async (path: string, error?: Error) => {
      open.get(path)?.(error);
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}
const pages = (count: number) => Array.from({ length: count }, (_, index) => `/de/${index + 1}`);

it("loads at most four pages at once, in their order, each once [9.3]", async () => {
  const { queue, asked, rest, settle, mostAtOnce } = setUp();
  for (const path of [...pages(7), "/de/1"]) queue.see(path);
  expect(asked).toEqual([]);
  rest();
  expect(asked).toEqual(pages(4));

  await settle("/de/3");
  expect(asked).toHaveLength(4);
  rest();
  expect(asked).toEqual(pages(5));
  // What could not be loaded makes way too.
  await settle("/de/1", new Error("404"));
  rest();
  expect(asked).toEqual(pages(6));
  for (const path of pages(7)) {
    await settle(path);
    rest();
  }
  expect(asked).toEqual(pages(7));
  expect(mostAtOnce()).toBe(4);

  for (const path of pages(7)) queue.see(path);
  rest();
  expect(asked).toHaveLength(7);
});

it("a link that left the window is not loaded any more", () => {
  const { queue, asked, rest } = setUp();
  const forget = queue.see("/de/1");
  queue.see("/de/2");
  forget();
  rest();
  expect(asked).toEqual(["/de/2"]);
});

it("a link that is pointed at comes first and at once, and counts among the four", async () => {
  const { queue, asked, rest, settle } = setUp();
  for (const path of pages(3)) queue.see(path);
  rest();
  queue.point("/de/8");
  queue.point("/de/9");
  queue.see("/de/4");
  expect(asked).toEqual(["/de/1", "/de/2", "/de/3", "/de/8"]);
  await settle("/de/1");
  rest();
  expect(asked).toEqual(["/de/1", "/de/2", "/de/3", "/de/8", "/de/9"]);
});

it("nothing is loaded where the connection is not for it, also when it becomes so on the way [9.4]", async () => {
  const { queue, asked, rest, settle, connection } = setUp();
  for (const path of pages(6)) queue.see(path);
  rest();
  connection.isAllowed = false;
  await settle("/de/1");
  rest();
  queue.point("/de/8");
  queue.see("/de/9");
  rest();
  expect(asked).toEqual(pages(4));
});
