import type { Facets } from "@gratweg/contracts";
import type { TripIndex } from "../index/build";
import { countTrip, countTrips, FACETS, type FacetName } from "../index/facet-table";

/** Counts trips into facets: each facet with all other filters applied. */
export class FacetCounter {
  private passed: Uint32Array;
  /** For each facet that filters: trips that fail it and nothing else, in that facet's group only. */
  private readonly failed: Uint32Array[] = [];
  private readonly known = new Map<FacetName, Uint32Array>();

  constructor(private readonly index: TripIndex) {
    this.passed = new Uint32Array(index.facets.combinationCount);
  }

  count(trip: number): void {
    countTrip(this.index.facets, this.passed, trip);
  }

  countAll(trips: Uint32Array, count: number): void {
    countTrips(this.index.facets, this.passed, trips, count);
  }

  /** Counts that are known already, instead of counting. */
  useCounts(counts: Uint32Array): void {
    this.passed = counts;
  }

  /** Counts of all trips that pass or fail this facet alone, known already. */
  useCountsFor(facet: FacetName, counts: Uint32Array): void {
    this.known.set(facet, counts);
  }

  /** A trip that fails this facet and nothing else. */
  countFor(facet: FacetName, place: number, trip: number): void {
    const { combinations, facets, groups } = this.index.facets;
    const combination = combinations[trip * groups.length + facets[facet].group]!;
    this.failedOf(place)[combination]! += 1;
  }

  private failedOf(place: number): Uint32Array {
    return (this.failed[place] ??= new Uint32Array(this.passed.length));
  }

  /** @param filtering facets that filter, in the order of `countFor`'s places. */
  answer(selected: Record<FacetName, readonly (string | number)[]>, filtering: readonly FacetName[]): Facets {
    const answer: Partial<Facets> = {};
    for (const name of FACETS) {
      const sources = this.known.get(name);
      const place = filtering.indexOf(name);
      const counts = sources ? [sources] : place < 0 ? [this.passed] : [this.passed, this.failedOf(place)];
      answer[name] = this.values(name, selected[name], counts);
    }
    return answer as Facets;
  }

  private values(
    name: FacetName,
    selected: readonly (string | number)[],
    sources: readonly Uint32Array[],
  ): Facets[FacetName] {
    const { values, labelRanks, byLabel, numberOfValue, spread } = this.index.facets.facets[name];
    const counts = new Uint32Array(values.length);
    for (const source of sources) {
      for (let pair = 0; pair < spread.length; pair += 2)
        counts[spread[pair + 1]!]! += source[spread[pair]!]!;
    }
    const shown = new Set<number>();
    for (const value of selected) {
      const number = numberOfValue.get(String(value));
      if (number !== undefined) shown.add(number);
    }
    // Count falling, then label: one number each, so that sorting needs no comparison function.
    const keys = new Float64Array(values.length);
    let size = 0;
    for (let number = 0; number < counts.length; number += 1) {
      const count = counts[number]!;
      if (count > 0 || (shown.size > 0 && shown.has(number)))
        keys[size++] = (this.index.trips.length - count) * LABELS + labelRanks[number]!;
    }
    const inOrder = keys.subarray(0, size).sort();
    const answer: Facets[FacetName] = [];
    for (let place = 0; place < size; place += 1) {
      const number = byLabel[inOrder[place]! % LABELS]!;
      const { value, label } = values[number]!;
      answer.push({ value, label, count: counts[number]! });
    }
    return answer;
  }
}

/** More than any facet has values. */
const LABELS = 2 ** 20;
