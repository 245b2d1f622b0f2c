import { readFileSync } from "node:fs";
import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { SITE_KEYS } from "@gratweg/sites";
import { createServer, type ServerOptions } from "../createServer";
import { createPageHeaders } from "./pagePolicy";
import { createSiteStore } from "./siteStore";
import { fakeOptions, silent } from "../testing/fakes";
import { searchStarted } from "../testing/searchStarted";
import { createSitesFolder, FILES, type SitesFolder } from "../testing/siteFolder";
import { disk, type Files } from "./files";

const PAGES = 40;
let folder: SitesFolder;
let app: FastifyInstance;

beforeEach(() => (folder = createSitesFolder()));
afterEach(async () => {
  await app?.close();
  folder.remove();
});

/** A disk that answers only when the test lets it, and notes which site was read when. */
function heldDisk() {
  let open: (() => void) | undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  const read: string[] = [];
  const files: Files = {
    ...disk,
    read: async (file) => {
      await gate;
      read.push(file.slice(folder.path.length).split("/")[1] ?? "");
      return disk.read(file);
    },
  };
  return { files, read, release: () => open?.() };
}

const sitesOf = (count: number) =>
  SITE_KEYS.forEach((key) =>
    folder.write(key, {
      ...FILES,
      ...Object.fromEntries(
        Array.from({ length: count }, (_, at) => [`de/seite-${at}/index.html`, `${key} ${at}`]),
      ),
    }),
  );

const start = (more: Partial<ServerOptions>) => {
  app = createServer(fakeOptions(folder.path, more));
  return app.listen({ port: 0, host: "127.0.0.1" });
};
const status = async (url: string, host = "hiking.localhost") =>
  (await app.inject({ url, headers: { host } })).statusCode;

it("listens at once, is healthy, and says when to come again, however slow the disk is", async () => {
  sitesOf(PAGES);
  const { files, read, release } = heldDisk();
  const origin = await start({ files });
  // Nor does anything else wait for what is slow: the framework's own limit would end the start after ten seconds.
  expect(app.initialConfig.pluginTimeout).toBe(0);
  const health = await fetch(`${origin}/healthz`);
  expect([health.status, await health.json()]).toEqual([200, { status: "ok" }]);
  await searchStarted(app);
  const ready = await app.inject("/readyz");
  expect([ready.statusCode, ready.headers["retry-after"], ready.json()]).toEqual([
    503,
    "10",
    expect.objectContaining({ status: "waiting", waiting: ["sites"], sites: [] }),
  ]);
  const page = await app.inject({ url: "/de", headers: { host: "localhost", accept: "text/html" } });
  expect([page.statusCode, page.headers["retry-after"]]).toEqual([503, "10"]);
  expect(page.body).toContain("startet gerade und ist in wenigen Augenblicken da.");
  const data = await app.inject({ url: "/de", headers: { host: "localhost", accept: "application/json" } });
  expect(data.json()).toMatchObject({ status: 503, type: "/probleme/website-wird-gebaut" });

  release();
  await app.loaded();
  expect(await Promise.all(SITE_KEYS.map((key) => status("/de", `${key}.localhost`)))).toEqual(
    SITE_KEYS.map(() => 200),
  );
  const order = [...new Set(read)];
  expect([order[0], order.length]).toEqual(["hiking", SITE_KEYS.length]);
  expect([await status("/readyz"), (await app.inject("/readyz")).json()]).toEqual([
    200,
    expect.objectContaining({ status: "ready", waiting: [] }),
  ]);
});

it("is ready with the default site, while the others are still being read", async () => {
  sitesOf(2);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const list: Files["list"] = async (path) => {
    if (!path.includes("/hiking")) {
      arrive();
      await held;
    }
    return disk.list(path);
  };
  await start({ files: { ...disk, list } });
  await arrived;
  expect([await status("/de"), await status("/readyz"), await status("/de", "biking.localhost")]).toEqual([
    200, 200, 503,
  ]);
  release();
  await app.loaded();
  expect(await status("/de", "biking.localhost")).toBe(200);
});

it("ends at once when it is closed while it reads", async () => {
  sitesOf(PAGES);
  let reads = 0;
  const files: Files = { ...disk, read: async (file) => ((reads += 1), await pause(1), disk.read(file)) };
  app = createServer(fakeOptions(folder.path, { files }));
  await app.ready();
  while (reads === 0) await pause(1);
  await app.close();
  expect(reads).toBeLessThan(PAGES);
});

/** Returns the milliseconds for which this thread had a core (Linux): another process or thread that takes the core away is not counted. */
function ownMilliseconds(): number {
  const [nanoseconds] = readFileSync(`/proc/self/task/${process.pid}/schedstat`, "latin1").split(" ");
  return Number(nanoseconds) / 1e6;
}

/** Returns the milliseconds that the event loop's thread worked in its longest turn during `work`. */
async function longestTurn(work: () => Promise<void>): Promise<number> {
  let longest = 0;
  let isOver = false;
  const watch = async () => {
    let before = ownMilliseconds();
    while (!isOver) {
      await nextTurn();
      longest = Math.max(longest, ownMilliseconds() - before);
      before = ownMilliseconds();
    }
  };
  const watching = watch();
  await work();
  isOver = true;
  await watching;
  return longest;
}

it("never holds the event loop up for longer than 50 ms, with big pages and big files", async () => {
  const script = "x();".repeat(2_000);
  folder.write(
    "hiking",
    Object.fromEntries([
      ["index.html", "<p>Start</p>"],
      ["builds/inline-scripts.json", JSON.stringify({ script })],
      ...Array.from({ length: 100 }, (_, at) => [
        `de/seite-${at}/index.html`,
        `<p>${at}</p>${`<script>${script}</script>`.repeat(10)}<p>${"Text ".repeat(10_000)}</p>`,
      ]),
      ["film.mp4", ""],
    ]) as Record<string, string>,
  );
  // Read once and kept: 120 MB anew in each attempt make each collect the garbage of a whole test process, in turns of the work's.
  const film = Buffer.alloc(120_000_000, 1);
  const files: Files = {
    ...disk,
    read: async (file) => (file.endsWith(".mp4") ? film : disk.read(file)),
  };
  let longest = Infinity;
  for (let attempt = 0; attempt < 40 && longest >= 50; attempt += 1) {
    const store = createSiteStore({
      ...{ folder: folder.path, files, log: silent },
      pageHeaders: createPageHeaders(),
    });
    longest = Math.min(longest, await longestTurn(() => store.refresh()));
    expect(store.current("hiking")?.entries.size).toBe(103);
    await store.close();
  }
  expect(longest).toBeLessThan(50);
}, 60_000);
