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
    const { values, labelRanks, byLabel, numberOfValue } = this.index.facets.facets[name];
    const counts = new Uint32Array(values.length);
    for (const source of sources) this.spread(name, source, counts);
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
    return Array.from(keys.subarray(0, size).sort(), (key) => {
      const number = byLabel[key % LABELS]!;
      const { value, label } = values[number]!;
      return { value, label, count: counts[number]! };
    });
  }

  private spread(name: FacetName, counts: Uint32Array, into: Uint32Array): void {
    const { groups, facets } = this.index.facets;
    const { facets: names, combinations, first } = groups[facets[name].group]!;
    const place = names.indexOf(name);
    for (let combination = 0; combination < combinations.length; combination += 1) {
      const count = counts[first + combination]!;
      if (count === 0) continue;
      for (const value of combinations[combination]![place]!) into[value]! += count;
    }
  }
}

/** More than any facet has values. */
const LABELS = 2 ** 20;
