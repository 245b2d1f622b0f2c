/** Letters that Unicode does not take apart into a base letter and a mark. */
const whole: Readonly<Record<string, string>> = { ß: "ss", æ: "a", œ: "o", ø: "o", ł: "l", đ: "d", ı: "i" };
const mark = /\p{M}/u;
const marks = /\p{M}/gu;
const word = /[\p{L}\p{N}\p{M}]+/gu;

export interface FoldedWord {
  folded: string;
  /** Where the word begins in the text, in UTF-16 units. */
  start: number;
  /** For each letter of `folded`: where what it stands for ends in the text. */
  ends: readonly number[];
}

/**
 * The words of a text as German readers compare them: case and accents do not count, ü is the same as ue and u, ß as ss.
 * Both sides of a comparison are folded, so that every spelling finds every other one („Müesli“, „Muesli“, „musli“).
 */
export function foldedWords(text: string): FoldedWord[] {
  return [...text.matchAll(word)].map((match) => {
    const { folded, ends } = foldWord(match[0]);
    return { folded, start: match.index, ends: ends.map((end) => match.index + end) };
  });
}

/** Word for word folded and joined by a blank. */
export function foldGerman(text: string): string {
  return foldedWords(text)
    .map(({ folded }) => folded)
    .join(" ");
}

function foldWord(text: string): { folded: string; ends: number[] } {
  let folded = "";
  const ends: number[] = [];
  let position = 0;
  while (position < text.length) {
    const end = endOfLetter(text, position);
    const letters = plain(text.slice(position, end));
    position = /^[aou]$/.test(letters) ? afterEs(text, end) : end;
    for (const letter of letters) {
      folded += letter;
      for (let unit = 0; unit < letter.length; unit += 1) ends.push(position);
    }
  }
  return { folded, ends };
}

/** The symbol at a place together with the marks that stand on it. */
function endOfLetter(text: string, start: number): number {
  let end = start + symbolAt(text, start).length;
  while (end < text.length && mark.test(symbolAt(text, end))) end += symbolAt(text, end).length;
  return end;
}

function afterEs(text: string, start: number): number {
  let end = start;
  while (end < text.length && plain(text.slice(end, endOfLetter(text, end))) === "e")
    end = endOfLetter(text, end);
  return end;
}

function plain(letter: string): string {
  const bare = letter.normalize("NFD").replace(marks, "").toLowerCase();
  return whole[bare] ?? bare;
}

function symbolAt(text: string, position: number): string {
  return String.fromCodePoint(text.codePointAt(position) ?? 0);
}
