import type { Fact } from "./fact";
import type { Line } from "./tokens";

/** What was read from a place of the line: how many tokens, and what they say (nothing: words that say nothing). */
export interface Reading {
  length: number;
  facts: readonly Fact[];
  /** The words deny by themselves („ohne Flug“): no word before them does it once more. */
  isWhole?: boolean;
}

export type Reader = (line: Line, at: number) => Reading | null;

/**
 * Reads what a pattern describes. The pattern is of folded words with one space between („nicht zu schwer“); it ends where a word
 * ends. Answering null refuses the match.
 */
export function phrase(
  pattern: string,
  read: (groups: readonly (string | undefined)[]) => readonly Fact[] | null,
  { isWhole = false } = {},
): Reader {
  const expression = new RegExp(`(?:${pattern})(?= |$)`, "y");
  return (line, at) => {
    expression.lastIndex = line.offsets[at]!;
    const match = expression.exec(line.text);
    if (!match || match[0] === "") return null;
    const facts = read(match.slice(1));
    if (!facts) return null;
    return { length: match[0].split(" ").length, facts, isWhole };
  };
}

/** The longest reading; of equally long ones that of the earlier reader. */
export function firstLongest(readers: readonly Reader[]): Reader {
  return (line, at) => {
    let best: Reading | null = null;
    for (const read of readers) {
      const reading = read(line, at);
      if (reading && reading.length > (best?.length ?? 0)) best = reading;
    }
    return best;
  };
}

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  ...{
    ein: 1,
    eine: 1,
    einen: 1,
    einer: 1,
    einem: 1,
    zwei: 2,
    zwo: 2,
    drei: 3,
    vier: 4,
    funf: 5,
    sechs: 6,
    sieben: 7,
  },
  ...{
    acht: 8,
    neun: 9,
    zehn: 10,
    elf: 11,
    zwolf: 12,
    dreizehn: 13,
    vierzehn: 14,
    funfzehn: 15,
    sechzehn: 16,
  },
  ...{ achtzehn: 18, zwanzig: 20, einundzwanzig: 21 },
};

/** A whole number, in figures or as a word. */
export const NUMBER = `(\\d{1,6}|${Object.keys(NUMBER_WORDS).join("|")})`;

export function numberOf(text: string | undefined): number {
  return NUMBER_WORDS[text ?? ""] ?? Number(text);
}
