/** A tour's fields that travellers ask for, by their types in GraphQL. Null: nobody has entered it, and nothing is promised. */
export const ASKED_FIELDS = {
  dogsAllowed: "Boolean",
  childrenFromAge: "Int",
  luggageTransport: "Boolean",
  trainArrival: "Boolean",
  flightNeeded: "Boolean",
  singleRoom: "Boolean",
  board: "String",
  vegetarianMeals: "Boolean",
  womenOnly: "Boolean",
} as const;
type Scalars = { Boolean: boolean; Int: number; String: string };
export type AskedFor = {
  -readonly [Field in keyof typeof ASKED_FIELDS]: Scalars[(typeof ASKED_FIELDS)[Field]] | null;
};

/** Picks them out of a tour. */
export function askedFor(tour: Partial<AskedFor>): AskedFor {
  const fields = Object.keys(ASKED_FIELDS) as (keyof AskedFor)[];
  return Object.fromEntries(fields.map((field) => [field, tour[field] ?? null])) as AskedFor;
}

export interface FeatureFields extends Partial<AskedFor> {
  groupSizeMax?: number | null;
  days?: readonly { overnightKind?: string | null }[] | null;
}

interface FeatureRule {
  label: string;
  /** Names what is searched when it is ruled out. */
  without: string;
  isOffered: (fields: FeatureFields, nights: readonly string[]) => boolean;
}

/** Bounds the age that a trip for children is open from: who has older ones says so. */
const OLDEST_CHILD = 10;
const SMALL_GROUP = 8;
const TENTS: readonly string[] = ["zelt", "biwak"];
const HOUSES: readonly string[] = ["hotel", "pension", "gasthof"];

/** What travellers ask for, in the order in which it is shown. The values stand in addresses and never change. */
export const FEATURES = [
  "hund",
  "kinder",
  "gepaecktransport",
  "bahnanreise",
  "ohne-flug",
  "einzelzimmer",
  "halbpension",
  "vollpension",
  "vegetarisch",
  "huette",
  "zelt",
  "hotel",
  "kleine-gruppe",
  "frauen",
  "garantiert",
] as const;
export type Feature = (typeof FEATURES)[number];
export type TripFeature = Exclude<Feature, "garantiert">;

const RULES: Readonly<Record<Feature, FeatureRule>> = {
  hund: {
    label: "Hund erlaubt",
    without: "ohne Hunde",
    isOffered: ({ dogsAllowed }) => dogsAllowed === true,
  },
  kinder: {
    label: "Für Kinder geeignet",
    without: "ohne Kinder",
    isOffered: ({ childrenFromAge }) =>
      typeof childrenFromAge === "number" && childrenFromAge <= OLDEST_CHILD,
  },
  gepaecktransport: {
    label: "Gepäcktransport",
    without: "ohne Gepäcktransport",
    isOffered: ({ luggageTransport }) => luggageTransport === true,
  },
  bahnanreise: {
    label: "Anreise mit der Bahn",
    without: "ohne Bahnanreise",
    isOffered: ({ trainArrival }) => trainArrival === true,
  },
  "ohne-flug": {
    label: "Ohne Flug",
    without: "mit Flug",
    isOffered: ({ flightNeeded }) => flightNeeded === false,
  },
  einzelzimmer: {
    label: "Einzelzimmer",
    without: "ohne Einzelzimmer",
    isOffered: ({ singleRoom }) => singleRoom === true,
  },
  halbpension: {
    label: "Halbpension",
    without: "ohne Halbpension",
    isOffered: ({ board }) => board === "half" || board === "full",
  },
  vollpension: {
    label: "Vollpension",
    without: "ohne Vollpension",
    isOffered: ({ board }) => board === "full",
  },
  vegetarisch: {
    label: "Vegetarische Küche",
    without: "ohne vegetarische Küche",
    isOffered: ({ vegetarianMeals }) => vegetarianMeals === true,
  },
  huette: {
    label: "Hüttennächte",
    without: "ohne Hüttennächte",
    isOffered: (_, nights) => nights.includes("huette"),
  },
  zelt: {
    label: "Zeltnächte",
    without: "ohne Zeltnächte",
    isOffered: (_, nights) => nights.some((kind) => TENTS.includes(kind)),
  },
  hotel: {
    label: "Nur Hotel, Pension und Gasthof",
    without: "nicht nur in Hotels",
    isOffered: (_, nights) => nights.length > 0 && nights.every((kind) => HOUSES.includes(kind)),
  },
  "kleine-gruppe": {
    label: "Kleine Gruppe (höchstens 8)",
    without: "in größerer Gruppe",
    isOffered: ({ groupSizeMax }) => typeof groupSizeMax === "number" && groupSizeMax <= SMALL_GROUP,
  },
  frauen: {
    label: "Nur für Frauen",
    without: "nicht nur für Frauen",
    isOffered: ({ womenOnly }) => womenOnly === true,
  },
  // A departure's, and so a trip's only as long as such a departure is to come.
  garantiert: {
    label: "Findet sicher statt",
    without: "ohne garantierte Termine",
    isOffered: () => false,
  },
};

export const FEATURE_LABELS: Readonly<Record<Feature, string>> = /* @__PURE__ */ textsOf("label");
export const EXCLUDED_FEATURE_LABELS: Readonly<Record<Feature, string>> = /* @__PURE__ */ textsOf("without");

function textsOf(text: "label" | "without"): Record<Feature, string> {
  return Object.fromEntries(FEATURES.map((feature) => [feature, RULES[feature][text]])) as Record<
    Feature,
    string
  >;
}

/** Kinds of the nights that have a bed or a tent. */
function nightsOf(days: FeatureFields["days"]): string[] {
  return (days ?? []).flatMap(({ overnightKind }) =>
    overnightKind && overnightKind !== "keine" ? [overnightKind] : [],
  );
}

/** Nights of which a trip may have more or fewer. */
export type NightFeature = Extract<TripFeature, "huette" | "zelt">;

/** How many of a hundred nights are spent so. */
export function nightShares(days: FeatureFields["days"]): Record<NightFeature, number> {
  const nights = nightsOf(days);
  const share = (kinds: readonly string[]) =>
    Math.round((100 * nights.filter((kind) => kinds.includes(kind)).length) / Math.max(1, nights.length));
  return { huette: share(["huette"]), zelt: share(TENTS) };
}

/** What of it a trip offers whatever its departures, in the order of `FEATURES`. */
export function tripFeatures(fields: FeatureFields): TripFeature[] {
  const nights = nightsOf(fields.days);
  return FEATURES.filter(
    (feature): feature is TripFeature => feature !== "garantiert" && RULES[feature].isOffered(fields, nights),
  );
}
