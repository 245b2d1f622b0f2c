/** What a part of a pattern may begin with. */
interface Beginning {
  letters: Set<string>;
  /** Whether the part may be empty, so that the next one begins. */
  mayBeEmpty: boolean;
}

const WORD = "abcdefghijklmnopqrstuvwxyz0123456789_";
const DIGITS = "0123456789";

/**
 * Letters with which a match of the pattern may begin: what stands elsewhere needs no try. Understands what the patterns of this folder are
 * made of: letters, classes, groups, lookaheads, alternatives and how often. Null: anything.
 */
export function firstLetters(pattern: string): ReadonlySet<string> | null {
  let at = 0;

  function alternatives(): Beginning {
    const all: Beginning = { letters: new Set(), mayBeEmpty: false };
    for (;;) {
      const one = sequence();
      for (const letter of one.letters) all.letters.add(letter);
      all.mayBeEmpty ||= one.mayBeEmpty;
      if (pattern[at] !== "|") return all;
      at += 1;
    }
  }

  function sequence(): Beginning {
    const all: Beginning = { letters: new Set(), mayBeEmpty: true };
    while (at < pattern.length && pattern[at] !== "|" && pattern[at] !== ")") {
      const part = repeated(atom());
      if (!all.mayBeEmpty) continue;
      for (const letter of part.letters) all.letters.add(letter);
      all.mayBeEmpty = part.mayBeEmpty;
    }
    return all;
  }

  function repeated(part: Beginning): Beginning {
    const times = /^(?:[?*]|\{0,\d+\})/.exec(pattern.slice(at));
    const more = times ?? /^(?:\+|\{\d+(?:,\d*)?\})/.exec(pattern.slice(at));
    at += more?.[0].length ?? 0;
    return times ? { ...part, mayBeEmpty: true } : part;
  }

  function atom(): Beginning {
    const letter = pattern[at++]!;
    if (letter === "(") {
      const kind = /^\?(?:[:!=]|<[!=])/.exec(pattern.slice(at));
      at += kind?.[0].length ?? 0;
      const group = alternatives();
      at += 1;
      return kind && kind[0] !== "?:" ? { letters: new Set(), mayBeEmpty: true } : group;
    }
    if (letter === "[") return classOf();
    if (letter === "\\") return escaped(pattern[at++]!);
    if (letter === "$" || letter === "^") return { letters: new Set(), mayBeEmpty: true };
    return { letters: new Set(letter), mayBeEmpty: false };
  }

  function classOf(): Beginning {
    const end = pattern.indexOf("]", at);
    const written = pattern.slice(at, end).replace(/\\d/g, DIGITS);
    at = end + 1;
    const letters = new Set<string>();
    for (let place = 0; place < written.length; place += 1) {
      const isRange = written[place + 1] === "-" && place + 2 < written.length;
      const last = isRange ? written.charCodeAt(place + 2) : written.charCodeAt(place);
      for (let code = written.charCodeAt(place); code <= last; code += 1)
        letters.add(String.fromCharCode(code));
      if (isRange) place += 2;
    }
    return { letters, mayBeEmpty: false };
  }

  const { letters, mayBeEmpty } = alternatives();
  return mayBeEmpty ? null : letters;
}

function escaped(letter: string): Beginning {
  const letters = letter === "d" ? DIGITS : letter === "w" ? WORD : letter;
  return { letters: new Set(letters), mayBeEmpty: false };
}
