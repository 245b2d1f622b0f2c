import type { TripDocument } from "@gratweg/contracts";
import { addBit, emptyBits, type Bits } from "./bits";
import { buildDepartureTable, type DepartureTable } from "./departure-table";
import { buildFacetTable, type FacetTable } from "./facet-table";
import { buildHeavyTable, type HeavyTable } from "./heavy";
import { buildPostings, type Postings } from "./postings";
import type { Steps } from "./steps";
import { buildTextTable, type TextTable } from "./text-table";
import { buildVocabulary, type Vocabulary } from "./vocabulary";
import { readWords } from "./words";

/** Everything a query needs; never changed after it is built. Trips are numbered in the order of their public numbers. */
export interface TripIndex {
  trips: readonly TripDocument[];
  vocabulary: Vocabulary;
  postings: Postings;
  facets: FacetTable;
  heavy: HeavyTable;
  departures: DepartureTable;
  text: TextTable;
  /** Trips of each length in days. */
  lengths: ReadonlyMap<number, Bits>;
  /** The surface of a written word; undefined for stop words and words that no trip has. */
  surfaceOf(raw: string): number | undefined;
}

export function* buildIndex(documents: readonly TripDocument[]): Steps<TripIndex> {
  const trips = [...documents].sort((a, b) => a.number - b.number);
  const stream = yield* readWords(trips);
  const vocabulary = yield* buildVocabulary(stream.rawWords, stream.counts);
  const surfaces = new Map<string, number>();
  stream.rawWords.forEach((raw, number) => {
    const surface = vocabulary.surfacesOfRaw[number]?.[0];
    if (surface !== undefined) surfaces.set(raw, surface);
  });
  yield;
  const surfaceOf = (raw: string) => surfaces.get(raw);
  const postings = yield* buildPostings(stream, vocabulary, trips.length);
  yield;
  const facets = yield* buildFacetTable(trips);
  const heavy = yield* buildHeavyTable(vocabulary, postings, facets, trips.length);
  const text = yield* buildTextTable(trips, surfaceOf);
  const departures = buildDepartureTable(trips);
  yield;
  return {
    trips,
    vocabulary,
    postings,
    facets,
    heavy,
    departures,
    text,
    lengths: buildLengths(trips),
    surfaceOf,
  };
}

function buildLengths(trips: readonly TripDocument[]): Map<number, Bits> {
  const lengths = new Map<number, Bits>();
  trips.forEach(({ days }, number) => {
    let bits = lengths.get(days);
    if (!bits) lengths.set(days, (bits = emptyBits(trips.length)));
    addBit(bits, number);
  });
  return lengths;
}
