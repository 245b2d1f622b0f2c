import type { TripDocument } from "@gratweg/contracts";
import { addBit, emptyBits, type Bits } from "./bits";
import { buildDepartureTable, type DepartureTable } from "./departure-table";
import { buildFacetTable, type FacetTable } from "./facet-table";
import { buildHeavyTable, type HeavyTable } from "./heavy";
import { buildPostings, type Postings } from "./postings";
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

export function buildIndex(documents: readonly TripDocument[]): TripIndex {
  const trips = [...documents].sort((a, b) => a.number - b.number);
  const stream = readWords(trips);
  const vocabulary = buildVocabulary(stream.rawWords, stream.counts);
  const surfaces = new Map<string, number>();
  stream.rawWords.forEach((raw, number) => {
    const surface = vocabulary.surfacesOfRaw[number]?.[0];
    if (surface !== undefined) surfaces.set(raw, surface);
  });
  const surfaceOf = (raw: string) => surfaces.get(raw);
  const postings = buildPostings(stream, vocabulary, trips.length);
  const facets = buildFacetTable(trips);
  return {
    trips,
    vocabulary,
    postings,
    facets,
    heavy: buildHeavyTable(vocabulary, postings, facets, trips.length),
    departures: buildDepartureTable(trips),
    text: buildTextTable(trips, surfaceOf),
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
