import type { TripIndex } from "../index/build";
import { buildClause, documentFrequency, type Clause } from "./clauses";
import type { Scratch } from "./scratch";
import type { Corrector } from "./suggest";
import { matchText, type TextMatch } from "./text-match";
import { readQuery, type QueryWord } from "./words";

/** Before any filter. */
export interface Found extends TextMatch {
  clauses: Clause[];
  suggestion?: string;
}

/** So few finds are worth the question whether another spelling was meant. */
export const FEW = 2;
/** With finds of its own, a word is only questioned for one that is so many times as frequent. */
const MUCH_MORE = 5;

const NOTHING: TextMatch = { count: 0, facetCounts: null, rarity: null };

/**
 * Finds the words as they are written; on no finds takes compounds apart, then corrects slips. Fuzzy is never the default.
 *
 * @param corrector null where slips are not corrected
 * @param matchesBeginnings whether the beginning of a word is enough for the last one
 */
export function findText(
  index: TripIndex,
  query: string,
  corrector: (() => Corrector) | null,
  scratch: Scratch,
  matchesBeginnings = true,
): Found | null {
  const all = readQuery(query).map((word) => ({ ...word, isPrefix: word.isPrefix && matchesBeginnings }));
  const words = requiredWords(all);
  if (words.length === 0) return query.trim() === "" || all.length > 0 ? null : { ...NOTHING, clauses: [] };
  const clauses = words.map((word) => buildClause(index, word, alternativesOf(all, word)));
  const match = matchText(index, clauses, scratch);
  if (match.count > FEW) return { ...match, clauses };

  if (match.count === 0) {
    const apart = takenApart(index, words, clauses);
    const apartMatch = apart ? matchText(index, apart, scratch) : null;
    if (apart && apartMatch && apartMatch.count > 0) return { ...apartMatch, clauses: apart };
  }
  const correction = corrector && correct(index, query, words, clauses, corrector());
  if (!correction) return { ...match, clauses };
  const corrected = matchText(index, correction.clauses, scratch);
  if (match.count === 0) return corrected.count > 0 ? { ...corrected, ...correction } : { ...match, clauses };
  const suggestion = corrected.count > match.count ? correction.suggestion : undefined;
  return { ...matchText(index, clauses, scratch), clauses, suggestion };
}

/** One clause for each word that must be there. */
export function buildClauses(index: TripIndex, query: string): Clause[] {
  const all = readQuery(query);
  return requiredWords(all).map((word) => buildClause(index, word, alternativesOf(all, word)));
}

function requiredWords(all: readonly QueryWord[]): QueryWord[] {
  return all.filter(({ isExcluded, isAlternative }) => !isExcluded && !isAlternative);
}

function alternativesOf(all: readonly QueryWord[], word: QueryWord): QueryWord[] {
  const from = all.indexOf(word) + 1;
  const end = all.findIndex((other, place) => place >= from && !other.isAlternative);
  return all.slice(from, end < 0 ? undefined : end);
}

/** „Gipfeltour“, when no trip has the word, as „Gipfel“ and „Tour“. */
function takenApart(index: TripIndex, words: QueryWord[], clauses: Clause[]): Clause[] | null {
  let isChanged = false;
  const apart = words.flatMap((word, place) => {
    const clause = clauses[place]!;
    if (clause.cost > 0) return [clause];
    const parts = index.vocabulary.splitter.split(word.text);
    if (parts.length === 0) return [clause];
    isChanged = true;
    return parts.map((part) => buildClause(index, { text: part.surface, joined: null, isPrefix: false }));
  });
  return isChanged ? apart : null;
}

function correct(
  index: TripIndex,
  query: string,
  words: QueryWord[],
  clauses: Clause[],
  corrector: Corrector,
): { clauses: Clause[]; suggestion: string } | null {
  let suggestion = query;
  const corrected = [...clauses];
  // From the last word to the first, so that places in the query stay right.
  for (let place = words.length - 1; place >= 0; place -= 1) {
    const word = words[place]!;
    const { cost, exact } = clauses[place]!;
    const own = exact.reduce(
      (most, term) => Math.max(most, documentFrequency(index, term)),
      cost > 0 ? 1 : 0,
    );
    const number = own > FEW ? null : corrector.correct(word.text, own * MUCH_MORE);
    if (number === null) continue;
    const { text, written } = index.vocabulary.surfaces[number]!;
    corrected[place] = buildClause(index, { text, joined: null, isPrefix: false });
    suggestion = suggestion.slice(0, word.start) + (written ?? text) + suggestion.slice(word.end);
  }
  return suggestion === query ? null : { clauses: corrected, suggestion };
}
