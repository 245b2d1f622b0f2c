import type { Reader, Reading } from "./phrase";
import { readLine } from "./tokens";

const LINKS = ["", "s", "n", "en", "er", "es"];
const SHORTEST = 3;
const SHORTEST_WHOLE = 7;
const LONGEST_WHOLE = 40;
const MOST_KNOWN = 2000;

/**
 * Reads „Schwedenwanderung“ as „Schweden“ and „Wanderung“, „Radwoche“ as „Rad“ and „Woche“: a word of two parts that say
 * something by themselves. Of several cuts the one with the longest first part.
 */
export function createCompoundReader(read: Reader): Reader {
  // People ask for the same words again, and each costs many cuts.
  const known = new Map<string, Reading | null>();
  return (line, at) => {
    const { text } = line.tokens[at]!;
    let reading = known.get(text);
    if (reading === undefined) {
      reading = readParts(text, read);
      if (known.size === MOST_KNOWN) known.clear();
      known.set(text, reading);
    }
    return reading;
  };
}

function readParts(text: string, read: Reader): Reading | null {
  if (text.length < SHORTEST_WHOLE || text.length > LONGEST_WHOLE || !/^[a-zäöü]+$/.test(text)) return null;
  for (let cut = text.length - SHORTEST; cut >= SHORTEST; cut -= 1) {
    const last = readWhole(text.slice(cut), read);
    if (!last) continue;
    for (const link of LINKS) {
      const first = text.slice(0, cut);
      if (first.length - link.length < SHORTEST || !first.endsWith(link)) continue;
      const reading = readWhole(first.slice(0, first.length - link.length), read);
      if (!reading || reading.facts.length === 0) continue;
      return { length: 1, facts: [...reading.facts, ...last.facts] };
    }
  }
  return null;
}

function readWhole(word: string, read: Reader): Reading | null {
  return read(readLine(word), 0);
}
