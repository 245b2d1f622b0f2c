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

/** The largest setting that fits the width; lines are about as long as each other. */
export function titleLines(title: string, width: number): TitleLines {
  const words = title.trim().split(/\s+/);
  for (const step of STEPS) {
    const lines = inLines(words, step.size, step.lines, width);
    if (lines) return { size: step.size, lines };
  }
  return titleLines(
    `${words
      .slice(0, -1)
      .join(" ")
      .replace(/[…–:,;.\s]+$/, "")}…`,
    width,
  );
}

/** The fewest lines that do, then as narrow a column as these lines allow. */
function inLines(words: readonly string[], size: number, most: number, width: number): Outline[] | undefined {
  const greedy = wrap(words, size, width);
  if (!greedy || greedy.length > most) return undefined;
  let best = greedy;
  for (let narrower = width * 0.94; narrower > width * 0.4; narrower *= 0.94) {
    const lines = wrap(words, size, narrower);
    if (!lines || lines.length > best.length) break;
    best = lines;
  }
  return best;
}

function wrap(words: readonly string[], size: number, width: number): Outline[] | undefined {
  const lines: Outline[] = [];
  let line = "";
  let drawn: Outline | undefined;
  for (const word of words) {
    const longer = line === "" ? word : `${line} ${word}`;
    const candidate = outline(longer, "display", size);
    if (candidate.width <= width) {
      line = longer;
      drawn = candidate;
      continue;
    }
    if (!drawn) return undefined;
    lines.push(drawn);
    drawn = outline(word, "display", size);
    if (drawn.width > width) return undefined;
    line = word;
  }
  return drawn ? [...lines, drawn] : lines;
}
