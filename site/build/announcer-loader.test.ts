import { readFileSync } from "node:fs";
import path from "node:path";
import announcerLoader from "./announcer-loader.cjs";
import common from "../locales/de/common.json";

const runtime = path.dirname(require.resolve("gatsby/package.json"));
const load = (source: string) =>
  announcerLoader.call({ resourcePath: "navigation.js", getOptions: () => common.announcer }, source);

it("makes Gatsby's own announcer say in German which page is open", () => {
  const result = load(readFileSync(path.join(runtime, "cache-dir/navigation.js"), "utf8"));
  expect(result).not.toMatch(/Navigated to|new page at/);

  const sentence = /const newAnnouncement = (.+)/.exec(result)?.[1] ?? "";
  expect(sentence).toBe('"Neue Seite: " + pageName + "."');
  const nameless = /let pageName = (.+)/.exec(result)?.[1] ?? "";
  expect(JSON.parse(nameless)).toBe("ohne Titel");
});

it("stops the build when Gatsby says something else", () => {
  expect(() => load("const newAnnouncement = `Now at ${pageName}`")).toThrow(
    "navigation.js no longer announces pages",
  );
});
