import type { TripDocument } from "@gratweg/contracts";
import { addBit, emptyBits, type Bits } from "./bits";
import { buildDepartureTable, type DepartureTable } from "./departure-table";
import { buildFacetTable, type FacetTable } from "./facet-table";
import type { SearchVocabulary } from "../vocabulary/vocabulary";
import { buildFeatureTable, type FeatureTable } from "./feature-table";
import { buildHeavyTable, type HeavyTable } from "./heavy";
import { buildPlaceTable, type PlaceTable } from "./place-table";
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
  /** In place of `postings` and `heavy`: of each word the trips that are about it. */
  salient: Pick<TripIndex, "postings" | "heavy">;
  facets: FacetTable;
  heavy: HeavyTable;
  departures: DepartureTable;
  text: TextTable;
  /** Trips of each length in days. */
  lengths: ReadonlyMap<number, Bits>;
  places: PlaceTable;
  features: FeatureTable;
  /** The surface of a written word; undefined for stop words and words that no trip has. */
  surfaceOf(raw: string): number | undefined;
  synonyms: SearchVocabulary["synonyms"];
}

export function* buildIndex(
  documents: readonly TripDocument[],
  synonyms: SearchVocabulary["synonyms"] = new Map(),
): Steps<TripIndex> {
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
  const { postings, salient } = yield* buildPostings(stream, vocabulary, trips.length);
  yield;
  const facets = yield* buildFacetTable(trips);
  const heavy = yield* buildHeavyTable(vocabulary, postings, facets, trips.length);
  const salientHeavy = yield* buildHeavyTable(vocabulary, salient, facets, trips.length);
  const text = yield* buildTextTable(trips, surfaceOf);
  const departures = buildDepartureTable(trips);
  yield;
  const places = yield* buildPlaceTable(trips);
  const features = buildFeatureTable(trips);
  yield;
  return {
    trips,
    vocabulary,
    postings,
    salient: { postings: salient, heavy: salientHeavy },
    facets,
    heavy,
    departures,
    text,
    lengths: buildLengths(trips),
    places,
    features,
    surfaceOf,
    synonyms,
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
