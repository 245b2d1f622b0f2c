import type { Reader, Reading } from "./phrase";
import { readLine, type Line } from "./tokens";

const LINKS = ["", "s", "n", "en", "er", "es"];
const SHORTEST = 3;
const SHORTEST_WHOLE = 7;
const LONGEST_WHOLE = 40;
const MOST_KNOWN = 2000;
/** So many unknown words of a query are cut; who types more types something else. */
const MOST_TAKEN = 8;

/**
 * Reads „Schwedenwanderung“ as „Schweden“ and „Wanderung“, „Radwoche“ as „Rad“ and „Woche“: a word of two parts that say
 * something by themselves. Of several cuts the one with the longest first part.
 */
export function createCompoundReader(read: Reader): Reader {
  // People ask for the same words again, and each costs many cuts.
  const known = new Map<string, Reading | null>();
  const taken = new WeakMap<Line, number>();
  return (line, at) => {
    const { text } = line.tokens[at]!;
    if (!mayBeCompound(text)) return null;
    const before = taken.get(line) ?? 0;
    // Known ones count too, so that a query is read alike whatever was asked before.
    if (before === MOST_TAKEN) return null;
    taken.set(line, before + 1);
    let reading = known.get(text);
    if (reading === undefined) {
      reading = readParts(text, read);
      if (known.size === MOST_KNOWN) known.clear();
      known.set(text, reading);
    }
    return reading;
  };
}

function mayBeCompound(text: string): boolean {
  return text.length >= SHORTEST_WHOLE && text.length <= LONGEST_WHOLE && /^[a-zäöü]+$/.test(text);
}

function readParts(text: string, read: Reader): Reading | null {
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
