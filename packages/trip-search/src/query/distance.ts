/**
 * Damerau-Levenshtein distance (optimal string alignment: insertion, deletion, substitution, swap of neighbours), or `limit + 1`
 * when it is above the limit.
 */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= b.length; column += 1) {
      const cost = a.charCodeAt(row - 1) === b.charCodeAt(column - 1) ? 0 : 1;
      let value = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + cost);
      if (
        row > 1 &&
        column > 1 &&
        a.charCodeAt(row - 1) === b.charCodeAt(column - 2) &&
        a.charCodeAt(row - 2) === b.charCodeAt(column - 1)
      ) {
        value = Math.min(value, before[column - 2]! + 1);
      }
      current.push(value);
      best = Math.min(best, value);
    }
    if (best > limit) return limit + 1;
    [before, last] = [last, current];
  }
  return Math.min(last[b.length]!, limit + 1);
}

/** How many slips a word of this length may have. */
export function allowedSlips(length: number): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

/** The set of a word's letters, one bit each of 32. */
export function letterMask(word: string): number {
  let mask = 0;
  for (let i = 0; i < word.length; i += 1) mask |= 1 << (word.charCodeAt(i) & 31);
  return mask >>> 0;
}

export function bitCount(value: number): number {
  let rest = value - ((value >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
