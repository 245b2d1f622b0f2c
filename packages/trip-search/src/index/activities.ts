import type { Named } from "@gratweg/contracts";

const WALKING: Named = { slug: "wandern", name: "Wandern" };
/** What an activity of the taxonomy is a kind of: who asks for walks means hut walks and mountain walks too. */
const WIDER: Readonly<Record<string, Named>> = {
  bergwandern: WALKING,
  familienwandern: WALKING,
  fernwandern: WALKING,
  huettenwandern: WALKING,
  kuestenwandern: WALKING,
  schneeschuhwandern: WALKING,
  trekking: WALKING,
};

/** Activities that a query can say in words, on sites too whose trips have none of them. */
export const ACTIVITY_NAMES: ReadonlyMap<string, string> = new Map([
  ["wandern", "Wandern"],
  ["fernwandern", "Fernwandern"],
  ["bergwandern", "Bergwandern"],
  ["kuestenwandern", "Küstenwandern"],
  ["trekking", "Trekking"],
  ["schneeschuhwandern", "Schneeschuhwandern"],
  ["skiwandern", "Skiwandern"],
  ["radwandern", "Radwandern"],
  ["kajak-und-kanu", "Kajak und Kanu"],
  ["klettersteig", "Klettersteig"],
]);

/** Whether all that have the one activity have the other too. */
export function isWider(wider: string, narrower: string): boolean {
  return WIDER[narrower]?.slug === wider;
}

/** The activities and what they are kinds of, each once. */
export function withWiderActivities(activities: readonly Named[]): Named[] {
  const all = new Map(activities.map((activity) => [activity.slug, activity]));
  for (const { slug } of activities) {
    const wider = WIDER[slug];
    if (wider && !all.has(wider.slug)) all.set(wider.slug, wider);
  }
  return [...all.values()];
}
