import type { PlaceKind } from "../places";
import { phrase, type Reader } from "./phrase";

/** Kinds of places that people ask for without a name („auf einer Insel“); the slugs stand where those of places stand. */
export const LANDSCAPES = {
  berge: { name: "Berge", phrase: "in den Bergen", kinds: ["mountains", "peak"] },
  inseln: { name: "Inseln", phrase: "auf einer Insel", kinds: ["island"] },
  meer: { name: "Meer", phrase: "am Meer", kinds: ["sea", "coast"] },
  seen: { name: "Seen", phrase: "am See", kinds: ["lake"] },
  fluesse: { name: "Flüsse", phrase: "am Fluss", kinds: ["river"] },
} as const satisfies Readonly<Record<string, { name: string; phrase: string; kinds: readonly PlaceKind[] }>>;

const inOne = (slug: keyof typeof LANDSCAPES) => () => [{ kind: "place", slugs: [slug] } as const];
const IN =
  "(?:(?:in|an|am|auf|ans|im|zum|direkt|den|der|die|dem|einer|einem|eine|einen|einsamen|kleinen|warmen) )*";

const WARM = ["suedeuropa", "afrika", "orient", "tuerkei"];

export const landscapeReaders: readonly Reader[] = [
  phrase(
    `${IN}(?:bergen?|gebirge[ns]?|hochgebirge[ns]?|bergtour(?:en)?|alpine[nrs]? tour(?:en)?)`,
    inOne("berge"),
  ),
  phrase("(?:in den |im |hohen |hoher |ganz )*norden", () => [{ kind: "place", slugs: ["nordeuropa"] }]),
  phrase(
    "(?:ins|in die|in der) (?:warme[nr]?|sonne)|(?:in )?(?:warme[nrms]?|sonnige[nrms]?) (?:lander?n?|gegend(?:en)?|ziele?)",
    () => [{ kind: "place", slugs: WARM }],
  ),
  phrase("(?:in den |im |ganz )*suden", () => [{ kind: "place", slugs: ["suedeuropa"] }]),
  phrase(`${IN}inseln?`, inOne("inseln")),
  phrase(`${IN}(?:meer(?:e[ns]?)?|kusten?|see kuste|meereskuste|strande?n?|ozean|waterkant)`, inOne("meer")),
  phrase(`${IN}(?:fluss(?:e[ns]?)?|flussufer|flussen|flussradwege?[ns]?)`, inOne("fluesse")),
];
