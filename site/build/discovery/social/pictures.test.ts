import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { siteByKey } from "@gratweg/sites";
import sharp from "sharp";
import { media, pagesInput, sites, tour } from "../../fixtures";
import { sitePages } from "../../pages";
import { tripsOf } from "../../trips";
import { withPreviews } from "./pictures";
import { renderCard } from "./render";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "gratweg-previews-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = (name: string, digest: string) => {
  const picture = media(`/static/${name}.webp`, `Bild ${name}`);
  const sizes = picture.sizes.map((size) => ({ ...size, file: path.join(folder, `${name}.jpg`), digest }));
  return { ...picture, sizes };
};

function pagesOf(key: "hiking" | "biking", { digest = "d1", title = "Tour" } = {}) {
  const site = siteByKey(key);
  const nodes = [
    tour(1001, "a", {
      title,
      gallery: [file("a", digest)],
      canonicalSite: "hiking",
      sites: sites("hiking", "biking"),
    }),
    tour(1002, "b", { sites: sites("hiking", "biking") }),
  ];
  const { content } = pagesInput({ tours: { nodes } });
  const trips = tripsOf(content, key, "2026-11-21");
  return { site, pages: sitePages({ ...pagesInput(), content, site, trips }) };
}

const ports = () => {
  const render = jest.fn((words: { title: string; site: string }) =>
    Promise.resolve(Buffer.from(`${words.title} ${words.site}`)),
  );
  return { folder: path.join(folder, "public"), cache: path.join(folder, "cache"), render };
};

const imageAt = (pages: ReturnType<typeof sitePages>, at: string) =>
  pages.find((page) => page.path === at)?.context.meta.image;

it("a page shows its own picture under its own host; a page without one that of home; a booking none", async () => {
  const { pages, site } = pagesOf("hiking");
  const made = withPreviews(pages, site, ports());
  const trip = imageAt(made.pages, "/de/reise/1001/a");
  expect(trip).toEqual({
    url: expect.stringMatching(
      /^https:\/\/wandern\.gratweg\.example\/vorschau\/[0-9a-f]{20}\.jpg$/,
    ) as string,
    width: 1200,
    height: 630,
    alt: "Tour: Bild a",
  });
  const home = imageAt(made.pages, "/de");
  expect(home?.url).not.toBe(trip?.url);
  expect(imageAt(made.pages, "/de/reise/1002/b")).toEqual(home);
  expect(imageAt(made.pages, "/de/support")).toEqual(home);
  expect(imageAt(made.pages, "/de/reise/buchen")).toBeNull();
  expect([...(await made.sizes).keys()].sort()).toEqual([home?.url, trip?.url].sort());
});

it("each picture is made once, for all siblings and builds, until words, picture or drawing change", async () => {
  const shared = ports();
  const build = async (...of: Parameters<typeof pagesOf>) => {
    const { pages, site } = pagesOf(...of);
    const made = withPreviews(pages, site, shared);
    await made.sizes;
    return made;
  };
  const first = await build("hiking");
  // Home and one trip.
  expect(shared.render).toHaveBeenCalledTimes(2);
  const again = await build("hiking");
  expect(shared.render).toHaveBeenCalledTimes(2);
  expect(again.pages).toEqual(first.pages);
  const sibling = await build("biking");
  // Only its home: the trip carries its owner's colours.
  expect(shared.render).toHaveBeenCalledTimes(3);
  expect(imageAt(sibling.pages, "/de/reise/1001/a")?.url).toBe(
    imageAt(first.pages, "/de/reise/1001/a")?.url.replace("wandern.", "radreisen."),
  );
  await build("hiking", { title: "Andere Worte" });
  await build("hiking", { digest: "d2" });
  // The second one changes home's picture, too.
  expect(shared.render).toHaveBeenCalledTimes(6);
  expect(readdirSync(shared.cache)).toHaveLength(6);
});

it("draws 1200 × 630, the same bytes each time, with any letters of Europe and any length", async () => {
  const source = path.join(folder, "a.jpg");
  writeFileSync(
    source,
    await sharp({ create: { width: 1920, height: 1280, channels: 3, background: "#7aa" } })
      .jpeg()
      .toBuffer(),
  );
  for (const [title, file] of [
    ["Über den Slåttdalsskrevan nach Aljažev dom", source],
    ["Rhabarberbarbarabarbarbarenbartbarbierbierbarbärbelundnochvielmehrwandern", source],
    ["Kurz", null],
    ["Sehr viele Worte ".repeat(30), null],
  ] as const) {
    const words = { title, kicker: "Slowenien · 6 Tage", site: "Gratweg Wandern" };
    const [once, twice] = await Promise.all([
      renderCard(words, "green", file),
      renderCard(words, "green", file),
    ]);
    expect(once.equals(twice)).toBe(true);
    expect(await sharp(once).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    expect(once.length).toBeLessThan(200_000);
  }
});

it("what lies in the built site is what was drawn", async () => {
  const { pages, site } = pagesOf("hiking");
  const own = ports();
  for (const [url, bytes] of await withPreviews(pages, site, own).sizes)
    expect(readFileSync(path.join(own.folder, new URL(url).pathname)).length).toBe(bytes);
});
