import type { TripIndex } from "../index/build";
import { documentFrequency } from "./clauses";
import { allowedSlips, bitCount, distance, letterMask } from "./distance";

/** Finds the word of the corpus that was meant; made once for an index, on the first slip. */
export interface Corrector {
  /** Number of the nearest other surface that is in more than `above` trips; null when none is near enough. */
  correct(folded: string, above: number): number | null;
}

export function createCorrector(index: TripIndex): Corrector {
  const { surfaces } = index.vocabulary;
  const masks = Uint32Array.from(surfaces, ({ text }) => letterMask(text));
  const byLength = new Map<number, number[]>();
  surfaces.forEach(({ text, written }, number) => {
    if (written === null || /\d/.test(text)) return;
    const same = byLength.get(text.length);
    if (same) same.push(number);
    else byLength.set(text.length, [number]);
  });

  function correct(folded: string, above: number): number | null {
    const slips = allowedSlips(folded.length);
    if (slips === 0 || /\d/.test(folded)) return null;
    const mask = letterMask(folded);
    let best: { number: number; slips: number; trips: number } | null = null;
    for (let length = folded.length - slips; length <= folded.length + slips; length += 1) {
      for (const number of byLength.get(length) ?? []) {
        // A slip changes at most two letters of the set.
        if (bitCount(mask ^ masks[number]!) > 2 * slips) continue;
        const { text, term } = surfaces[number]!;
        const found = distance(folded, text, best ? best.slips : slips);
        if (found === 0 || found > (best ? best.slips : slips)) continue;
        const trips = documentFrequency(index, term);
        if (trips <= above) continue;
        if (!best || isBetter(found, trips, text, best)) best = { number, slips: found, trips };
      }
    }
    return best?.number ?? null;
  }

  function isBetter(
    slips: number,
    trips: number,
    text: string,
    best: { number: number; slips: number; trips: number },
  ) {
    if (slips !== best.slips) return slips < best.slips;
    return trips !== best.trips ? trips > best.trips : text < surfaces[best.number]!.text;
  }

  return { correct };
}
