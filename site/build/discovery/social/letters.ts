import { createRequire } from "node:module";
import path from "node:path";
import { openSync, type Font } from "fontkit";

/**
 * Words as outlines: what draws the pictures knows no web fonts, and installed fonts differ from machine to machine. The static cuts
 * of the site's faces stand in for its variable ones, whose weights fontkit cannot set in WOFF2.
 */
export type Face = "display" | "text";

const FILES: Record<Face, string> = {
  display: "@fontsource/bricolage-grotesque/files/bricolage-grotesque-{subset}-800-normal.woff2",
  text: "@fontsource/source-sans-3/files/source-sans-3-{subset}-600-normal.woff2",
};
/** In the order in which they are asked for a letter. */
const SUBSETS = ["latin", "latin-ext"];

const fonts = new Map<string, Font>();

export interface Outline {
  /** Path data, its baseline at y = 0, its start at x = 0. */
  d: string;
  width: number;
}

export function outline(words: string, face: Face, size: number): Outline {
  let d = "";
  let x = 0;
  for (const { font, text } of runsOf(words.normalize("NFC"), face)) {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(text);
    for (const [index, glyph] of glyphs.entries()) {
      const position = positions[index];
      if (!position) continue;
      d += toPath(glyph.path.commands, x + position.xOffset * scale, scale);
      x += position.xAdvance * scale;
    }
  }
  return { d, width: x };
}

/** Neighbouring letters of the same file. */
function runsOf(words: string, face: Face): { font: Font; text: string }[] {
  const runs: { font: Font; text: string }[] = [];
  for (const letter of words) {
    const font = fontFor(letter, face);
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

function fontFor(letter: string, face: Face): Font {
  const candidates = SUBSETS.map((subset) => load(face, subset));
  const first = candidates[0];
  if (!first) throw new Error(`No font for ${face}.`);
  const point = letter.codePointAt(0) ?? 0;
  return candidates.find((font) => font.hasGlyphForCodePoint(point)) ?? first;
}

function load(face: Face, subset: string): Font {
  const file = FILES[face].replace("{subset}", subset);
  let font = fonts.get(file);
  if (!font) {
    const opened = openSync(createRequire(path.join(process.cwd(), "package.json")).resolve(file));
    if (!("layout" in opened)) throw new Error(`${file} holds several fonts.`);
    font = opened;
    fonts.set(file, font);
  }
  return font;
}

const NAMES: Record<string, string> = {
  moveTo: "M",
  lineTo: "L",
  quadraticCurveTo: "Q",
  bezierCurveTo: "C",
  closePath: "Z",
};

/** Fonts count upwards, pictures downwards. */
function toPath(commands: readonly { command: string; args: number[] }[], x: number, scale: number): string {
  return commands
    .map(({ command, args }) => {
      const points = args.map((value, index) =>
        (index % 2 === 0 ? x + value * scale : -value * scale).toFixed(1),
      );
      return `${NAMES[command] ?? ""}${points.join(" ")}`;
    })
    .join("");
}
