/** Of 256: what a word is worth that a trip has, … */
export const EXACT = 256;
/** … and one that only begins so. */
export const BEGINNING = 96;

/** What a term with this impact adds, before rarity. */
export function worth(impact: number, kind: number): number {
  return Math.max(1, (impact * kind) >> 8);
}
