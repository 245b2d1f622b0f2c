import { FIELDS, PART_WEIGHT, fieldFrequency, impact } from "./fields";
import { GrowableUint32 } from "./growable";
import type { Steps } from "./steps";
import type { Vocabulary } from "./vocabulary";
import type { WordStream } from "./words";

/** For each term the trips that hold it, ascending, and the term's worth in each. */
export interface Postings {
  /** Term t's entries lie from `offsets[t]` to `offsets[t + 1]`. */
  offsets: Uint32Array;
  trips: Uint32Array;
  /** 1 to 255. */
  impacts: Uint8Array;
}

export interface AllPostings {
  postings: Postings;
  /** Of the same terms only the trips that are about them: in title, labels, teaser or highlights. A day plan mentions many things. */
  salient: Postings;
}

const BODY = FIELDS.findIndex(({ name }) => name === "body");

export function* buildPostings(
  stream: WordStream,
  vocabulary: Vocabulary,
  tripCount: number,
): Steps<AllPostings> {
  const averages = averageLengths(stream, tripCount);
  const frequency = new Float64Array(vocabulary.termCount);
  const isOutsideBody = new Uint8Array(vocabulary.termCount);
  const touched: number[] = [];
  const entryTerms = new GrowableUint32(Math.max(1024, tripCount * 48));
  const entryImpacts = new GrowableUint32(Math.max(1024, tripCount * 48));
  const entriesOfTrip = new Uint32Array(tripCount);
  const isSalient = new GrowableUint32(Math.max(1024, tripCount * 48));

  const expansions = vocabulary.surfacesOfRaw.map((surfaces) => expand(surfaces, vocabulary));
  let position = 0;
  for (let trip = 0; trip < tripCount; trip += 1) {
    for (let field = 0; field < FIELDS.length; field += 1) {
      const end = stream.ends[trip * FIELDS.length + field] ?? 0;
      const once = fieldFrequency(field, 1, end - position, averages[field] ?? 0);
      for (; position < end; position += 1) {
        const { terms, weights } = expansions[stream.words[position] ?? 0] ?? NOTHING;
        for (let i = 0; i < terms.length; i += 1) {
          const term = terms[i] ?? 0;
          if (frequency[term] === 0) touched.push(term);
          frequency[term] = (frequency[term] ?? 0) + once * (weights[i] ?? 0);
          if (field !== BODY) isOutsideBody[term] = 1;
        }
      }
    }
    for (const term of touched) {
      entryTerms.push(term);
      entryImpacts.push(impact(frequency[term] ?? 0));
      isSalient.push(isOutsideBody[term]!);
      frequency[term] = 0;
      isOutsideBody[term] = 0;
    }
    entriesOfTrip[trip] = touched.length;
    touched.length = 0;
    yield;
  }
  const postings = gather(entryTerms.view(), entryImpacts.view(), entriesOfTrip, vocabulary.termCount);
  yield;
  const flags = gather(entryTerms.view(), isSalient.view(), entriesOfTrip, vocabulary.termCount).impacts;
  yield;
  return { postings, salient: keepSalient(postings, flags) };
}

/** @param flags 1 for each entry that stays */
function keepSalient({ offsets, trips, impacts }: Postings, flags: Uint8Array): Postings {
  const salientOffsets = new Uint32Array(offsets.length);
  for (let term = 0; term + 1 < offsets.length; term += 1) {
    let kept = salientOffsets[term]!;
    for (let place = offsets[term]!; place < offsets[term + 1]!; place += 1) kept += flags[place]!;
    salientOffsets[term + 1] = kept;
  }
  return {
    offsets: salientOffsets,
    trips: trips.filter((_, place) => flags[place] === 1),
    impacts: impacts.filter((_, place) => flags[place] === 1),
  };
}

interface Expansion {
  terms: number[];
  weights: number[];
}
const NOTHING: Expansion = { terms: [], weights: [] };

/** What a written word adds: its own terms in full and its parts' terms at less; a term counts once for each word. */
export function expand(surfaces: readonly number[], vocabulary: Vocabulary): Expansion {
  const weights = new Map<number, number>();
  for (const id of surfaces) {
    const surface = vocabulary.surfaces[id];
    if (!surface) continue;
    weights.set(surface.term, 1);
    for (const part of surface.parts) if (!weights.has(part.term)) weights.set(part.term, PART_WEIGHT);
  }
  return { terms: [...weights.keys()], weights: [...weights.values()] };
}

function averageLengths(stream: WordStream, tripCount: number): number[] {
  const sums = FIELDS.map(() => 0);
  let before = 0;
  stream.ends.forEach((end, index) => {
    const field = index % FIELDS.length;
    sums[field] = (sums[field] ?? 0) + end - before;
    before = end;
  });
  return sums.map((sum) => sum / Math.max(1, tripCount));
}

/** From trip after trip to term after term; trips stay ascending. */
function gather(
  entryTerms: Uint32Array,
  entryImpacts: Uint32Array,
  entriesOfTrip: Uint32Array,
  termCount: number,
): Postings {
  const offsets = new Uint32Array(termCount + 1);
  for (const term of entryTerms) offsets[term + 1] = (offsets[term + 1] ?? 0) + 1;
  for (let term = 0; term < termCount; term += 1)
    offsets[term + 1] = (offsets[term + 1] ?? 0) + (offsets[term] ?? 0);
  const next = offsets.slice(0, termCount);
  const trips = new Uint32Array(entryTerms.length);
  const impacts = new Uint8Array(entryTerms.length);
  let entry = 0;
  entriesOfTrip.forEach((count, trip) => {
    for (const end = entry + count; entry < end; entry += 1) {
      const term = entryTerms[entry] ?? 0;
      const place = next[term] ?? 0;
      trips[place] = trip;
      impacts[place] = entryImpacts[entry] ?? 0;
      next[term] = place + 1;
    }
  });
  return { offsets, trips, impacts };
}
