import type { TripDocument } from "@gratweg/contracts";
import { withWiderActivities } from "../index/activities";
import { tripPlaces } from "../index/place-table";
import { endsStep, runAtOnce, runInSteps, type Steps } from "../index/steps";
import { placeBySlug, preparePlaces } from "../places";
import { placeName } from "../understanding/place-labels";
import { createBeginnings } from "./beginnings";

export interface Topic {
  kind: "place" | "activity";
  /** What the parameter of the same name says. */
  slug: string;
  name: string;
}

/** A topic, and how many trips each site has of it. */
export interface CountedTopic extends Topic {
  counts: ReadonlyMap<string, number>;
}

/** Places and activities of all trips, to be found while somebody types. */
export interface TripTopics {
  /** Those whose names begin with what was typed; of equally good ones first what `site` has most trips of. */
  beginningWith(typed: string, site: string): CountedTopic[];
  get(kind: Topic["kind"], slug: string): CountedTopic | undefined;
}

export function createTripTopics(documents: readonly TripDocument[]): TripTopics {
  return runAtOnce(topics(documents));
}

/** The same, built in short steps. @param breathe called between two of them; lets others work when it is time. */
export function createTripTopicsInSteps(
  documents: readonly TripDocument[],
  breathe: () => Promise<void>,
): Promise<TripTopics> {
  return runInSteps(topics(documents), breathe);
}

/** „H“ is no „Hochgebirge“: nobody would know why the Alps are shown. */
const SHORTEST_FOR_OTHER_NAMES = 3;
const WORST_OF_SHOWN_NAME = 2;

/** Shows what any site shows. */
const PORTAL = "portal";

function* topics(documents: readonly TripDocument[]): Steps<TripTopics> {
  yield* preparePlaces();
  const byKey = new Map<string, Topic & { counts: Map<string, number> }>();
  const count = (topic: Topic, sites: readonly string[]) => {
    const key = keyOf(topic.kind, topic.slug);
    const known = byKey.get(key) ?? { ...topic, counts: new Map<string, number>() };
    byKey.set(key, known);
    for (const site of new Set([...sites, PORTAL])) known.counts.set(site, (known.counts.get(site) ?? 0) + 1);
  };
  for (const [number, document] of documents.entries()) {
    for (const { slug, name } of withWiderActivities(document.activities))
      count({ kind: "activity", slug, name }, document.sites);
    for (const slug of tripPlaces(document))
      count({ kind: "place", slug, name: placeName(slug) }, document.sites);
    if (endsStep(number)) yield;
  }
  const all = [...byKey.values()];
  const beginnings = createBeginnings(
    all.map(({ kind, slug, name }) => ({
      names: [name, ...(kind === "place" ? (placeBySlug(slug)?.names ?? []) : [])],
    })),
  );
  return {
    get: (kind, slug) => byKey.get(keyOf(kind, slug)),
    beginningWith: (typed, site) =>
      beginnings
        .find(typed)
        .filter(({ rank }) => rank <= WORST_OF_SHOWN_NAME || typed.trim().length >= SHORTEST_FOR_OTHER_NAMES)
        .flatMap(({ at, rank }) =>
          all[at] ? [{ topic: all[at], rank, own: all[at].counts.get(site) ?? 0 }] : [],
        )
        .sort(
          (one, other) =>
            one.rank - other.rank ||
            other.own - one.own ||
            // Of a few letters the wider place is meant: „kar“ is the Karwendel before Kardamyli.
            Number(isPoint(one.topic)) - Number(isPoint(other.topic)) ||
            total(other.topic) - total(one.topic) ||
            one.topic.name.localeCompare(other.topic.name, "de"),
        )
        .map(({ topic }) => topic),
  };
}

function isPoint({ kind, slug }: Topic): boolean {
  return kind === "place" && ["city", "peak"].includes(placeBySlug(slug)?.kind ?? "");
}

function total({ counts }: CountedTopic): number {
  return counts.get(PORTAL) ?? 0;
}

function keyOf(kind: Topic["kind"], slug: string): string {
  return `${kind} ${slug}`;
}
