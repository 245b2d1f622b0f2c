export type PlaceKind =
  | "continent"
  | "part-of-world"
  | "country"
  | "state"
  | "mountains"
  | "landscape"
  | "peak"
  | "path"
  | "island"
  | "coast"
  | "sea"
  | "lake"
  | "river"
  | "national-park"
  | "city"
  | "valley";

export type Point = readonly [latitude: number, longitude: number];

/** Union of its parts: circles, strips of so many kilometres on both sides of a line, polygons (closed rings without holes). */
export interface Shape {
  circles?: readonly { at: Point; km: number }[];
  lines?: readonly { along: readonly Point[]; km: number }[];
  polygons?: readonly (readonly Point[])[];
}

export interface Place {
  /** ASCII German; a country or region of the taxonomy has the same slug there. */
  slug: string;
  /** As it is shown: „Südtirol“. */
  name: string;
  /** How the place stands in a sentence if not „in X“: „an der Ostsee“; the whole phrase. */
  preposition?: string;
  /** All further written forms that people type; folding and endings are the reader's. */
  names: readonly string[];
  /**
   * Those of `name` and `names` that are everyday words too („oder“, „Vogel“, „Bergen“): they are read as the place behind a
   * preposition or as the whole query, not within a sentence.
   */
  common?: readonly string[];
  kind: PlaceKind;
  /** Slugs of the directly larger places. */
  within: readonly string[];
  /** Empty where the places within it, or the country of a trip, tell what lies there. */
  shape: Shape;
  /** The middle, where the shape does not say it. */
  centre?: Point;
  /** ISO 3166 alpha-2, of countries (XK, user-assigned, of Kosovo). */
  iso?: string;
}

export interface TrackedTrip {
  track: readonly Point[];
  /** The taxonomy's slug. */
  country: string | null;
}
