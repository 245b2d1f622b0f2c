import type { SearchAnswer, SearchQuery, TripDocument, Understood } from "@gratweg/contracts";
import { ALTERNATIVE, writeSearchQuery } from "@gratweg/contracts/search-query";
import {
  createTripIndex,
  createTripIndexInSteps,
  type EmbeddedTripSearch,
  type TripIndexSearch,
} from "./embedded";
import { buildSpelling } from "./spelling";
import { runAtOnce, runInSteps, type Steps } from "./index/steps";
import { preparePlaces } from "./places";
import { preparePlaceForms } from "./understanding/place-names";
import type { ReadingContext } from "./understanding/context";
import { operatorNames } from "./understanding/operators";
import { isReadable, knownWords } from "./understanding/known-words";
import { understand } from "./understanding/understand";
import { readLine } from "./understanding/tokens";
import { vocabularyOf, type SearchVocabulary } from "./vocabulary/vocabulary";
import { neighbours } from "./neighbours";
import { relaxations, withFewerWords } from "./relaxation";
import { placeName } from "./understanding/place-labels";
import { readFacts } from "./understanding/parameters";

/** So many trips are shown as similar. */
const MOST_SIMILAR = 6;

/**
 * A search that reads what people write; the index below it knows parameters and words alone.
 *
 * @param site key of the site that asks: which words say nothing there
 */
export function createTripSearch(documents: readonly TripDocument[], site: string): EmbeddedTripSearch {
  const vocabulary = vocabularyOf(site);
  runAtOnce(prepare());
  const index = createTripIndex(documents, vocabulary.synonyms);
  return runAtOnce(understanding(index, vocabulary, operatorNames(documents)));
}

/** The same, built in short steps. @param breathe called between two of them; lets others work when it is time. */
export async function createTripSearchInSteps(
  documents: readonly TripDocument[],
  site: string,
  breathe: () => Promise<void>,
): Promise<EmbeddedTripSearch> {
  const vocabulary = vocabularyOf(site);
  await runInSteps(prepare(), breathe);
  const index = await createTripIndexInSteps(documents, breathe, vocabulary.synonyms);
  return runInSteps(understanding(index, vocabulary, operatorNames(documents)), breathe);
}

/** What all searches of the process share. */
function* prepare(): Steps<void> {
  yield* preparePlaces();
  yield* preparePlaceForms();
}

function* understanding(
  index: TripIndexSearch,
  { silent }: SearchVocabulary,
  operators: ReadonlyMap<string, string>,
): Steps<EmbeddedTripSearch> {
  const spell = yield* buildSpelling(allOf(knownWords(), index.titleWords()));
  const correct = (query: string, context: ReadingContext) =>
    corrected(query, understand(query, context).rest, (word) => (isKnown(index, word) ? null : spell(word)));
  let context: ReadingContext = { today: "", silent, operators };
  return {
    size: index.size,
    search(asked, today) {
      if (context.today !== today) context = { today, silent, operators };
      const meant = correct(asked.q, context);
      const query = readFacts({ ...asked, q: meant }, context);
      const { answer, leftOut } = searchWithLess(index, query, today);
      const understood = understoodOf(asked, query, leftOut);
      const similar = answer.meta.pagination.total === 0 ? similarTrips(index, query, today) : [];
      return {
        ...answer,
        meta: {
          ...answer.meta,
          ...(meant === asked.q ? {} : { suggestion: meant }),
          ...(understood ? { understood } : {}),
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
    index.search(other, today, { isSalient, highlighted, mendsSlips: false });
  for (const isSalient of [true, false]) {
    const exact = search(query, isSalient);
    if (exact.meta.pagination.total > 0) return { answer: exact, leftOut: [] };
  }
  const count = (other: SearchQuery) => search({ ...other, pageSize: 1 }, false).meta.pagination.total;
  for (const relaxed of relaxations(query, count)) {
    for (const isSalient of [true, false]) {
      const answer = search(relaxed.query, isSalient);
      if (answer.meta.pagination.total > 0) return { answer, leftOut: relaxed.leftOut };
    }
  }
  return { answer: search(query, false), leftOut: [] };
}

function similarTrips(index: TripIndexSearch, query: SearchQuery, today: string) {
  for (const { query: near, nearKm } of neighbours({ ...query, page: 1, pageSize: MOST_SIMILAR })) {
    const { data } = index.search(near, today, { nearKm, mendsSlips: false });
    if (data.length > 0) return data;
  }
  for (const less of withFewerWords({ ...query, page: 1, pageSize: MOST_SIMILAR })) {
    const { data } = index.search(less, today, { isSalient: true, mendsSlips: false });
    if (data.length > 0) return data;
  }
  return [];
}

function understoodOf(asked: SearchQuery, query: SearchQuery, leftOut: readonly string[]): Understood | null {
  const slugs = slugsOf([...query.place, ...query.near, ...query.excludePlace]);
  const places = slugs.map((slug) => ({ slug, name: placeName(slug) }));
  const parameters = writeSearchQuery(query).toString();
  const isAsAsked = parameters === writeSearchQuery(asked).toString();
  if (isAsAsked && leftOut.length === 0 && places.length === 0) return null;
  return { parameters, places, leftOut: [...leftOut] };
}

function slugsOf(values: readonly string[]): string[] {
  return [...new Set(values.flatMap((value) => value.split(ALTERNATIVE)))];
}

function namesOf(values: readonly string[]): string[] {
  return slugsOf(values).map(placeName);
}

function isKnown(index: TripIndexSearch, word: string): boolean {
  return index.knows(word) || isReadable(word);
}

/** So many words of a query are looked up; who mistypes more types something else. */
const MOST_CORRECTED = 6;

/** The query with known words in the place of unknown ones; what patterns read is not looked at. */
function corrected(query: string, rest: string, correction: (folded: string) => string | null): string {
  const open = new Set(readLine(rest).tokens.map(({ text }) => text));
  const unread = readLine(query).tokens.filter(({ text }) => open.has(text) && /^\p{L}+$/u.test(text));
  let text = query;
  for (const { text: word, start, end } of unread.slice(0, MOST_CORRECTED).reverse()) {
    const meant = correction(word);
    if (meant !== null) text = text.slice(0, start) + meant + text.slice(end);
  }
  return text;
}

function* allOf(...lists: Iterable<string>[]): Generator<string> {
  for (const list of lists) yield* list;
}
