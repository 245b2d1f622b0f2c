import { outline, type Outline } from "./letters";

export interface TitleLines {
  size: number;
  lines: Outline[];
}

/** From large to small: how large a title may be in how many lines. */
const STEPS = [
  { size: 84, lines: 1 },
  { size: 70, lines: 1 },
  { size: 66, lines: 2 },
  { size: 58, lines: 2 },
  { size: 50, lines: 3 },
  { size: 42, lines: 3 },
  { size: 36, lines: 4 },
];
const SMALLEST = 36;
/** More words than that fit in no setting. */
const MOST_WORDS = 60;

/** Width at size 1, without what lies between words. */
const widthOf = (word: string): number => outline(word, "display", 1000).width / 1000;

interface Word {
  text: string;
  width: number;
}

/** The largest setting that fits the width; lines are about as long as each other. What fits in none is cut and says so. */
export function titleLines(title: string, width: number): TitleLines {
  const space = widthOf("n n") - 2 * widthOf("n");
  let words = wordsOf(title, width / SMALLEST);
  for (;;) {
    for (const { size, lines } of STEPS) {
      const rows = balanced(words, space, width / size, lines);
      if (rows) return { size, lines: rows.map((row) => outline(row, "display", size)) };
    }
    words = cut(words);
  }
}

function wordsOf(title: string, widest: number): Word[] {
  return title
    .trim()
    .split(/\s+/)
    .slice(0, MOST_WORDS)
    .flatMap((text) => pieces(text, widest))
    .map((text) => ({ text, width: widthOf(text) }));
}

/** A word that is longer than a line goes on in the next one. */
function pieces(word: string, widest: number): string[] {
  const count = Math.ceil((widthOf(word) * 1.1) / widest);
  if (count <= 1) return [word];
  const letters = [...word];
  const size = Math.ceil(letters.length / count);
  return Array.from({ length: count }, (_, at) => letters.slice(at * size, (at + 1) * size).join("")).filter(
    Boolean,
  );
}

function cut(words: readonly Word[]): Word[] {
  const kept = words.slice(0, -1);
  const last = kept.at(-1);
  if (!last) return [{ text: "…", width: widthOf("…") }];
  const text = `${last.text.replace(/[…–:,;.]+$/, "")}…`;
  return [...kept.slice(0, -1), { text, width: widthOf(text) }];
}

/** The fewest lines that do, parted at a colon, or else in as narrow a column as they allow. */
function balanced(words: readonly Word[], space: number, width: number, most: number): string[] | undefined {
  const best = wrap(words, space, width);
  if (!best || best.length > most) return undefined;
  const parted = best.length === 2 ? atColon(words, space, width) : undefined;
  return parted ?? narrowed(words, space, width, best);
}

/** „Kungsleden: von Abisko nach Nikkaluokta“ parts after its name. */
function atColon(words: readonly Word[], space: number, width: number): string[] | undefined {
  const at = words.findIndex(({ text }) => text.endsWith(":")) + 1;
  if (at === 0 || at === words.length) return undefined;
  const rows = [words.slice(0, at), words.slice(at)].map((part) => wrap(part, space, width));
  return rows.every((row) => row?.length === 1) ? rows.flatMap((row) => row ?? []) : undefined;
}

function narrowed(words: readonly Word[], space: number, width: number, fewest: string[]): string[] {
  let best = fewest;
  for (let narrower = width * 0.97; narrower > width * 0.3; narrower *= 0.97) {
    const rows = wrap(words, space, narrower);
    if (!rows || rows.length > best.length) break;
    best = rows;
  }
  return best;
}

function wrap(words: readonly Word[], space: number, width: number): string[] | undefined {
  const rows: string[] = [];
  let row = "";
  let length = 0;
  for (const word of words) {
    if (word.width > width) return undefined;
    const longer = row === "" ? word.width : length + space + word.width;
    if (longer <= width) {
      row = row === "" ? word.text : `${row} ${word.text}`;
      length = longer;
    } else {
      rows.push(row);
      row = word.text;
      length = word.width;
    }
  }
  return [...rows, row];
}
