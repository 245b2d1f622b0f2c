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
import { createSiteCaches } from "./site-cache.mjs";

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), "gratweg-caches-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (...names: string[]) => path.join(folder, ...names);
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(at(name)), { recursive: true });
  writeFileSync(at(name), text);
};
const read = (name: string) => (existsSync(at(name)) ? readFileSync(at(name), "utf8") : undefined);
const caches = () => createSiteCaches(at("caches"), at("site"));

/** What Gatsby leaves behind. */
function build(page: string): void {
  write("site/.cache/webpack/0.pack", `scripts of ${page}`);
  write("site/.cache/caches/gatsby-source-strapi/a", "memory of content");
  write("site/.cache/redux/a", "memory of pages");
  write("site/public/static/picture.webp", "a picture");
  write("site/public/de/index.html", page);
}

it("the first site begins with nothing, not even with what an interrupted build left", () => {
  build("half made");
  expect(caches().bring("hiking")).toBeUndefined();
  expect([existsSync(at("site/.cache")), existsSync(at("site/public"))]).toEqual([false, false]);
});

it("a build is published whole, its folder is left empty", () => {
  build("hiking");
  caches().keep("hiking", at("sites/hiking.next"));
  expect(read("sites/hiking.next/de/index.html")).toBe("hiking");
  expect(read("sites/hiking.next/static/picture.webp")).toBe("a picture");
  expect([existsSync(at("site/.cache")), existsSync(at("site/public"))]).toEqual([false, false]);
});

it("what is keyed by its own content comes back, what remembers content or pages does not", () => {
  build("hiking");
  caches().keep("hiking", at("sites/hiking.next"));
  expect(caches().bring("hiking")).toBe("hiking");
  expect({
    scripts: read("site/.cache/webpack/0.pack"),
    picture: read("site/public/static/picture.webp"),
    content: read("site/.cache/caches/gatsby-source-strapi/a"),
    pages: read("site/.cache/redux/a"),
    page: read("site/public/de/index.html"),
  }).toEqual({
    scripts: "scripts of hiking",
    picture: undefined,
    content: undefined,
    pages: undefined,
    page: undefined,
  });
});

it("a site without a cache begins with a copy of the most recent one", () => {
  for (const [key, second] of [
    ["hiking", 2000],
    ["biking", 3000],
    ["cultural", 1000],
  ] as const) {
    build(key);
    caches().keep(key, at(`sites/${key}.next`));
    utimesSync(at("caches", key), second, second);
  }
  expect(caches().bring("portal")).toBe("biking");
  expect(read("site/.cache/webpack/0.pack")).toBe("scripts of biking");
});

it("a build that failed changes neither its cache nor another's", () => {
  build("hiking");
  caches().keep("hiking", at("sites/hiking.next"));
  caches().bring("biking");
  write("site/.cache/webpack/1.pack", "half a script");
  write("site/public/static/half.webp", "half a pict");
  caches().emptySite();
  expect(caches().bring("hiking")).toBe("hiking");
  expect(read("site/.cache/webpack/0.pack")).toBe("scripts of hiking");
  expect(read("site/.cache/webpack/1.pack")).toBeUndefined();
  expect(read("site/public/static/half.webp")).toBeUndefined();
});

it("compiled scripts lie on the disk once", () => {
  build("hiking");
  caches().keep("hiking", at("sites/hiking"));
  caches().bring("biking");
  expect(statSync(at("site/.cache/webpack/0.pack")).ino).toBe(
    statSync(at("caches/hiking/.cache/webpack/0.pack")).ino,
  );
});
