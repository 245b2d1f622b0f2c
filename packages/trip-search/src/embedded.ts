import type { SearchAnswer, SearchQuery, SlugFacet, TripDocument } from "@gratweg/contracts";
import { ALTERNATIVE } from "@gratweg/contracts/search-query";
import { stem } from "./analysis/stem";
import { wordsOf } from "./analysis/tokenise";
import { members, type Bits } from "./index/bits";
import { buildIndex, type TripIndex } from "./index/build";
import { buildCalendar, type Calendar } from "./index/calendar";
import { dayNumber } from "./index/departure-table";
import { countTrip } from "./index/facet-table";
import { NEAR_KM } from "./index/place-table";
import { fieldTexts } from "./index/fields";
import { runAtOnce, runInSteps } from "./index/steps";
import type { SearchVocabulary } from "./vocabulary/vocabulary";
import type { TripSearch } from "./port";
import { buildCard } from "./query/card";
import { readDepartureFilter } from "./query/departures";
import { FacetCounter } from "./query/facet-counter";
import {
  applyFilters,
  filteredTrips,
  isUnfiltered,
  keepListed,
  listWorthy,
  readFilters,
  type Filters,
} from "./query/filter";
import { keepTogether } from "./query/together";
import { buildClauses, findText, type Found } from "./query/find";
import { firstInOrder } from "./query/order";
import { createScratch, type Scratch } from "./query/scratch";
import { createCorrector, type Corrector } from "./query/suggest";

/** The embedded engine answers at once. */
export interface EmbeddedTripSearch extends TripSearch {
  search(query: SearchQuery, today: string): SearchAnswer;
}

export interface SearchOptions {
  /** Whether a trip must be about the words; a mention in the day plan is not enough. */
  isSalient?: boolean;
  /** What counts as near. */
  nearKm?: number;
  /** Words to highlight beside those of the query; they decide nothing. */
  highlighted?: string;
  /** Whether the beginning of a word is enough for the last one. */
  matchesBeginnings?: boolean;
  /** Whether several words must stand near to each other in one text. */
  isTogether?: boolean;
  /** Whether slips are mended when nothing is found. */
  mendsSlips?: boolean;
}

export interface TripIndexSearch extends EmbeddedTripSearch {
  search(query: SearchQuery, today: string, options?: SearchOptions): SearchAnswer;
  /** Whether any text has the word (folded), in any inflection or compound, or a synonym stands for it. */
  knows(word: string): boolean;
  /** Whether the word is made of words that the trips have, or of words of the trade. */
  composes(word: string): boolean;
  /** The name of a facet's value that any trip has. */
  labelOf(facet: SlugFacet, slug: string): string | undefined;
  /** Words of titles and labels, as they are written. */
  titleWords(): Iterable<string>;
}

/** An index in this process' memory. It does not change: build another one when the trips do. */
export function createTripIndex(
  documents: readonly TripDocument[],
  synonyms?: SearchVocabulary["synonyms"],
): TripIndexSearch {
  return new EmbeddedIndex(runAtOnce(buildIndex(documents, synonyms)));
}

/** The same, built in short steps. @param breathe called between two of them; lets others work when it is time. */
export async function createTripIndexInSteps(
  documents: readonly TripDocument[],
  breathe: () => Promise<void>,
  synonyms?: SearchVocabulary["synonyms"],
): Promise<TripIndexSearch> {
  return new EmbeddedIndex(await runInSteps(buildIndex(documents, synonyms), breathe));
}

class EmbeddedIndex implements TripIndexSearch {
  readonly size: number;
  private readonly scratch: Scratch;
  private readonly totals: Uint32Array;
  private readonly calendars = new Map<number, Calendar>();
  private corrector: Corrector | undefined;

  private readonly salient: TripIndex;

  constructor(private readonly whole: TripIndex) {
    const index = whole;
    this.salient = { ...index, ...index.salient };
    this.size = index.trips.length;
    this.scratch = createScratch(this.size);
    this.totals = new Uint32Array(index.facets.combinationCount);
    for (let trip = 0; trip < this.size; trip += 1) countTrip(index.facets, this.totals, trip);
  }

  search(
    query: SearchQuery,
    today: string,
    {
      isSalient = false,
      nearKm = NEAR_KM,
      highlighted = "",
      matchesBeginnings = true,
      isTogether = false,
      mendsSlips = true,
    }: SearchOptions = {},
  ): SearchAnswer {
    const { scratch } = this;
    const index = isSalient ? this.salient : this.whole;
    const calendar = this.calendar(dayNumber(today));
    const departures = readDepartureFilter(query, calendar.today);
    const corrector = mendsSlips ? () => (this.corrector ??= createCorrector(index)) : null;
    const found = findText(index, query.q, corrector, scratch, matchesBeginnings);
    if (found && isTogether) keepTogether(index, found, scratch);
    const filters = readFilters(index, calendar, departures, query, nearKm);
    const counter = new FacetCounter(index);
    const total = this.narrow(index, found, filters, calendar, counter);

    const { page, pageSize, sort } = query;
    const isAll = found === null && isUnfiltered(filters);
    const unlisted = { rarity: found?.rarity ?? null, histogram: found?.histogram };
    const request = {
      sort,
      hasText: found !== null,
      nights: nightsAsked(index, query),
      isAll,
      ...unlisted,
      departures,
      limit: page * pageSize,
    };
    const first = (page - 1) * pageSize;
    const shown = first < total ? firstInOrder(index, calendar, request, scratch, total).slice(first) : [];
    const suggestion = found?.suggestion;
    const clauses = [...(found?.clauses ?? []), ...buildClauses(index, highlighted)];
    return {
      data: shown.map((trip) => buildCard(index, calendar, departures, clauses, trip)),
      meta: {
        pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total },
        facets: counter.answer(
          query,
          filters.facets.map(({ name }) => name),
        ),
        ...(suggestion === undefined ? {} : { suggestion }),
      },
    };
  }

  knows(word: string): boolean {
    const { termByStem } = this.whole.vocabulary;
    const own = stem(word);
    return termByStem.has(own) || this.whole.synonyms.has(own);
  }

  labelOf(facet: SlugFacet, slug: string): string | undefined {
    const { numberOfValue, values } = this.whole.facets.facets[facet];
    return values[numberOfValue.get(slug) ?? -1]?.label;
  }

  composes(word: string): boolean {
    return this.whole.vocabulary.splitter.split(word).length > 0;
  }

  *titleWords(): Generator<string> {
    for (const trip of this.whole.trips) {
      for (const text of fieldTexts(trip).slice(0, 2).flat()) yield* wordsOf(text);
    }
  }

  /** Leaves the trips that pass all filters in the scratch; answers how many. */
  private narrow(
    index: TripIndex,
    found: Found | null,
    filters: Filters,
    calendar: Calendar,
    counter: FacetCounter,
  ): number {
    const { scratch, totals } = this;
    if (isUnfiltered(filters)) {
      const counts = found ? found.facetCounts : totals;
      if (counts) counter.useCounts(counts);
      else counter.countAll(scratch.trips, found?.count ?? 0);
      return found ? found.count : this.size;
    }
    const passing = filteredTrips(index, filters, counter, found ? found.facetCounts : totals, !found);
    const candidates = found ? candidatesAmong(found, passing, scratch) : members(passing, scratch.trips);
    return applyFilters(index, calendar, filters, counter, scratch, candidates);
  }

  private calendar(today: number): Calendar {
    let calendar = this.calendars.get(today);
    if (!calendar) {
      calendar = buildCalendar(this.whole.departures, today);
      // Two days: around midnight queries of both arrive.
      for (const day of [...this.calendars.keys()].slice(0, -1)) this.calendars.delete(day);
      this.calendars.set(today, calendar);
    }
    return calendar;
  }
}

/** „Hüttentour“ and „Hütte oder Zelt“ ask for nights of which a trip has more or fewer. */
function nightsAsked({ features: { nights } }: TripIndex, { feature }: SearchQuery): Uint8Array | null {
  const asked = feature.flatMap((value) => value.split(ALTERNATIVE));
  const all = (["huette", "zelt"] as const)
    .filter((kind) => asked.includes(kind))
    .map((kind) => nights[kind]);
  const [first, second] = all;
  if (!first || !second) return first ?? null;
  return first.map((share, trip) => share + second[trip]!);
}

function candidatesAmong(found: Found, passing: Bits, scratch: Scratch): number {
  if (found.rarity === null) return keepListed(passing, scratch, found.count);
  const count = listWorthy(passing, found.rarity, scratch);
  found.rarity = null;
  return count;
}
