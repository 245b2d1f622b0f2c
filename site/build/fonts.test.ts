/** @jest-environment node */
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { openSync } from "fontkit";

const folder = path.join(__dirname, "../../packages/page-parts/fonts");
const faces = readFileSync(path.join(folder, "faces.css"), "utf8");
const cuts = [...faces.matchAll(/url\("\.\/([^"]+)"\)[^}]*unicode-range:([^;]+)/g)].map(
  ([, name = "", range = ""]) => ({ file: path.join(folder, name), letters: lettersOf(range) }),
);

test("the cut fonts have every letter that the style sheet promises of them, and all of a German sentence", () => {
  expect(cuts).toHaveLength(3);
  for (const { file, letters } of cuts) {
    const font = openSync(file);
    if (!("hasGlyphForCodePoint" in font)) throw new Error(`${file} holds several fonts.`);
    expect(letters.filter((letter) => !font.hasGlyphForCodePoint(letter))).toEqual([]);
    for (const letter of "ÄÖÜäöüß„“‚‘’–—…€×°²½·§ Åå") expect(letters).toContain(letter.codePointAt(0));
  }
});

test("the two files of a first view have at most 30 kB", () => {
  const sizes = ["display.woff2", "text.woff2"].map((name) => statSync(path.join(folder, name)).size);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(30_000);
});

function lettersOf(range: string): number[] {
  return range.split(",").flatMap((part) => {
    const [from = 0, to = from] = part
      .trim()
      .slice(2)
      .split("-")
      .map((hex) => parseInt(hex, 16));
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}
