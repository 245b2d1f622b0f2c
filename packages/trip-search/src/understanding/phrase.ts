import type { Fact } from "./fact";
import { firstLetters } from "./first-letters";
import type { Line } from "./tokens";

/** What was read from a place of the line: how many tokens, and what they say (nothing: words that say nothing). */
export interface Reading {
  length: number;
  facts: readonly Fact[];
  /** The words deny by themselves („ohne Flug“): no word before them does it once more. */
  isWhole?: boolean;
  /** The words ask for something that is not understood: what to say about them. Nothing of them is searched for. */
  unread?: (typed: string) => string;
}

export interface Reader {
  (line: Line, at: number): Reading | null;
  /** Letters with which what it reads begins; absent: any. */
  letters?: ReadonlySet<string> | null;
}

/**
 * Reads what a pattern describes. The pattern is of folded words with one space between („nicht zu schwer“); it ends where a word
 * ends. Answering null refuses the match.
 */
export function phrase(
  pattern: string,
  read: (groups: readonly (string | undefined)[]) => readonly Fact[] | null,
  { isWhole = false, unread }: Pick<Reading, "isWhole" | "unread"> = {},
): Reader {
  const expression = new RegExp(`(?:${pattern})(?= |$)`, "y");
  const reader: Reader = (line, at) => {
    expression.lastIndex = line.offsets[at]!;
    const match = expression.exec(line.text);
    if (!match || match[0] === "") return null;
    const facts = read(match.slice(1));
    if (!facts) return null;
    return { length: match[0].split(" ").length, facts, isWhole, unread };
  };
  reader.letters = firstLetters(pattern);
  return reader;
}

const MOST_LETTERS = 64;

/** The longest reading; of equally long ones that of the earlier reader. */
export function firstLongest(readers: readonly Reader[]): Reader {
  const byLetter = new Map<string, readonly Reader[]>();
  const beginningWith = (letter: string) => {
    let own = byLetter.get(letter);
    if (!own) {
      own = readers.filter(({ letters }) => !letters || letters.has(letter));
      // Queries hold any letters of the world.
      if (byLetter.size < MOST_LETTERS) byLetter.set(letter, own);
    }
    return own;
  };
  return (line, at) => {
    let best: Reading | null = null;
    for (const read of beginningWith(line.tokens[at]!.text[0]!)) {
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
  ...{ siebzehn: 17, neunzehn: 19, achtzehn: 18, zwanzig: 20, einundzwanzig: 21 },
};

/** A whole number, in figures or as a word. */
export const NUMBER = `(\\d{1,6}|${Object.keys(NUMBER_WORDS).join("|")})`;

export function numberOf(text: string | undefined): number {
  return NUMBER_WORDS[text ?? ""] ?? Number(text);
}
