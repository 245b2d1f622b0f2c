import { mkdtempSync, readdirSync, renameSync, rmSync, symlinkSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { createSitesFolder, FILES, HASH_NEW, HASH_OLD, page, type SitesFolder } from "../testing/siteFolder";
import { createBrotliCache } from "./brotliCache";
import { createPageHeaders } from "./pagePolicy";
import { createSiteStore, type SiteStore } from "./siteStore";

const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
let folder: SitesFolder;
let cacheFolder: string;
let store: SiteStore;

beforeEach(() => {
  folder = createSitesFolder();
  cacheFolder = mkdtempSync(join(tmpdir(), "gratweg-cache-"));
  store = createSiteStore({ ...options(), cache: createBrotliCache(cacheFolder) });
});
afterEach(async () => {
  await store.close();
  folder.remove();
  rmSync(cacheFolder, { recursive: true });
});

const options = () => ({ folder: folder.path, pageHeaders: () => ({}), log });
const text = (path: string) => store.current("hiking")?.entries.get(path)?.content.identity.toString();

/** Publishes as the site's build does: a finished folder takes the place of the last one. */
function swapIn(files: Record<string, string>): void {
  folder.write("hiking.next", files);
  renameSync(join(folder.path, "hiking"), join(folder.path, "hiking.last"));
  renameSync(join(folder.path, "hiking.next"), join(folder.path, "hiking"));
  rmSync(join(folder.path, "hiking.last"), { recursive: true });
}

it("swaps a whole build at once; hashed files of the last one stay, its pages do not", async () => {
  folder.write("hiking", FILES);
  await store.refresh();
  const before = store.current("hiking");
  swapIn({ "index.html": page("Neu"), "de/index.html": page("Neu"), [`app-${HASH_NEW}.js`]: "neu" });
  await store.refresh();
  expect(text("/de")).toBe(page("Neu"));
  expect(text("/de/reisesuche")).toBeUndefined();
  expect(store.retired("hiking", `/app-${HASH_OLD}.js`)?.content.identity.toString()).toBe(
    FILES[`app-${HASH_OLD}.js`],
  );
  expect(store.retired("hiking", "/de/reisesuche")).toBeUndefined();
  expect(store.retired("biking", `/app-${HASH_OLD}.js`)).toBeUndefined();
  expect(store.current("hiking")?.latest.id).not.toBe(before?.latest.id);
});

it("takes no build over whose page brings a script that is not known; the last good one stays", async () => {
  const known = { "builds/inline-scripts.json": JSON.stringify({ theme: "dark()" }) };
  const strict = createSiteStore({ ...options(), pageHeaders: createPageHeaders() });
  const right = page("Gut").replace("</head>", "<script>dark()</script></head>");
  folder.write("hiking", { ...FILES, ...known, "de/index.html": right });
  await strict.refresh();
  log.warn.mockClear();
  const stolen = page("Böse").replace("</head>", "<script>dark()</script><script>steal()</script></head>");
  swapIn({ ...FILES, ...known, "de/index.html": stolen });
  await strict.refresh();
  expect(strict.current("hiking")?.entries.get("/de")?.content.identity.toString()).toBe(right);
  expect(log.warn.mock.calls).toMatchObject([
    [{ err: { message: '/de brings an inline script that is not known: "steal()"' } }, expect.any(String)],
  ]);
  await strict.close();
});

it("forgets hashed files after three further builds", async () => {
  folder.write("hiking", FILES);
  await store.refresh();
  for (let build = 1; build <= 4; build += 1) {
    expect(store.retired("hiking", `/app-${HASH_OLD}.js`) !== undefined).toBe(build > 1);
    swapIn({ "index.html": page(`Neu ${build}`) });
    await store.refresh();
  }
  expect(store.retired("hiking", `/app-${HASH_OLD}.js`)).toBeUndefined();
});

it("names the same content the same, wherever and whenever it was built", async () => {
  folder.write("hiking", FILES);
  folder.write("biking", FILES);
  await store.refresh();
  expect(store.current("hiking")?.latest.id).toBe(store.current("biking")?.latest.id);
});

it("takes over the id that the build brought along", async () => {
  const latest = { id: "build-7", builtAt: "2026-11-21T10:00:00.000Z" };
  folder.write("hiking", { ...FILES, "builds/latest.json": JSON.stringify(latest) });
  await store.refresh();
  expect(store.current("hiking")?.latest).toEqual(latest);
});

it("keeps what it serves when the folder is gone or has no home", async () => {
  folder.write("hiking", FILES);
  await store.refresh();
  swapIn({ "de/reisesuche/index.html": page("Halb fertig") });
  await store.refresh();
  expect(text("/de")).toBe(page("Start"));
  rmSync(join(folder.path, "hiking"), { recursive: true });
  await store.refresh();
  expect([text("/de"), store.loaded()]).toEqual([page("Start"), ["hiking"]]);
});

it("does not read a folder again that has not changed", async () => {
  folder.write("hiking", FILES);
  await Promise.all([store.refresh(), store.refresh(), store.refresh()]);
  const build = store.current("hiking");
  await store.refresh();
  expect(store.current("hiking")).toBe(build);
  utimesSync(join(folder.path, "hiking/page-data/app-data.json"), new Date(), new Date(Date.now() + 5_000));
  await store.refresh();
  expect(store.current("hiking")).not.toBe(build);
});

it("compresses also what a failed load had read before", async () => {
  folder.write("hiking", { "de/reisesuche/index.html": page("Suche") });
  await store.refresh();
  expect(store.loaded()).toEqual([]);
  folder.write("hiking", { "index.html": page("Start") });
  await store.refresh();
  await store.compressed();
  expect(store.current("hiking")?.entries.get("/de/reisesuche")?.content.br).toBeInstanceOf(Buffer);
});

it("follows no link out of the folder", async () => {
  folder.write("hiking", FILES);
  symlinkSync("/etc/passwd", join(folder.path, "hiking/passwd.txt"));
  await store.refresh();
  expect(text("/passwd.txt")).toBeUndefined();
});

it("holds and compresses the same bytes of two sites once, and finds them in the cache after a restart", async () => {
  folder.write("hiking", FILES);
  folder.write("biking", FILES);
  await store.refresh();
  await store.compressed();
  const mine = store.current("hiking")?.entries.get("/de")?.content;
  expect(mine).toBe(store.current("biking")?.entries.get("/de")?.content);
  expect(brotliDecompressSync(mine?.br ?? Buffer.alloc(0)).toString()).toBe(page("Start"));
  // A picture does not get smaller, and a tiny file is not worth it.
  expect(store.current("hiking")?.entries.get("/static/0a1b/karwendel.jpg")?.content.br).toBeNull();
  expect(store.current("hiking")?.entries.get("/robots.txt")?.content.br).toBeNull();

  const cache = createBrotliCache(cacheFolder);
  const write = jest.spyOn(cache, "write");
  const restarted = createSiteStore({ ...options(), cache });
  await restarted.refresh();
  await restarted.compressed();
  expect(write).not.toHaveBeenCalled();
  expect(restarted.current("hiking")?.entries.get("/de")?.content.br).toEqual(mine?.br);
});

it("clears the cache of what nobody uses any more, after a week", async () => {
  const cache = createBrotliCache(cacheFolder);
  await cache.write("used", 11, Buffer.from("a"));
  await cache.write("old", 11, Buffer.from("b"));
  const names = () =>
    readdirSync(cacheFolder, { recursive: true }).filter((name) => String(name).endsWith(".br"));
  await cache.prune((hash) => hash === "used");
  expect(names()).toHaveLength(2);
  await cache.prune((hash) => hash === "used", Date.now() + 8 * 24 * 3_600_000);
  expect(names()).toEqual([join("us", "used.q11.br")]);
});
