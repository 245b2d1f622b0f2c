import { join } from "node:path";
import { INLINE_SCRIPTS_FILE, latestBuild, PORTAL_ERROR_PAGE, type LatestBuild } from "@gratweg/contracts";
import { paths } from "@gratweg/contracts/routes";
import { askedSearchPage } from "./askedSearch";
import { hashInSlices, hashOf, type Content, type ContentPool } from "./content";
import { createEntry, type Entry } from "./entry";
import { createErrorPage, type ErrorPage } from "./errorPage";
import type { Files } from "./files";
import { fileType, isHashed } from "./fileTypes";
import type { BuiltPage } from "./inlineHashes";
import { encodeSegment } from "./paths";
import { readInlineScripts } from "./readInlineScripts";
import type { Breathe } from "./slices";
import { READING_LIST, readReadingList, type FindPages } from "./readingList";
import { readTripCollections, TRIP_COLLECTIONS, type TripCollections } from "./tripCollections";
import { readTripImages, TRIP_IMAGES, type TripImages } from "./tripImages";

/** A built site in memory, ready to be served. Never changed after it was made, except that encodings are filled in. */
export interface SiteBuild {
  latest: LatestBuild;
  /** Canonical path → what is served there. */
  entries: ReadonlyMap<string, Entry>;
  /** Trip number → canonical path of its page. */
  trips: ReadonlyMap<number, string>;
  errorPages: { site: ErrorPage | undefined; portal: ErrorPage | undefined };
  /** The search page for whoever asks something of it. */
  askedSearch: Entry | undefined;
  /** Trip number → the picture as the site's build has scaled it. */
  tripImages: TripImages;
  /** What can be read beside trips. */
  findPages: FindPages;
  collections: TripCollections;
}

/** Contents that are new to the pool and worth compressing, with names that tell how long they live. */
export interface FreshFile {
  content: Content;
  hashed: boolean;
}

const ERROR_PAGES = new Set(["/404", "/de/404", PORTAL_ERROR_PAGE]);
const SKIPPED =
  /\.map$|^\/(?:_gatsby\/slices\/.*|builds\/(?:latest|inline-scripts)\.json|webpack\.stats\.json|chunk-map\.json|render-page\.js)$/;
/** What the build writes for the server alone. */
const FOR_THE_SERVER: ReadonlySet<string> = new Set([TRIP_IMAGES, READING_LIST, TRIP_COLLECTIONS]);
const TRIP_PAGE = /^\/de\/reise\/([1-9]\d{0,9})\/[^/]+$/;
const READERS = 16;

/** How a folder is read: with what, and beside whom. */
interface Reading {
  files: Files;
  breathe: Breathe;
  /** Ends the reading between two files. */
  signal: AbortSignal;
  progress: (read: number, all: number) => void;
}

export async function readSite(
  folder: string,
  pool: ContentPool,
  headersOfPage: (page: BuiltPage) => Readonly<Record<string, string>>,
  { files, breathe, signal, progress }: Reading,
): Promise<{ build: SiteBuild; fresh: FreshFile[] }> {
  const known = await readInlineScripts(join(folder, INLINE_SCRIPTS_FILE), files);
  const entries = new Map<string, Entry>();
  const trips = new Map<number, string>();
  const errorPages: SiteBuild["errorPages"] = { site: undefined, portal: undefined };
  const fresh: FreshFile[] = [];
  let askedSearch: Entry | undefined;

  const addFile = async (file: string): Promise<void> => {
    if (SKIPPED.test(file) || FOR_THE_SERVER.has(file)) return;
    const bytes = await files.read(join(folder, file));
    const hash = await hashInSlices(bytes, breathe);
    await breathe();
    const page = pagePath(file);
    if (page !== undefined && ERROR_PAGES.has(page)) {
      const errorPage = createErrorPage(bytes, headersOfPage({ path: page, html: bytes, known }));
      if (page === PORTAL_ERROR_PAGE) errorPages.portal = errorPage;
      // Gatsby writes both /404.html and /404/index.html; they are the same page.
      else errorPages.site = errorPage;
      return;
    }
    const path = page ?? encodePath(file);
    const { type, compress } = fileType(file);
    const hashed = isHashed(path);
    const pooled = pool.add(bytes, hash);
    if (pooled.fresh && compress) fresh.push({ content: pooled.content, hashed });
    entries.set(
      path,
      createEntry({
        path,
        content: pooled.content,
        type,
        compress,
        hashed,
        pageHeaders: page === undefined ? undefined : headersOfPage({ path, html: bytes, known }),
      }),
    );
    if (page === paths.search()) {
      const asked = askedSearchPage(bytes);
      const own = pool.add(asked);
      if (own.fresh) fresh.push({ content: own.content, hashed });
      const pageHeaders = headersOfPage({ path, html: asked, known });
      askedSearch = createEntry({ path, content: own.content, type, compress, hashed, pageHeaders });
    }
    const trip = TRIP_PAGE.exec(path)?.[1];
    if (trip !== undefined && page !== undefined) trips.set(Number(trip), path);
  };

  const names = await listFiles(files, folder);
  const queue = names.values();
  let read = 0;
  await Promise.all(
    Array.from({ length: READERS }, async () => {
      for (const name of queue) {
        signal.throwIfAborted();
        await addFile(name);
        progress((read += 1), names.length);
      }
    }),
  );
  const home = entries.get("/de") ?? entries.get("/");
  if (home) {
    if (!entries.has("/de")) entries.set("/de", home);
    if (!entries.has("/")) entries.set("/", home);
  }
  if (!home) throw new Error(`no home page in ${folder}`);
  const [latest, tripImages, findPages, collections] = await Promise.all([
    describeBuild(files, folder, entries),
    readTripImages(folder, files),
    readReadingList(folder, files),
    readTripCollections(folder, files),
  ]);
  const found = { tripImages, findPages, collections };
  return { build: { latest, entries, trips, errorPages, askedSearch, ...found }, fresh };
}

/** `/de/top/index.html` → `/de/top`; undefined for what is not a page. Pages exist below /de and at the root only. */
function pagePath(file: string): string | undefined {
  if (!file.endsWith(".html")) return undefined;
  if (file === "/index.html") return "/";
  return encodePath(
    file.endsWith("/index.html") ? file.slice(0, -"/index.html".length) : file.slice(0, -".html".length),
  );
}

function encodePath(path: string): string {
  return path.split("/").map(encodeSegment).join("/");
}

async function listFiles(files: Files, folder: string, below = ""): Promise<string[]> {
  const found: string[] = [];
  for (const item of await files.list(join(folder, below))) {
    const path = `${below}/${item.name}`;
    if (item.name.startsWith(".") && item.name !== ".well-known") continue;
    if (item.isDirectory()) found.push(...(await listFiles(files, folder, path)));
    // No links: they could lead out of the folder.
    else if (item.isFile()) found.push(path);
  }
  return found;
}

/** The build's own `builds/latest.json` when it brings one, else an id made from all contents. */
async function describeBuild(
  files: Files,
  folder: string,
  entries: ReadonlyMap<string, Entry>,
): Promise<LatestBuild> {
  const own = await files
    .read(join(folder, "builds/latest.json"))
    .then((bytes) => latestBuild.safeParse(JSON.parse(bytes.toString())))
    .catch(() => undefined);
  if (own?.success) return own.data;
  const listing = [...entries].map(([path, { content }]) => `${path} ${content.hash}`).sort();
  const { mtime } = await files.stat(join(folder, "index.html")).catch(() => files.stat(folder));
  return { id: hashOf(Buffer.from(listing.join("\n"))).slice(0, 16), builtAt: mtime.toISOString() };
}
