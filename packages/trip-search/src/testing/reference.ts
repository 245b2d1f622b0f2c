import type {
  Facets,
  SearchAnswer,
  SearchQuery,
  TripCard,
  TripDocument,
  TripDocumentDeparture,
} from "@gratweg/contracts";
import { stem } from "../analysis/stem";
import { foldVariants } from "../analysis/fold";
import { createSplitter } from "../analysis/compound";
import { runAtOnce } from "../index/steps";
import { isStopWord } from "../analysis/stop-words";
import { eachWord } from "../analysis/tokenise";
import { FACETS, facetValues, FILTERING_FACETS, type FilteringFacet } from "../index/facet-table";
import { FIELDS, PART_WEIGHT, fieldFrequency, fieldTexts, impact } from "../index/fields";
import { tripPlaces } from "../index/place-table";
import { joinedWords } from "../index/words";
import { BEGINNING, EXACT, worth } from "../index/worth";
import { rarity } from "../query/clauses";
import { readQuery } from "../query/words";
import { isNear } from "./is-near";

/**
 * The search without any index: every trip is looked at for every query. It shares the analysis and the formulas of relevance with
 * the engine and nothing else. It knows neither slips nor highlights.
 */
export function referenceSearch(
  trips: readonly TripDocument[],
): (query: SearchQuery, today: string) => SearchAnswer {
  const analysed = trips.map((trip) => fieldTexts(trip).map((texts) => texts.flatMap(writtenWords)));
  const allWords = analysed
    .flat(2)
    .flatMap(foldVariants)
    .filter((word) => !isStopWord(word));
  const splitter = runAtOnce(createSplitter(allWords));
  const beginnings = new Set(allWords);
  for (const word of allWords) for (const part of splitter.split(word)) beginnings.add(part.surface);
  const averages = FIELDS.map(
    (_, field) =>
      analysed.reduce((sum, fields) => sum + (fields[field]?.length ?? 0), 0) / Math.max(1, trips.length),
  );

  const stems = trips.map((_, number) => {
    const frequencies = new Map<string, number>();
    analysed[number]?.forEach((fieldWords, field) => {
      const once = fieldFrequency(field, 1, fieldWords.length, averages[field] ?? 0);
      for (const written of fieldWords) {
        const weights = new Map<string, number>();
        for (const word of foldVariants(written)) {
          if (word === "" || isStopWord(word)) continue;
          weights.set(stem(word), 1);
          for (const part of splitter.split(word)) {
            if (!weights.has(stem(part.surface))) weights.set(stem(part.surface), PART_WEIGHT);
          }
        }
        for (const [own, weight] of weights)
          frequencies.set(own, (frequencies.get(own) ?? 0) + once * weight);
      }
    });
    return new Map([...frequencies].map(([own, frequency]) => [own, impact(frequency)]));
  });

  const frequencies = new Map<string, number>();
  for (const trip of stems)
    for (const own of trip.keys()) frequencies.set(own, (frequencies.get(own) ?? 0) + 1);
  const documentFrequency = (own: string) => frequencies.get(own) ?? 0;

  function scores(q: string): Map<number, number> {
    const clauses = readQuery(q).map((word) => {
      const exact = new Set(
        [word.text, ...(word.joined === null ? [] : [word.joined])].map(stem).filter(documentFrequency),
      );
      const others = new Set<string>();
      if (word.isPrefix && exact.size === 0)
        for (const other of beginnings) if (other.startsWith(word.text)) others.add(stem(other));
      const sizes = [...(exact.size > 0 ? exact : others)].map(documentFrequency);
      return { exact, others, rarity: rarity(trips.length, Math.max(0, ...sizes)) };
    });
    const found = new Map<number, number>();
    stems.forEach((trip, number) => {
      let score = 0;
      for (const clause of clauses) {
        let best = 0;
        for (const [own, value] of trip) {
          if (clause.exact.has(own)) best = Math.max(best, worth(value, EXACT));
          else if (clause.others.has(own)) best = Math.max(best, worth(value, BEGINNING));
        }
        if (best === 0) return;
        score += best * clause.rarity;
      }
      if (clauses.length > 0) found.set(number, score);
    });
    return found;
  }

  return (query, today) => {
    const score = query.q.trim() === "" ? null : scores(query.q);
    const candidates = trips
      .map((trip, number) => ({
        trip,
        score: score ? score.get(number) : 0,
        departures: matchingDepartures(trip, query, today),
      }))
      .filter((one): one is Candidate => one.score !== undefined)
      .filter((one) => passesBesidesFacets(one, query, today));
    const found = candidates.filter(({ trip }) =>
      FILTERING_FACETS.every((name) => passesFacet(trip, query, name)),
    );
    found.sort(comparator(query, score !== null));
    const first = (query.page - 1) * query.pageSize;
    return {
      data: found.slice(first, first + query.pageSize).map(card),
      meta: {
        pagination: {
          page: query.page,
          pageSize: query.pageSize,
          pageCount: Math.ceil(found.length / query.pageSize),
          total: found.length,
        },
        facets: countFacets(trips, candidates, query),
      },
    };
  };
}

interface Candidate {
  trip: TripDocument;
  score: number;
  departures: TripDocumentDeparture[];
}

function writtenWords(text: string): string[] {
  const found: string[] = [];
  eachWord(text, (start, end) => void found.push(text.slice(start, end)));
  return [...found, ...joinedWords(text).map((joined) => joined.text)];
}

function matchingDepartures(trip: TripDocument, query: SearchQuery, today: string): TripDocumentDeparture[] {
  return trip.departures.filter(
    ({ startDate, priceCents, guaranteed }) =>
      startDate >= today &&
      (!query.feature.includes("garantiert") || guaranteed === true) &&
      (query.month.length === 0 || query.month.includes(startDate.slice(0, 7))) &&
      !query.excludeMonth.includes(startDate.slice(0, 7)) &&
      (query.from === null || startDate >= query.from) &&
      (query.to === null || startDate <= query.to) &&
      (query.minPrice === null || priceCents >= query.minPrice * 100) &&
      (query.maxPrice === null || priceCents <= query.maxPrice * 100),
  );
}

function passesBesidesFacets({ trip, departures }: Candidate, query: SearchQuery, today: string): boolean {
  const needsDeparture =
    query.feature.includes("garantiert") ||
    query.from !== null ||
    query.to !== null ||
    query.minPrice !== null ||
    query.maxPrice !== null ||
    query.month.length + query.excludeMonth.length > 0;
  if (!holdsWhatIsAsked(trip, query, today)) return false;
  if (needsDeparture && departures.length === 0) return false;
  return trip.days >= (query.minDays ?? 0) && trip.days <= (query.maxDays ?? Infinity);
}

function holdsWhatIsAsked(trip: TripDocument, query: SearchQuery, today: string): boolean {
  const places = tripPlaces(trip);
  const some = (values: string[], holds: (value: string) => boolean) =>
    values.every((value) => value.split("_").some(holds));
  const hasFeature = (feature: string) =>
    feature === "garantiert"
      ? trip.departures.some(({ startDate, guaranteed }) => startDate >= today && guaranteed === true)
      : (trip.features as readonly string[]).includes(feature);
  const hasActivity = (slug: string) =>
    facetValues(trip, "activity").some((activity) => activity.slug === slug);
  return (
    some(query.place, (slug) => places.has(slug)) &&
    some(query.near, (slug) => isNear(trip, slug)) &&
    some(query.feature, hasFeature) &&
    (query.childAge === null || (trip.childrenFromAge !== null && trip.childrenFromAge <= query.childAge)) &&
    !query.excludePlace.some((slug) => places.has(slug)) &&
    !query.excludeFeature.some(hasFeature) &&
    !query.excludeActivity.some(hasActivity)
  );
}

function passesFacet(trip: TripDocument, query: SearchQuery, name: FilteringFacet): boolean {
  const asked = query[name].map(String);
  return asked.length === 0 || facetValues(trip, name).some(({ slug }) => asked.includes(slug));
}

function countFacets(trips: readonly TripDocument[], candidates: Candidate[], query: SearchQuery): Facets {
  const facets: Partial<Facets> = {};
  for (const name of FACETS) {
    const counted = candidates.filter(({ trip }) =>
      FILTERING_FACETS.every((other) => other === name || passesFacet(trip, query, other)),
    );
    const labels = new Map(
      trips.flatMap((trip) => facetValues(trip, name).map((value) => [value.slug, value.name] as const)),
    );
    facets[name] = [...labels]
      .map(([value, label]) => ({
        value,
        label,
        count: counted.filter(({ trip }) => facetValues(trip, name).some(({ slug }) => slug === value))
          .length,
      }))
      .filter(({ value, count }) => count > 0 || query[name].map(String).includes(value))
      .sort(
        (a, b) => b.count - a.count || a.label.localeCompare(b.label, "de") || (a.value < b.value ? -1 : 1),
      );
  }
  return facets as Facets;
}

const nextDay = ({ departures }: Candidate) =>
  departures.map(({ startDate }) => startDate).sort()[0] ?? "9999";
const lowest = ({ departures }: Candidate) =>
  Math.min(Infinity, ...departures.map(({ priceCents }) => priceCents));

function comparator(query: SearchQuery, hasText: boolean): (a: Candidate, b: Candidate) => number {
  const first: Record<SearchQuery["sort"], (a: Candidate, b: Candidate) => number> = {
    relevance: (a, b) => (hasText ? b.score - a.score : 0),
    price: (a, b) => compare(lowest(a), lowest(b)),
    "-price": (a, b) =>
      compare(Number(lowest(a) === Infinity), Number(lowest(b) === Infinity)) ||
      compare(lowest(b), lowest(a)),
    date: () => 0,
    duration: (a, b) => a.trip.days - b.trip.days,
    "-duration": (a, b) => b.trip.days - a.trip.days,
  };
  return (a, b) =>
    first[query.sort](a, b) || compare(nextDay(a), nextDay(b)) || a.trip.number - b.trip.number;
}

function compare<T extends string | number>(a: T, b: T): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function card(one: Candidate): TripCard {
  const { number, slug, title, teaser, image, country, region, activities, days, difficulty, operator } =
    one.trip;
  const price = lowest(one);
  return {
    ...{ number, slug, title, teaser, image, country, region, activities, days, difficulty },
    priceFrom: price === Infinity ? null : { amount: price, currency: "EUR" },
    cheapestDeparture:
      one.departures
        .filter(({ priceCents }) => priceCents === price)
        .map(({ startDate }) => startDate)
        .sort()[0] ?? null,
    nextDeparture: one.departures.length === 0 ? null : nextDay(one),
    operator,
  };
}
