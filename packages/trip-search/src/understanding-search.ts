import type {
  Named,
  SearchAnswer,
  SearchQuery,
  TripCard,
  TripDocument,
  Understood,
} from "@gratweg/contracts";
import { ALTERNATIVE, isFiltered, leftOutOfLink, writeSearchQuery } from "@gratweg/contracts/search-query";
import {
  createTripIndex,
  createTripIndexInSteps,
  type EmbeddedTripSearch,
  type SearchOptions,
  type TripIndexSearch,
} from "./embedded";
import { buildSpelling, type Spelling } from "./spelling";
import { runAtOnce, runInSteps, type Steps } from "./index/steps";
import { preparePlaces } from "./places";
import { placeForms, preparePlaceForms } from "./understanding/place-names";
import { buildPhraseSpelling, MOST_WORDS, type PhraseSpelling } from "./phrase-spelling";
import type { ReadingContext } from "./understanding/context";
import { operatorNames } from "./understanding/operators";
import { isReadable, knownWords } from "./understanding/known-words";
import { understand } from "./understanding/understand";
import { readLine, type Token } from "./understanding/tokens";
import { vocabularyOf, type SearchVocabulary, type SearchWordGroup } from "./vocabulary/vocabulary";
import { namesOfValues, withoutUnknown, type LabelOf } from "./known-values";
import { neighbours } from "./neighbours";
import { relaxations, withFewerWords } from "./relaxation";
import { placeName } from "./understanding/place-labels";
import { readFacts } from "./understanding/parameters";

/** So many trips are shown as similar. */
const MOST_SIMILAR = 6;

/**
 * A search that reads what people write; the index below it knows parameters and words alone.
 *
 * @param site key of the site that asks
 * @param words what its visitors mean by their words, beyond what the trips' texts show
 */
export function createTripSearch(
  documents: readonly TripDocument[],
  site: string,
  words: readonly SearchWordGroup[] = [],
): EmbeddedTripSearch {
  const vocabulary = vocabularyOf(site, words);
  const index = createTripIndex(documents, vocabulary.synonyms);
  // The build of a site asks for everything alone, so words are prepared for when there are any.
  let read: ReadWords | undefined;
  return searchOf(
    index,
    () => (read ??= runAtOnce(reading(index, vocabulary.silent, operatorNames(documents)))),
  );
}

/** The same, built in short steps. @param breathe called between two of them; lets others work when it is time. */
export async function createTripSearchInSteps(
  documents: readonly TripDocument[],
  site: string,
  breathe: () => Promise<void>,
  words: readonly SearchWordGroup[] = [],
): Promise<EmbeddedTripSearch> {
  const vocabulary = vocabularyOf(site, words);
  await runInSteps(preparePlaces(), breathe);
  const index = await createTripIndexInSteps(documents, breathe, vocabulary.synonyms);
  const read = await runInSteps(reading(index, vocabulary.silent, operatorNames(documents)), breathe);
  return searchOf(index, () => read);
}

/** Returns the query that the words of another one mean, and the words themselves where slips were mended. */
type ReadWords = (
  asked: SearchQuery,
  today: string,
) => { query: SearchQuery; meant: string; unread: string[] };

function* reading(
  index: TripIndexSearch,
  silent: SearchVocabulary["silent"],
  operators: ReadonlyMap<string, string>,
): Steps<ReadWords> {
  yield* preparePlaceForms();
  const spell = yield* buildSpelling(allOf(knownWords(), index.titleWords()));
  const spellPhrase = buildPhraseSpelling(placeForms().names);
  yield;
  const correct = (query: string, rest: string) =>
    corrected(
      query,
      rest,
      (word, hasPoint) => (isKnown(index, word) ? null : spell(word, hasPoint)),
      spellPhrase,
    );
  let context: ReadingContext = { today: "", silent, operators };
  return (asked, today) => {
    if (context.today !== today) context = { today, silent, operators };
    const understood = understand(asked.q, context);
    const meant = correct(asked.q, understood.rest);
    const read =
      meant === asked.q ? readFacts(asked, context, understood) : readFacts({ ...asked, q: meant }, context);
    return { ...read, meant };
  };
}

function searchOf(index: TripIndexSearch, words: () => ReadWords): EmbeddedTripSearch {
  const labelOf: LabelOf = (facet, slug) => index.labelOf(facet, slug);
  return {
    size: index.size,
    search(asked, today) {
      const { query: known, unknown } = withoutUnknown(asked, labelOf);
      const { query, meant, unread } =
        known.q === "" ? { query: known, meant: "", unread: [] } : words()(known, today);
      if (unknown.length > 0) unread.unshift(leftOutOfLink(unknown));
      const { answer, leftOut } = searchWithLess(index, query, today);
      const said = understoodOf(asked, query, leftOut, unread, namesOfValues(query, labelOf));
      const similar = answer.meta.pagination.total === 0 ? similarTrips(index, query, today) : [];
      return {
        ...answer,
        meta: {
          ...answer.meta,
          ...(meant === asked.q ? {} : { suggestion: meant }),
          ...(said ? { understood: said } : {}),
          ...(similar.length > 0 ? { similar } : {}),
        },
      };
    },
  };
}

interface Found {
  answer: SearchAnswer;
  leftOut: readonly string[];
}

function searchWithLess(index: TripIndexSearch, query: SearchQuery, today: string): Found {
  // From the parameters, so that an address with a place shows the same as the words that named it.
  const highlighted = namesOf([...query.place, ...query.near]).join(" ");
  const search = (other: SearchQuery, isSalient: boolean) =>
    index.search(other, today, {
      isSalient,
      highlighted,
      matchesBeginnings: isSalient || endsTelling(other.q),
      isTogether: !isSalient,
      mendsSlips: false,
    });
  let exact = search(query, true);
  if (exact.meta.pagination.total === 0 && query.q !== "") exact = search(query, false);
  if (exact.meta.pagination.total > 0) return { answer: exact, leftOut: [] };
  const count = (other: SearchQuery) => search({ ...other, pageSize: 1 }, false).meta.pagination.total;
  // Facts without the words that no trip has are finds, some of the words without the others are not.
  for (const relaxed of relaxations(query, count)) {
    if (relaxed.query.q !== "") continue;
    const answer = search(relaxed.query, true);
    if (answer.meta.pagination.total > 0) return { answer, leftOut: relaxed.leftOut };
  }
  return { answer: exact, leftOut: [] };
}

const TELLING = /\p{L}{6,}$/u;

/** In day plans a short beginning would be anything: „Ei“ begins „Eisenbahn“. */
function endsTelling(words: string): boolean {
  return TELLING.test(words);
}

/** What is near to a query that finds nothing, the nearest first. */
function similarTrips(index: TripIndexSearch, query: SearchQuery, today: string): TripCard[] {
  const asked = { ...query, page: 1, pageSize: MOST_SIMILAR };
  const count = (other: SearchQuery) =>
    index.search({ ...other, pageSize: 1 }, today, { mendsSlips: false }).meta.pagination.total;
  for (const { query: near, ...options } of similarQueries(asked, count)) {
    const { data } = index.search(near, today, { ...options, mendsSlips: false });
    if (data.length > 0) return data;
  }
  // Facts say more than a word that no trip has.
  if (query.q === "" || !isFiltered({ ...query, q: "" })) return [];
  const there = { ...asked, q: "" };
  const { data } = index.search(there, today, { mendsSlips: false });
  return data.length > 0 ? data : similarTrips(index, there, today);
}

function* similarQueries(
  query: SearchQuery,
  count: (query: SearchQuery) => number,
): Generator<SearchOptions & { query: SearchQuery }> {
  // All words, though far from each other.
  yield { query, matchesBeginnings: false };
  if (query.q !== "")
    for (const { query: less } of relaxations(query, count)) yield { query: less, isSalient: true };
  yield* neighbours(query);
  for (const isSalient of [true, false])
    for (const less of withFewerWords(query)) yield { query: less, isSalient, matchesBeginnings: isSalient };
}

function understoodOf(
  asked: SearchQuery,
  query: SearchQuery,
  leftOut: readonly string[],
  unread: string[],
  places: Named[],
): Understood | null {
  const parameters = writeSearchQuery(query).toString();
  const isAsAsked = parameters === writeSearchQuery(asked).toString();
  if (isAsAsked && leftOut.length === 0 && places.length === 0) return null;
  return { parameters, places, leftOut: [...leftOut], ...(unread.length > 0 ? { unread } : {}) };
}

function namesOf(values: readonly string[]): string[] {
  const slugs = values.flatMap((value) => value.split(ALTERNATIVE));
  return [...new Set(slugs)].map(placeName);
}

function isKnown(index: TripIndexSearch, word: string): boolean {
  return index.knows(word) || index.composes(word) || isReadable(word);
}

/** So many words of a query are looked up; who mistypes more types something else. */
const MOST_CORRECTED = 6;

/** The query with known words and names in the place of unknown ones; what patterns read is not looked at. */
function corrected(
  query: string,
  rest: string,
  correction: Spelling,
  phraseCorrection: PhraseSpelling,
): string {
  const open = new Set(readLine(rest).tokens.map(({ text }) => text));
  const { tokens } = readLine(query);
  const isOpen = tokens.map(({ text }) => open.has(text) && /^\p{L}+$/u.test(text));
  const mended: { start: number; end: number; meant: string }[] = [];
  let looked = 0;
  for (let at = 0; at < tokens.length && looked < MOST_CORRECTED; at += 1) {
    const phrase = meantPhrase(tokens, isOpen, at, phraseCorrection);
    if (!isOpen[at] && !phrase) continue;
    looked += 1;
    const { text, start, end, hasPoint } = tokens[at]!;
    const meant = phrase?.meant ?? correction(text, hasPoint);
    if (meant !== null) mended.push({ start, end: phrase?.end ?? end + Number(hasPoint), meant });
    if (phrase) at += phrase.length - 1;
  }
  return mended.reduceRight(
    (text, { start, end, meant }) => text.slice(0, start) + meant + text.slice(end),
    query,
  );
}

/** The longest name that the words from here on were meant to be: open ones, or some of which one is open and shortened. */
function meantPhrase(
  tokens: readonly Token[],
  isOpen: readonly boolean[],
  at: number,
  correction: PhraseSpelling,
): { meant: string; length: number; end: number } | null {
  for (let length = MOST_WORDS; length > 1; length -= 1) {
    const words = tokens.slice(at, at + length);
    const isShortened = words.some(({ hasPoint }, place) => hasPoint && isOpen[at + place]);
    const isWhole =
      words.length === length && words.every(({ isAfterBreak }, place) => place === 0 || !isAfterBreak);
    if (!isWhole || !(isShortened || words.every((_, place) => isOpen[at + place]))) continue;
    const points = words.map(({ hasPoint }) => hasPoint && isShortened);
    const meant = correction(words.map(({ text }) => text).join(" "), points);
    const { end, hasPoint } = words.at(-1)!;
    if (meant !== null) return { meant, length, end: end + Number(hasPoint) };
  }
  return null;
}

function* allOf(...lists: Iterable<string>[]): Generator<string> {
  for (const list of lists) yield* list;
}
