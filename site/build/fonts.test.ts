/** @jest-environment node */
import { readFileSync } from "node:fs";
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

function lettersOf(range: string): number[] {
  return [...range.matchAll(/U\+(\w+)(?:-(\w+))?/g)].flatMap(([, from = "", to = from]) => {
    const first = parseInt(from, 16);
    return Array.from({ length: parseInt(to, 16) - first + 1 }, (_, index) => first + index);
  });
}
