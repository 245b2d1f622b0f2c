import type { SearchQuery } from "@gratweg/contracts";
import { ALTERNATIVE } from "@gratweg/contracts/search-query";
import { placeBySlug } from "./places";
import { GUARANTEED } from "./query/departures";
import { addDays } from "./understanding/days";

/** Weeks before and after the asked days. */
const DAYS_AROUND = 21;
const PRICE_ABOVE = 1.15;
const AROUND_KM = [120, 250];

/**
 * Queries for trips that are near to what is asked when nothing is: a day longer or shorter, a little dearer, some weeks earlier or
 * later, a grade up or down. Nearness in place is the index' own.
 */
export function* neighbours(query: SearchQuery): Generator<{ query: SearchQuery; nearKm?: number }> {
  const wider = [notGuaranteed, widerLength, widerPrice, widerGrades, widerDays];
  for (const widen of wider) {
    const next = widen(query);
    if (next) yield { query: next };
  }
  for (const nearKm of AROUND_KM) {
    const near = around(query);
    if (near) yield { query: near, nearKm };
  }
  const larger = inLarger(query);
  if (larger) yield { query: larger };
  const other = otherwise(query);
  if (other) yield { query: other };
  // Two at once, for who asked for much.
  for (const [place, first] of wider.entries()) {
    for (const second of wider.slice(place + 1)) {
      const one = first(query);
      const both = one && second(one);
      if (both) yield { query: both };
    }
  }
}

/** Trips near to the places instead of in them. */
function around(query: SearchQuery): SearchQuery | null {
  if (query.place.length + query.near.length === 0) return null;
  return { ...query, place: [], near: [...query.near, ...query.place] };
}

/** In what the places lie directly in, continents left out. */
function inLarger(query: SearchQuery): SearchQuery | null {
  const place = [...query.place, ...query.near].map((value) =>
    value.split(ALTERNATIVE).flatMap(largerThan).join(ALTERNATIVE),
  );
  if (place.length === 0 || place.some((value) => value === "")) return null;
  return { ...query, place, near: [] };
}

function largerThan(slug: string): string[] {
  const within = placeBySlug(slug)?.within ?? [];
  return within.filter((larger) => !FAR_APART.has(placeBySlug(larger)?.kind ?? "continent"));
}

const FAR_APART: ReadonlySet<string> = new Set(["continent", "part-of-world"]);

/** The same place on other ways: by bicycle where no walk leads. */
function otherwise(query: SearchQuery): SearchQuery | null {
  if (query.activity.length === 0 || query.place.length + query.near.length === 0) return null;
  return { ...query, activity: [] };
}

function notGuaranteed(query: SearchQuery): SearchQuery | null {
  const feature = query.feature.filter((value) => value !== GUARANTEED);
  return feature.length === query.feature.length ? null : { ...query, feature };
}

function widerLength(query: SearchQuery): SearchQuery | null {
  const { minDays, maxDays } = query;
  if (minDays === null && maxDays === null) return null;
  const around = (maxDays ?? minDays ?? 0) >= 10 ? 2 : 1;
  return {
    ...query,
    minDays: minDays === null ? null : Math.max(1, minDays - around),
    maxDays: maxDays === null ? null : maxDays + around,
  };
}

function widerPrice(query: SearchQuery): SearchQuery | null {
  const { minPrice, maxPrice } = query;
  if (minPrice === null && maxPrice === null) return null;
  return {
    ...query,
    minPrice: minPrice === null ? null : Math.floor(minPrice / PRICE_ABOVE),
    maxPrice: maxPrice === null ? null : Math.ceil(maxPrice * PRICE_ABOVE),
  };
}

function widerGrades(query: SearchQuery): SearchQuery | null {
  if (query.difficulty.length === 0) return null;
  const grades = query.difficulty.flatMap((grade) => [grade - 1, grade, grade + 1]);
  return { ...query, difficulty: [...new Set(grades)].filter((grade) => grade >= 1 && grade <= 5).sort() };
}

function widerDays(query: SearchQuery): SearchQuery | null {
  const { from, to, month } = query;
  if (from === null && to === null && month.length === 0) return null;
  const months = month.flatMap((one) => [
    addDays(`${one}-01`, -1).slice(0, 7),
    one,
    addDays(`${one}-01`, 32).slice(0, 7),
  ]);
  return {
    ...query,
    month: [...new Set(months)].sort(),
    from: from === null ? null : addDays(from, -DAYS_AROUND),
    to: to === null ? null : addDays(to, DAYS_AROUND),
  };
}
