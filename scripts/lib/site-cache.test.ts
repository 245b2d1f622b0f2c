import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { createPairs } from "./site-cache.mjs";

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), "gratweg-pairs-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (...names: string[]) => path.join(folder, ...names);
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(at(name)), { recursive: true });
  writeFileSync(at(name), text);
};
const read = (name: string) => (existsSync(at(name)) ? readFileSync(at(name), "utf8") : undefined);
const pairs = () => createPairs(at("pairs"), at("site"));

/** What Gatsby leaves behind. */
function build(page: string): void {
  write("site/.cache/webpack/0.pack", `scripts of ${page}`);
  write("site/.cache/caches/gatsby-plugin-sharp/a", "memory of pictures");
  write("site/.cache/caches/gatsby-source-strapi/a", "memory of content");
  write("site/.cache/redux/a", "memory of pages");
  write("site/public/static/picture.webp", "a picture");
  write("site/public/de/index.html", page);
}

it("the first site begins with nothing, not even with what an interrupted build left", () => {
  build("half made");
  expect(pairs().bring("hiking")).toBeUndefined();
  expect([existsSync(at("site/.cache")), existsSync(at("site/public"))]).toEqual([false, false]);
});

it("a build is published whole, its folder is left empty", () => {
  build("hiking");
  pairs().keep("hiking", at("sites/hiking.next"));
  expect(read("sites/hiking.next/de/index.html")).toBe("hiking");
  expect(read("sites/hiking.next/static/picture.webp")).toBe("a picture");
  expect([existsSync(at("site/.cache")), existsSync(at("site/public"))]).toEqual([false, false]);
});

it("what is keyed by its own content comes back, what remembers content or pages does not", () => {
  build("hiking");
  pairs().keep("hiking", at("sites/hiking.next"));
  expect(pairs().bring("hiking")).toBe("hiking");
  expect({
    scripts: read("site/.cache/webpack/0.pack"),
    pictures: read("site/.cache/caches/gatsby-plugin-sharp/a"),
    picture: read("site/public/static/picture.webp"),
    content: read("site/.cache/caches/gatsby-source-strapi/a"),
    pages: read("site/.cache/redux/a"),
    page: read("site/public/de/index.html"),
  }).toEqual({
    scripts: "scripts of hiking",
    pictures: "memory of pictures",
    picture: "a picture",
    content: undefined,
    pages: undefined,
    page: undefined,
  });
});

it("a site without a pair begins with a copy of the most recent one", () => {
  for (const [key, second] of [
    ["hiking", 2000],
    ["biking", 3000],
    ["cultural", 1000],
  ] as const) {
    build(key);
    pairs().keep(key, at(`sites/${key}.next`));
    utimesSync(at("pairs", key), second, second);
  }
  expect(pairs().bring("portal")).toBe("biking");
  expect(read("site/.cache/webpack/0.pack")).toBe("scripts of biking");
});

it("a build that failed changes neither its pair nor another's", () => {
  build("hiking");
  pairs().keep("hiking", at("sites/hiking.next"));
  pairs().bring("biking");
  // As Gatsby writes: memory in place, scripts and pictures as new files.
  write("site/.cache/caches/gatsby-plugin-sharp/a", "broken");
  write("site/public/static/half.webp", "half a pict");
  pairs().emptySite();
  expect(pairs().bring("hiking")).toBe("hiking");
  expect(read("site/.cache/caches/gatsby-plugin-sharp/a")).toBe("memory of pictures");
  expect(read("site/public/static/half.webp")).toBeUndefined();
});

it("compiled scripts lie on the disk once; pictures are copies, because they are written in place", () => {
  build("hiking");
  pairs().keep("hiking", at("sites/hiking"));
  pairs().bring("biking");
  expect(statSync(at("site/.cache/webpack/0.pack")).ino).toBe(
    statSync(at("pairs/hiking/.cache/webpack/0.pack")).ino,
  );
  write("site/public/static/picture.webp", "half a pict");
  expect([read("sites/hiking/static/picture.webp"), read("pairs/hiking/public/static/picture.webp")]).toEqual(
    ["a picture", "a picture"],
  );
});
