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
  "huette",
  "zelt",
  "hotel",
  "kleine-gruppe",
  "frauen",
  "garantiert",
] as const;
export type Feature = (typeof FEATURES)[number];
/** Of a departure, and so of a trip only as long as such a departure is to come. */
export type TripFeature = Exclude<Feature, "garantiert">;

export const FEATURE_LABELS: Readonly<Record<Feature, string>> = {
  hund: "Hund erlaubt",
  kinder: "Für Kinder geeignet",
  gepaecktransport: "Gepäcktransport",
  bahnanreise: "Anreise mit der Bahn",
  "ohne-flug": "Ohne Flug",
  einzelzimmer: "Einzelzimmer",
  halbpension: "Halbpension",
  vollpension: "Vollpension",
  huette: "Hüttennächte",
  zelt: "Zeltnächte",
  hotel: "Nur Hotel, Pension und Gasthof",
  "kleine-gruppe": "Kleine Gruppe (höchstens 8)",
  frauen: "Nur für Frauen",
  garantiert: "Findet sicher statt",
};

/** A tour's fields as the content system gives them. Null: nobody has entered it, and nothing is promised. */
export interface FeatureFields {
  dogsAllowed?: boolean | null;
  childrenFromAge?: number | null;
  luggageTransport?: boolean | null;
  trainArrival?: boolean | null;
  flightNeeded?: boolean | null;
  singleRoom?: boolean | null;
  board?: string | null;
  womenOnly?: boolean | null;
  groupSizeMax?: number | null;
  days?: readonly { overnightKind?: string | null }[] | null;
}

/** Who asks for a trip with children has younger ones: from this age on they say so. */
const OLDEST_CHILD = 10;
const SMALL_GROUP = 8;
const TENTS: readonly string[] = ["zelt", "biwak"];
const HOUSES: readonly string[] = ["hotel", "pension", "gasthof"];

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
  const { childrenFromAge, groupSizeMax, board } = fields;
  const nights = nightsOf(fields.days);
  const offered: Record<TripFeature, boolean> = {
    hund: fields.dogsAllowed === true,
    kinder: typeof childrenFromAge === "number" && childrenFromAge <= OLDEST_CHILD,
    gepaecktransport: fields.luggageTransport === true,
    bahnanreise: fields.trainArrival === true,
    "ohne-flug": fields.flightNeeded === false,
    einzelzimmer: fields.singleRoom === true,
    halbpension: board === "half" || board === "full",
    vollpension: board === "full",
    huette: nights.includes("huette"),
    zelt: nights.some((kind) => TENTS.includes(kind)),
    hotel: nights.length > 0 && nights.every((kind) => HOUSES.includes(kind)),
    "kleine-gruppe": typeof groupSizeMax === "number" && groupSizeMax <= SMALL_GROUP,
    frauen: fields.womenOnly === true,
  };
  return FEATURES.filter((feature): feature is TripFeature => feature !== "garantiert" && offered[feature]);
}
