/**
 * A single-line alphabet of our own, so that logos do not depend on a machine's fonts. Each glyph: its width and its strokes in a
 * box whose cap line is y = 0 and whose base line is y = 10; umlauts rise above it.
 */
type Glyph = readonly [width: number, strokes: string];

const O = "M4 0C1.4 0 0 2 0 5s1.4 5 4 5 4-2 4-5-1.4-5-4-5z";
const U = "M0 0v6.4C0 8.7 1.3 10 3.5 10S7 8.7 7 6.4V0";
const A = "M0 10 4 0l4 10M1.4 6.6h5.2";

const glyphs: Record<string, Glyph> = {
  A: [8, A],
  B: [
    6.4,
    "M0 0v10h3.6c1.8 0 2.8-1 2.8-2.6S5.300 4.800 3.600 4.800H0M0 0h3.200c1.600 0 2.600.9 2.600 2.400S4.800 4.800 3.200 4.800",
  ],
  C: [
    7.4,
    "M7.400 1.800C6.600.600 5.500 0 4.200 0 1.600 0 0 2 0 5s1.600 5 4.200 5c1.300 0 2.400-.600 3.200-1.800",
  ],
  D: [7.4, "M0 0v10h2.800C5.800 10 7.400 8 7.400 5S5.800 0 2.800 0z"],
  E: [5.6, "M5.600 0H0v10h5.600M0 4.800h4.800"],
  F: [5.4, "M5.400 0H0v10M0 4.900h4.600"],
  G: [
    7.8,
    "M7.500 1.800C6.700.600 5.600 0 4.200 0 1.600 0 0 2 0 5s1.600 5 4.200 5c2.200 0 3.600-1.400 3.600-4H4.600",
  ],
  H: [7, "M0 0v10M7 0v10M0 4.900h7"],
  I: [0.4, "M.2 0v10"],
  J: [4.4, "M4.400 0v7c0 2-1 3-2.400 3C1 10 .300 9.500 0 8.600"],
  K: [6.6, "M0 0v10M6.200 0 0 6.200M2.400 4 6.600 10"],
  L: [5.2, "M0 0v10h5.200"],
  M: [8.6, "M0 10V0l4.300 6.600L8.600 0v10"],
  N: [7.2, "M0 10V0l7.200 10V0"],
  O: [8, O],
  P: [6.2, "M0 10V0h3.200c2 0 3 1.100 3 2.800s-1 2.800-3 2.800H0"],
  Q: [8, `${O}M5 7l3 3.400`],
  R: [6.6, "M0 10V0h3.200c2 0 3 1.100 3 2.700s-1 2.700-3 2.700H0M3.400 5.400 6.600 10"],
  S: [
    6.2,
    "M5.900 1.700C5.300.600 4.400 0 3.100 0 1.400 0 .300 1 .300 2.500c0 3.300 5.900 1.700 5.900 4.900C6.200 9 5 10 3.200 10 1.600 10 .600 9.300 0 8.100",
  ],
  T: [6.8, "M0 0h6.800M3.400 0v10"],
  U: [7, U],
  V: [7.6, "M0 0l3.800 10L7.600 0"],
  W: [11, "M0 0l2.800 10L5.500 1.500 8.200 10 11 0"],
  X: [7, "M0 0l7 10M7 0 0 10"],
  Y: [7, "M0 0l3.500 5L7 0M3.500 5v5"],
  Z: [6.6, "M0 0h6.600L0 10h6.600"],
  Ä: [8, `${A}M2.600-2.200v.1M5.400-2.200v.1`],
  Ö: [8, `${O}M2.700-2.200v.1M5.300-2.200v.1`],
  Ü: [7, `${U}M2.200-2.200v.1M4.800-2.200v.1`],
  É: [5.6, "M5.600 0H0v10h5.600M0 4.800h4.800M2.200-1.500 3.600-3"],
  Ø: [8, `${O}M.8 10.300 7.200-.300`],
  Å: [8, `${A}M4-3.200a.9.9 0 1 0 .1 0z`],
  "0": [6.6, "M3.300 0C1.200 0 0 2 0 5s1.200 5 3.300 5 3.300-2 3.300-5-1.200-5-3.300-5z"],
  "1": [3, "M0 1.800 3 0v10"],
  "2": [6, "M.2 2.500C.300 1 1.400 0 3 0s2.800 1 2.800 2.500C5.800 5 .600 7 0 10h6"],
  "3": [6, "M.300 0H5.600L2.800 4c2 0 3.200 1.200 3.200 3S4.800 10 3 10C1.600 10 .600 9.400 0 8.200"],
  "4": [6.6, "M4.800 10V0L0 7.200h6.600"],
  "5": [
    6,
    "M5.400 0H1L.5 4.600C1.200 4 2 3.700 2.900 3.700 4.800 3.700 6 5 6 6.800S4.800 10 2.900 10C1.500 10 .500 9.400 0 8.300",
  ],
  "6": [
    6.2,
    "M5 0C2 1.200 0 4 0 6.900 0 8.800 1.200 10 3.100 10s3.100-1.200 3.100-3.100-1.200-3-3.100-3S.300 5 0 6.900",
  ],
  "7": [6, "M0 0h6L2 10"],
  "8": [
    6.2,
    "M3.100 4.700C1.500 4.700.500 3.800.500 2.400S1.500 0 3.100 0s2.600 1 2.600 2.400-1 2.300-2.600 2.300C1.200 4.700 0 5.800 0 7.400S1.200 10 3.100 10s3.100-1 3.100-2.600-1.200-2.700-3.100-2.700z",
  ],
  "9": [
    6.2,
    "M1.200 10c3-1.200 5-4 5-6.900C6.200 1.200 5 0 3.100 0S0 1.200 0 3.100s1.200 3 3.100 3 2.800-1.100 3.100-3",
  ],
  "&": [
    7.6,
    "M7.400 5.200C6.800 8 5.200 10 2.900 10 1.200 10 0 9 0 7.400c0-3 4.600-3 4.600-5.600C4.600.700 4 0 2.900 0S1.200.800 1.200 1.900C1.200 4 5 6.500 7.600 10",
  ],
  "-": [3.4, "M0 5.400h3.400"],
  "+": [6, "M0 5.400h6M3 2.400v6"],
  ".": [0.4, "M.2 9.900v.1"],
  "’": [0.6, "M.500 0 .100 1.800"],
  "/": [4.4, "M0 10.500 4.400-.500"],
  " ": [3.2, ""],
};

const SPACING = 2.3;

/** Reads what the alphabet lacks as its nearest letter. */
function glyphOf(char: string): Glyph {
  const upper = char === "ß" ? "ẞ" : char.toUpperCase();
  if (upper === "ẞ") return glyphs.S!;
  if (upper === "–" || upper === "—") return glyphs["-"]!;
  if (upper === "'") return glyphs["’"]!;
  return glyphs[upper] ?? glyphs[upper.normalize("NFD").charAt(0)] ?? glyphs[" "]!;
}

/** A word's width in the units of the glyphs' box. */
export function measure(text: string): number {
  const plain = text.replaceAll("ß", "ss");
  let width = 0;
  for (const char of plain) width += glyphOf(char)[0] + SPACING;
  return Math.max(0, width - SPACING);
}

/** SVG paths of a line of text whose cap line's left end is at x, y. */
export function typeset(text: string, x: number, y: number, capHeight: number): string {
  const k = capHeight / 10;
  let pen = 0;
  let out = "";
  for (const char of text.replaceAll("ß", "ss")) {
    const [width, strokes] = glyphOf(char);
    if (strokes)
      out += `<path transform="translate(${(x + pen * k).toFixed(2)} ${y.toFixed(2)}) scale(${k.toFixed(4)})" d="${strokes}"/>`;
    pen += width + SPACING;
  }
  return out;
}
