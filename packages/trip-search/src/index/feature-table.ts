import type { Feature, NightFeature, TripDocument } from "@gratweg/contracts";
import { addBit, emptyBits, type Bits } from "./bits";

/** What the trips offer. */
export interface FeatureTable {
  trips: ReadonlyMap<Feature, Bits>;
  /** From which age on each trip is for children; above all ages where it is not. */
  childAges: Uint8Array;
  /** How many of a hundred nights each trip spends so. */
  nights: Readonly<Record<NightFeature, Uint8Array>>;
}

const NOT_FOR_CHILDREN = 255;

export function buildFeatureTable(documents: readonly TripDocument[]): FeatureTable {
  const trips = new Map<Feature, Bits>();
  const childAges = new Uint8Array(documents.length).fill(NOT_FOR_CHILDREN);
  documents.forEach(({ features, childrenFromAge }, number) => {
    for (const feature of features) {
      let bits = trips.get(feature);
      if (!bits) trips.set(feature, (bits = emptyBits(documents.length)));
      addBit(bits, number);
    }
    if (childrenFromAge !== null) childAges[number] = Math.min(childrenFromAge, NOT_FOR_CHILDREN);
  });
  const sharesOf = (kind: NightFeature) =>
    Uint8Array.from(documents, ({ nightShares }) => nightShares?.[kind] ?? 0);
  return { trips, childAges, nights: { huette: sharesOf("huette"), zelt: sharesOf("zelt") } };
}
