import { z } from "zod";
import type { NightFeature, TripFeature } from "./features";
import { furtherReading } from "./reading";

/** `YYYY-MM-DD`, without zone. */
export const day = z.iso.date();
/** Euro cents. */
export const cents = z.int().min(0);
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const slug = z.string().regex(SLUG);

export const named = z.object({ slug, name: z.string() });
/** A taxonomy value as it is shown: its stable slug and its German name. */
export type Named = z.infer<typeof named>;

export const image = z.object({
  /** Absolute path on the site or absolute address. */
  src: z.string(),
  srcSet: z.string().optional(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
});
export type Image = z.infer<typeof image>;

export const highlight = z.object({
  field: z.enum(["title", "teaser", "snippet"]),
  /** The text that the ranges count in; for `title` and `teaser` it equals the card's text. */
  text: z.string(),
  /** Pairs of start and end (exclusive), in UTF-16 code units, ascending, not overlapping. */
  ranges: z.array(z.tuple([z.int().min(0), z.int().min(0)])),
});
export type Highlight = z.infer<typeof highlight>;

export const tripCard = z.object({
  number: z.int().positive(),
  slug,
  title: z.string(),
  teaser: z.string(),
  image: image.nullable(),
  country: named.nullable(),
  region: named.nullable(),
  activities: z.array(named),
  days: z.int().positive(),
  /** The higher one of technique and fitness, 1 to 5. */
  difficulty: z.int().min(1).max(5),
  /** Lowest price among the departures that match, in cents; null without any. */
  priceFrom: z.object({ amount: cents, currency: z.literal("EUR") }).nullable(),
  /** Start of the departure with that price, of equal ones the first; null without any. */
  cheapestDeparture: day.nullable(),
  /** Start of the next departure that matches, which may cost more; null without any. */
  nextDeparture: day.nullable(),
  operator: named.nullable(),
  highlights: z.array(highlight).optional(),
});
export type TripCard = z.infer<typeof tripCard>;

/** What the search index is built from: a card's constant parts, its searchable text, its departures. */
export interface TripDocument {
  number: number;
  slug: string;
  title: string;
  teaser: string;
  image: Image | null;
  continent: Named | null;
  country: Named | null;
  region: Named | null;
  activities: Named[];
  travelTypes: Named[];
  travelFocusTypes: Named[];
  operator: Named | null;
  days: number;
  difficulty: number;
  /** Plain texts, searched with falling weight. */
  highlights: string[];
  /** Body, day plan, places: plain text. */
  body: string;
  departures: TripDocumentDeparture[];
  /** Numbers only: nobody finds them, but whoever has their address learns that they do not take place. */
  cancelledDepartures?: number[];
  /** Keys of the sites that show the trip. */
  sites: string[];
  /** What travellers ask for, in the order of `FEATURES`. */
  features: readonly TripFeature[];
  /** How many of a hundred nights are spent so; missing: none. */
  nightShares?: Readonly<Record<NightFeature, number>>;
  /** Null: nothing is said of children. */
  childrenFromAge: number | null;
  /** Waypoints in order, `[latitude, longitude]`; exact, and so for members alone in any answer. */
  track: readonly (readonly [number, number])[];
}

export interface TripDocumentDeparture {
  number: number;
  startDate: string;
  endDate: string;
  priceCents: number;
  /** It takes place whatever the number of travellers; absent: not promised. */
  guaranteed?: true;
}

export const facetValue = z.object({ value: z.string(), label: z.string(), count: z.int().min(0) });
export type FacetValue = z.infer<typeof facetValue>;

export const facets = z.object({
  country: z.array(facetValue),
  region: z.array(facetValue),
  continent: z.array(facetValue),
  activity: z.array(facetValue),
  operator: z.array(facetValue),
  travelType: z.array(facetValue),
  travelFocusType: z.array(facetValue),
  difficulty: z.array(facetValue),
  /** What travellers ask for (`FEATURES`), without „findet sicher statt“, which is a departure's. */
  feature: z.array(facetValue),
});
/** Each facet is counted with all other filters applied and its own left out; features with their own too, as each further one narrows. */
export type Facets = z.infer<typeof facets>;

/** How the words of a query were read; absent where they say nothing but themselves. */
export const understood = z.object({
  /** The query that was asked, as the address' parameters: facts in their own, `q` holds the words that are left. */
  parameters: z.string(),
  /** Names of the places in `place`, `near` and `excludePlace`, and of asked values that no facet counts. */
  places: z.array(named),
  /** Words of `q` that the trips shown do not have, because none has all. */
  leftOut: z.array(z.string()),
  /** German sentences about what is not understood, and therefore not searched for. */
  unread: z.array(z.string()).optional(),
});
export type Understood = z.infer<typeof understood>;

/** Help for whoever has found nothing. */
export const nothingFound = z.object({
  /** What each thing that was asked finds by itself, left out where that is nothing. */
  parts: z.array(z.object({ parameters: z.string(), count: z.int().positive() })),
  /** Other sites that have what was asked, most trips first. */
  siblings: z.array(
    z.object({ site: z.string(), name: z.string(), domain: z.string(), count: z.int().positive() }),
  ),
});
export type NothingFound = z.infer<typeof nothingFound>;

export const searchAnswer = z.object({
  data: z.array(tripCard),
  meta: z.object({
    pagination: z.object({
      page: z.int().min(1),
      pageSize: z.int().min(1),
      /** 0 when nothing was found. */
      pageCount: z.int().min(0),
      total: z.int().min(0),
    }),
    facets,
    /** The words of `q` that were searched, where they are not the written ones: slips are mended. */
    suggestion: z.string().optional(),
    understood: understood.optional(),
    /** With nothing found: trips that are near in place, time, length or price, each only nearly what was asked. */
    similar: z.array(tripCard).optional(),
    nothing: nothingFound.optional(),
    /** On the first page, where there is anything. */
    reading: furtherReading.optional(),
  }),
});
export type SearchAnswer = z.infer<typeof searchAnswer>;

export const departure = z.object({
  number: z.int().positive(),
  startDate: day,
  endDate: day,
  price: z.object({ amount: cents, currency: z.literal("EUR") }),
  singleSupplement: z.object({ amount: cents, currency: z.literal("EUR") }),
  capacity: z.int().min(0),
  seatsLeft: z.int().min(0),
  minimumParticipants: z.int().min(0),
  guaranteed: z.boolean(),
  /** For members, in answers to a member's bearer alone; absent where there is no such price. */
  memberPrice: z.object({ amount: cents, currency: z.literal("EUR") }).optional(),
});
export type Departure = z.infer<typeof departure>;

export const departuresAnswer = z.object({ data: z.array(departure) });
export type DeparturesAnswer = z.infer<typeof departuresAnswer>;
