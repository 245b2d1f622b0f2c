import type { Facets } from "@gratweg/contracts";
import type { TripIndex } from "../index/build";
import { FACETS, type FacetName } from "../index/facet-table";

/** Counts of each group's combinations. */
export type Counts = Uint32Array[];

/** Counts trips into facets: each facet with all other filters applied. */
export class FacetCounter {
  private readonly passed: Counts;
  /** For facets that filter: trips that fail them and nothing else. */
  private readonly failed = new Map<FacetName, Uint32Array>();
  private readonly fromTotals = new Set<FacetName>();

  constructor(
    private readonly index: TripIndex,
    private readonly totals: Counts | null,
  ) {
    this.passed = emptyCounts(index);
  }

  count(trip: number): void {
    const { combinations } = this.index.facets;
    const groups = this.passed.length;
    const base = trip * groups;
    for (let group = 0; group < groups; group += 1) this.passed[group]![combinations[base + group]!]! += 1;
  }

  countFor(facet: FacetName, trip: number): void {
    if (this.fromTotals.has(facet)) return;
    const { combinations, facets } = this.index.facets;
    const group = facets[facet].group;
    let counts = this.failed.get(facet);
    if (!counts) this.failed.set(facet, (counts = new Uint32Array(this.passed[group]!.length)));
    counts[combinations[trip * this.passed.length + group]!]! += 1;
  }

  /** Counts this facet over all trips: it is the only filter. */
  useTotals(facet: FacetName): void {
    this.fromTotals.add(facet);
  }

  counts(): Counts {
    return this.passed;
  }

  answer(selected: Record<FacetName, readonly (string | number)[]>): Facets {
    const answer: Partial<Facets> = {};
    for (const name of FACETS) answer[name] = this.values(name, selected[name].map(String));
    return answer as Facets;
  }

  private values(name: FacetName, selected: readonly string[]): Facets[FacetName] {
    const { values, group, labelRanks, numberOfValue } = this.index.facets.facets[name];
    const counts = new Float64Array(values.length);
    const source = this.fromTotals.has(name) && this.totals ? this.totals : this.passed;
    this.spread(name, source[group]!, counts);
    const failed = this.failed.get(name);
    if (failed) this.spread(name, failed, counts);
    const shown = new Set<number>();
    for (const value of selected) {
      const number = numberOfValue.get(value);
      if (number !== undefined) shown.add(number);
    }
    // Count falling, then label: one number each, so that sorting needs no comparison function.
    const keys: number[] = [];
    counts.forEach((count, number) => {
      if (count > 0 || shown.has(number)) keys.push(-count * 0x10_0000 + labelRanks[number]!);
    });
    const inOrder = Float64Array.from(keys).sort();
    return Array.from(inOrder, (key) => {
      const rank = ((key % 0x10_0000) + 0x10_0000) % 0x10_0000;
      const number = this.index.facets.facets[name].byLabel[rank]!;
      const { value, label } = values[number]!;
      return { value, label, count: counts[number]! };
    });
  }

  private spread(name: FacetName, counts: Uint32Array, into: Float64Array): void {
    const { groups, facets } = this.index.facets;
    const { facets: names, combinations } = groups[facets[name].group]!;
    const place = names.indexOf(name);
    for (let combination = 0; combination < counts.length; combination += 1) {
      const count = counts[combination]!;
      if (count === 0) continue;
      for (const value of combinations[combination]![place]!) into[value]! += count;
    }
  }
}

export function emptyCounts(index: TripIndex): Counts {
  return index.facets.groups.map(({ combinations }) => new Uint32Array(combinations.length));
}
