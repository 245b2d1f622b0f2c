import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { MediaNode } from "../content-nodes";
import { RICH_TEXT_FIELDS } from "../query-parts";
import { typeDefinitions } from "../schema";
import { toLogo, toPicture } from "./models";
import { withSitePictures, type Stored } from "./site-pictures";
import type { StoredMedia } from "./stored-media";

interface Content {
  tours: { title: string; gallery: MediaNode[] }[];
  logo: MediaNode | null;
}

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "gratweg-pictures-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const ORIGIN = "http://inhalte.test";
const stored = (more: Partial<StoredMedia> = {}): StoredMedia => ({
  ...{ __typename: "STRAPI__MEDIA", alternativeText: "Ein Grat" },
  ...{ url: "/uploads/grat_1.webp", width: 1920, height: 1280, updatedAt: "2026-11-20T10:00:00.000Z" },
  formats: {
    thumbnail: { url: "/uploads/thumbnail_grat_1.webp", width: 234, height: 156 },
    medium: { url: "/uploads/medium_grat_1.webp", width: 960, height: 640 },
    small: { url: "/uploads/small_grat_1.webp", width: 480, height: 320 },
  },
  ...more,
});
const contentOf = (media: StoredMedia, logo: StoredMedia | null = null): Stored<Content> => ({
  tours: [{ title: "Karwendel", gallery: [media] }],
  logo,
});

/** Answers each file with its own address, unless told something else. */
function library(answers: Record<string, Response | Error> = {}) {
  const asked: string[] = [];
  const fetch = (address: unknown) => {
    const url = String(address).replace(ORIGIN, "");
    asked.push(url);
    const answer = answers[url] ?? new Response(url);
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  return { asked, fetch: fetch as typeof globalThis.fetch };
}

async function bring(content: Stored<Content>, { asked, fetch } = library()) {
  const warnings: string[] = [];
  const pictures = await withSitePictures<Content>(content, {
    ...{ origin: ORIGIN, cache: path.join(folder, "cache"), fetch },
    warn: (message) => void warnings.push(message),
  });
  const [gallery] = pictures.content.tours.map((tour) => tour.gallery[0]!);
  return { ...pictures, picture: toPicture(gallery), gallery: gallery!, asked, warnings };
}

const widths = ({ sizes }: MediaNode) => sizes.map(({ width }) => width);

it("offers the content system's copies and the original, from narrow to wide", async () => {
  const { picture, asked } = await bring(contentOf(stored()));
  expect(picture).toMatchObject({ width: 1920, height: 1280, alt: "Ein Grat" });
  const [small = "", medium = "", full = ""] = picture?.srcSet.split(", ") ?? [];
  expect(small).toMatch(/^\/static\/pictures\/[0-9a-f]{20}\/small_grat_1\.webp 480w$/);
  expect(medium).toMatch(/\/medium_grat_1\.webp 960w$/);
  expect(full).toBe(`${picture?.src} 1920w`);
  expect(asked.sort()).toEqual([
    "/uploads/grat_1.webp",
    "/uploads/medium_grat_1.webp",
    "/uploads/small_grat_1.webp",
  ]);
});

it("shows the copy of full width in place of an original that has one", async () => {
  const large = { url: "/uploads/large_grat_1.webp", width: 1920, height: 1280 };
  const media = stored({ width: 4000, height: 2667, formats: { large } });
  expect((await bring(contentOf(media))).gallery.sizes.map(({ src }) => path.posix.basename(src))).toEqual([
    "large_grat_1.webp",
  ]);
});

it("shows the original of an upload from before, which has no copy of full width", async () => {
  const small = { url: "/uploads/small_grat_1.jpg", width: 640, height: 427 };
  const media = stored({ url: "/uploads/grat_1.jpg", width: 2400, height: 1600, formats: { small } });
  expect(widths((await bring(contentOf(media))).gallery)).toEqual([640, 2400]);
});

it("shows a small picture as it is", async () => {
  const media = stored({ width: 200, height: 100, formats: null });
  expect(widths((await bring(contentOf(media))).gallery)).toEqual([200]);
});

it("gives a replaced picture another address, though the content system keeps its name", async () => {
  const before = await bring(contentOf(stored()));
  const replaced = library({ "/uploads/grat_1.webp": new Response("another picture") });
  const after = await bring(contentOf(stored({ updatedAt: "2026-11-21T08:00:00.000Z" })), replaced);
  expect(after.picture?.src).not.toBe(before.picture?.src);
});

it("asks for each file once, over all builds, and keeps no other", async () => {
  await bring(contentOf(stored()));
  const again = await bring(contentOf(stored()));
  expect(again.asked).toEqual([]);
  const other = stored({ url: "/uploads/see_2.webp", formats: null });
  expect((await bring(contentOf(other))).asked).toEqual(["/uploads/see_2.webp"]);
  expect(await readdir(path.join(folder, "cache"))).toHaveLength(1);
});

it("publishes what the pages name, byte for byte, and nothing else", async () => {
  const logo = stored({ url: "/uploads/logo_3.webp", width: 300, height: 150, formats: null });
  const { picture, publish } = await bring(contentOf(stored(), logo));
  const site = path.join(folder, "public");
  await publish([{ context: { picture } }], site);
  expect(await readFile(path.join(site, picture!.src), "utf8")).toBe("/uploads/grat_1.webp");
  expect(await readdir(path.join(site, "static/pictures"))).toHaveLength(3);
});

it("takes nothing that stands in an editor's text for a record of the library", async () => {
  const planted = stored({ url: "http://127.0.0.1:8001/metrics" });
  const text = { type: "text", text: "Willkommen", planted };
  const fields = Object.fromEntries([...RICH_TEXT_FIELDS].map((field) => [field, [{ children: [text] }]]));
  const content = { ...contentOf(stored()), pages: [fields] };
  const { content: read, asked } = await bring(content);
  expect(asked.filter((url) => url.includes("8001"))).toEqual([]);
  expect((read as unknown as typeof content).pages).toEqual([fields]);
});

it("knows every field of the schema that carries a text as JSON", () => {
  const fields = [...typeDefinitions.matchAll(/(\w+): JSON/g)].map(([, name = ""]) => name);
  // Of a record of the library itself.
  expect(new Set(fields.filter((name) => name !== "formats"))).toEqual(RICH_TEXT_FIELDS);
});

it.each([
  "http://127.0.0.1:8001/metrics",
  "http://inhalte.test.evil.example/uploads/a.webp",
  "//evil.example/uploads/a.webp",
  "/uploads/../admin/a.webp",
  "/uploads/seite.html",
  "/uploads/skript.js",
  "/uploads/bild.svg",
  "/uploads/a.webp?x=1",
])("fetches and publishes nothing from %s", async (url) => {
  const { asked, warnings, gallery } = await bring(contentOf(stored({ url, formats: null })));
  expect([asked, gallery.sizes, warnings]).toEqual([
    [],
    [],
    [`A picture lies outside the media library and is left out: ${url}`],
  ]);
});

it("takes the library's absolute addresses too", async () => {
  const { asked } = await bring(contentOf(stored({ url: `${ORIGIN}/uploads/see_2.webp`, formats: null })));
  expect(asked).toEqual(["/uploads/see_2.webp"]);
});

it("leaves out a file that the content system has lost, and says so", async () => {
  const lost = library({ "/uploads/medium_grat_1.webp": new Response(null, { status: 404 }) });
  const { gallery, warnings } = await bring(contentOf(stored()), lost);
  expect(widths(gallery)).toEqual([480, 1920]);
  expect(warnings).toEqual([
    `A picture is missing in the content system: ${ORIGIN}/uploads/medium_grat_1.webp`,
  ]);
});

it.each([
  ["cannot be reached", new TypeError("fetch failed"), "fetch failed"],
  ["fails", new Response(null, { status: 500 }), `${ORIGIN}/uploads/grat_1.webp was answered with 500.`],
])("builds no site without pictures when the content system %s", async (_title, answer, message) => {
  await expect(bring(contentOf(stored()), library({ "/uploads/grat_1.webp": answer }))).rejects.toThrow(
    message,
  );
});

describe("a logo", () => {
  const sizes = (...heights: number[]) =>
    heights.map((height) => ({ src: `/${height}.webp`, width: 2 * height, height, file: "", digest: "" }));
  const logo = (...heights: number[]) =>
    toLogo("Alpenrot", { alternativeText: null, sizes: sizes(...heights) }, null).picture;

  it("comes in the smallest size that is sharp on screens of double density", () => {
    expect(logo(100, 150, 900)).toEqual({
      ...{ src: "/150.webp", srcSet: "/150.webp 300w" },
      ...{ width: 144, height: 72, alt: "Alpenrot" },
    });
  });

  it("is never blown up", () => {
    expect(logo(40)).toMatchObject({ src: "/40.webp", width: 80, height: 40 });
  });

  it("is missing where there is no file", () => {
    expect(logo()).toBeNull();
    expect(toPicture(null)).toBeNull();
  });
});
