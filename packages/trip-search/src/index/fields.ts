import type { Named, TripDocument } from "@gratweg/contracts";

/** Groups of fields, searched with falling weight. */
export const FIELDS = [
  { name: "title", weight: 12 },
  { name: "labels", weight: 5 },
  { name: "teaser", weight: 3 },
  { name: "body", weight: 1 },
] as const;

/** Of a field's shorter-is-better correction, 0 to 1. */
export const LENGTH_CORRECTION = 0.5;
/** Saturation: the weighted frequency at which a trip has half of what a word can give. */
export const SATURATION = 4;
/** Occurrences that count in one field: a long day plan that names a word in every sentence is no better a hit for it. */
const MOST_OCCURRENCES = 3;
/** A word inside a compound counts less than the word itself. */
export const PART_WEIGHT = 0.6;

/** The texts of each field, in the order of FIELDS. */
export function fieldTexts(trip: TripDocument): string[][] {
  const named: (Named | null)[] = [
    trip.region,
    trip.country,
    trip.continent,
    ...trip.activities,
    ...trip.travelTypes,
    ...trip.travelFocusTypes,
  ];
  return [
    // Mails and addresses name a trip by its number.
    [trip.title, String(trip.number)],
    named.flatMap((value) => (value ? [value.name] : [])),
    [trip.teaser, ...trip.highlights],
    [trip.body],
  ];
}

/** One word's contribution to a trip's weighted frequency in a field (BM25F). */
export function fieldFrequency(field: number, count: number, length: number, averageLength: number): number {
  const weight = FIELDS[field]?.weight ?? 0;
  const correction = 1 - LENGTH_CORRECTION + LENGTH_CORRECTION * (length / Math.max(1, averageLength));
  return (weight * Math.min(count, MOST_OCCURRENCES)) / correction;
}

/** A word's worth in a trip, 1 to 255: whole numbers, so that sums do not depend on their order. */
export function impact(weightedFrequency: number): number {
  const saturated = weightedFrequency / (SATURATION + weightedFrequency);
  return Math.max(1, Math.min(255, Math.round(255 * saturated)));
}
