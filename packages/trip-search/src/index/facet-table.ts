import { FEATURE_LABELS, type Named, type TripDocument } from "@gratweg/contracts";
import { difficultyLabels } from "../microcopy";
import { withWiderActivities } from "./activities";
import { addBit, emptyBits, members, type Bits } from "./bits";
import type { Steps } from "./steps";

/** Facets that filter by any of their chosen values. */
export const FILTERING_FACETS = [
  "country",
  "region",
  "continent",
  "activity",
  "operator",
  "travelType",
  "travelFocusType",
  "difficulty",
] as const;
export type FilteringFacet = (typeof FILTERING_FACETS)[number];

/** Features are counted as facets are; what filters by them is `query/filter.ts`, as each must hold. */
export const FACETS = [...FILTERING_FACETS, "feature"] as const;
export type FacetName = (typeof FACETS)[number];

export interface Facet {
  values: { value: string; label: string }[];
  numberOfValue: ReadonlyMap<string, number>;
  /** Place of each value in the order of labels. */
  labelRanks: Uint32Array;
  /** The reverse: value by place. */
  byLabel: Uint32Array;
  /** The trips of each value. */
  trips: Bits[];
  /** Counts of combinations among the trips of each value; of facets that filter alone. */
  counts: Uint32Array[];
  /** Which group counts this facet. */
  group: number;
  /** How counts of combinations spread over the values: pairs of combination and value. */
  spread: Uint32Array;
}

/**
 * Facets that are counted together: a trip's values in all of them are one number, its combination, so that counting a trip is
 * one increment for each group. Combinations are spread over the values at the end.
 */
export interface FacetGroup {
  facets: FacetName[];
  /** Number of its first combination; combinations are numbered across all groups. */
  first: number;
  /** Combination → facet (in the group's order) → numbers of values. */
  combinations: number[][][];
}

export interface FacetTable {
  facets: Record<FacetName, Facet>;
  groups: FacetGroup[];
  /** Trip t's combination in group g, at `t * groups.length + g`. */
  combinations: Uint32Array;
  combinationCount: number;
}

export function facetValues(trip: TripDocument, facet: FacetName): Named[] {
  switch (facet) {
    case "country":
      return trip.country ? [trip.country] : [];
    case "region":
      return trip.region ? [trip.region] : [];
    case "continent":
      return trip.continent ? [trip.continent] : [];
    case "operator":
      return trip.operator ? [trip.operator] : [];
    case "activity":
      return withWiderActivities(trip.activities);
    case "travelType":
      return trip.travelTypes;
    case "travelFocusType":
      return trip.travelFocusTypes;
    case "difficulty":
      return [
        { slug: String(trip.difficulty), name: difficultyLabels[trip.difficulty] ?? String(trip.difficulty) },
      ];
    case "feature":
      return trip.features.map((feature) => ({ slug: feature, name: FEATURE_LABELS[feature] }));
  }
}

/** Facets that go well together, because few combinations of their values occur. */
const COUNTED_TOGETHER: FacetName[][] = [
  ["region", "country", "continent"],
  ["activity", "difficulty"],
  ["travelType", "travelFocusType"],
  ["operator"],
  ["feature"],
];
const MAX_COMBINATIONS = 4096;

export function* buildFacetTable(trips: readonly TripDocument[]): Steps<FacetTable> {
  const facets = {} as Record<FacetName, Facet>;
  for (const name of FACETS) {
    facets[name] = buildFacet(trips, name);
    yield;
  }
  const built: ReturnType<typeof buildGroup>[] = [];
  for (const names of COUNTED_TOGETHER) {
    const together = buildGroup(trips, facets, names);
    const isCheap = names.length === 1 || together.group.combinations.length <= MAX_COMBINATIONS;
    built.push(...(isCheap ? [together] : names.map((name) => buildGroup(trips, facets, [name]))));
    yield;
  }
  const combinations = new Uint32Array(trips.length * built.length);
  let combinationCount = 0;
  built.forEach(({ group, ofTrip }, groupNumber) => {
    group.first = combinationCount;
    combinationCount += group.combinations.length;
    group.facets.forEach((name, place) => {
      facets[name].group = groupNumber;
      facets[name].spread = Uint32Array.from(
        group.combinations.flatMap((own, number) =>
          (own[place] ?? []).flatMap((value) => [group.first + number, value]),
        ),
      );
    });
    ofTrip.forEach((combination, trip) => {
      combinations[trip * built.length + groupNumber] = group.first + combination;
    });
  });
  const table = { facets, groups: built.map(({ group }) => group), combinations, combinationCount };
  const listed = new Uint32Array(trips.length);
  for (const name of FILTERING_FACETS) {
    for (const set of facets[name].trips) {
      const counts = new Uint32Array(combinationCount);
      countTrips(table, counts, listed, members(set, listed));
      facets[name].counts.push(counts);
      yield;
    }
  }
  return table;
}

function buildFacet(trips: readonly TripDocument[], name: FacetName): Facet {
  const numberOfValue = new Map<string, number>();
  const values: { value: string; label: string }[] = [];
  const sets: Bits[] = [];
  trips.forEach((trip, tripNumber) => {
    for (const { slug, name: label } of facetValues(trip, name)) {
      let number = numberOfValue.get(slug);
      if (number === undefined) {
        number = values.length;
        numberOfValue.set(slug, number);
        values.push({ value: slug, label });
        sets.push(emptyBits(trips.length));
      }
      const set = sets[number];
      if (set) addBit(set, tripNumber);
    }
  });
  const collator = new Intl.Collator("de");
  const order = values.map((_, number) => number);
  order.sort((a, b) => {
    const [one, other] = [values[a], values[b]];
    if (!one || !other) return 0;
    return collator.compare(one.label, other.label) || (one.value < other.value ? -1 : 1);
  });
  const labelRanks = new Uint32Array(values.length);
  order.forEach((number, rank) => (labelRanks[number] = rank));
  return {
    values,
    numberOfValue,
    labelRanks,
    byLabel: Uint32Array.from(order),
    trips: sets,
    counts: [],
    group: 0,
    spread: new Uint32Array(),
  };
}

function buildGroup(
  trips: readonly TripDocument[],
  facets: Record<FacetName, Facet>,
  names: FacetName[],
): { group: FacetGroup; ofTrip: Uint32Array } {
  const numbers = new Map<string, number>();
  const combinations: number[][][] = [];
  const ofTrip = Uint32Array.from(trips, (trip) => {
    const combination = names.map((name) => {
      const own = new Set(
        facetValues(trip, name).map(({ slug }) => facets[name].numberOfValue.get(slug) ?? 0),
      );
      return [...own].sort((a, b) => a - b);
    });
    const key = combination.map((own) => own.join(",")).join(";");
    let number = numbers.get(key);
    if (number === undefined) {
      number = combinations.length;
      numbers.set(key, number);
      combinations.push(combination);
    }
    return number;
  });
  return { group: { facets: names, first: 0, combinations }, ofTrip };
}

/** Counts a trip's combinations. */
export function countTrip({ combinations, groups }: FacetTable, counts: Uint32Array, trip: number): void {
  const base = trip * groups.length;
  for (let place = base; place < base + groups.length; place += 1) counts[combinations[place]!]! += 1;
}

export function countTrips(table: FacetTable, counts: Uint32Array, trips: Uint32Array, count: number): void {
  const { combinations, groups } = table;
  if (groups.length !== 5) {
    for (let i = 0; i < count; i += 1) countTrip(table, counts, trips[i]!);
    return;
  }
  // The usual number of groups, without an inner loop.
  for (let i = 0; i < count; i += 1) {
    const base = trips[i]! * 5;
    counts[combinations[base]!]! += 1;
    counts[combinations[base + 1]!]! += 1;
    counts[combinations[base + 2]!]! += 1;
    counts[combinations[base + 3]!]! += 1;
    counts[combinations[base + 4]!]! += 1;
  }
}
