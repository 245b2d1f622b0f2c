import { z } from "zod";
import { readingPage } from "./reading";
import { slug, tripCard } from "./trip";

/** How many of each kind are suggested at most: a list that is taken in at a glance. */
export const MOST_SUGGESTED = { places: 4, activities: 2, trips: 3, pages: 3, siblings: 2 } as const;

const counted = z.object({
  slug,
  name: z.string(),
  /** Of the host's own trips. */
  count: z.int().positive(),
});

export const siblingSuggestion = z.object({
  /** Key of the site whose trips they are. */
  site: z.string(),
  name: z.string(),
  domain: z.string(),
  /** What they have in common: „Radwandern“, „Schweden“. */
  topic: z.string(),
  count: z.int().positive(),
  /** Parameters of that site's search. */
  parameters: z.string(),
});
export type SiblingSuggestion = z.infer<typeof siblingSuggestion>;

export const tripSuggestion = tripCard.pick({
  number: true,
  slug: true,
  title: true,
  image: true,
  days: true,
  priceFrom: true,
});
export type TripSuggestion = z.infer<typeof tripSuggestion>;

/** What somebody who has begun to type may mean, best first in each kind. */
export const suggestAnswer = z.object({
  data: z.object({
    /** The month that was named or begun, with the host's trips that start in it. */
    months: z.array(z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), count: z.int().positive() })).max(1),
    places: z.array(counted).max(MOST_SUGGESTED.places),
    activities: z.array(counted).max(MOST_SUGGESTED.activities),
    trips: z.array(tripSuggestion).max(MOST_SUGGESTED.trips),
    pages: z.array(readingPage).max(MOST_SUGGESTED.pages),
    siblings: z.array(siblingSuggestion).max(MOST_SUGGESTED.siblings),
  }),
});
export type SuggestAnswer = z.infer<typeof suggestAnswer>;
export type Suggestions = SuggestAnswer["data"];
