import { EXCLUDED_FEATURE_LABELS, FEATURE_LABELS, type Feature } from "@gratweg/contracts/features";
import {
  ALTERNATIVE,
  reversedRanges,
  SLUG_FACETS,
  writeSearchQuery,
  type SearchQuery,
} from "@gratweg/contracts/search-query";
import { formatDate, formatMonth, formatPrice, type ActiveFilter } from "@gratweg/design-system";
import type { ChosenFilters, SearchQueryPatch } from "@gratweg/flows";

type T = (key: string, values?: Record<string, string | number>) => string;

const CHOSEN = {
  country: "countries",
  region: "regions",
  continent: "continents",
  activity: "activities",
  operator: "operators",
  travelType: "travelTypes",
  travelFocusType: "travelFocusTypes",
} as const;

/** Parameters that no field of the form shows. */
const UNSHOWN = [
  "place",
  "near",
  "childAge",
  "month",
  "excludePlace",
  "excludeActivity",
  "excludeFeature",
  "excludeMonth",
] as const satisfies readonly (keyof SearchQuery)[];

/** Every filter that is set, each with a name that a person understands; one without a name of ours is not shown. */
export function activeFilters(query: SearchQuery, chosen: ChosenFilters, t: T): ActiveFilter[] {
  const filters = namedFilters(query, chosen, t);
  return filters.flatMap(({ id, label }) => (label === null ? [] : { id, label }));
}

/** The same as a heading says them: grades by their names, both ends of a range as one. */
export function headingWords(query: SearchQuery, chosen: ChosenFilters, t: T): string[] {
  const { difficulty, from, to, minDays, maxDays, minPrice, maxPrice } = query;
  const joined: Record<string, string | false> = {
    difficulty: difficulty.length > 0 && gradeWords(difficulty, t),
    from:
      from !== null &&
      to !== null &&
      t("search.heading.dates", { from: formatDate(from), to: formatDate(to) }),
    minDays:
      minDays !== null &&
      maxDays !== null &&
      (minDays === maxDays
        ? t("search.heading.days", { count: minDays })
        : t("search.heading.dayRange", { from: minDays, to: maxDays })),
    minPrice:
      minPrice !== null &&
      maxPrice !== null &&
      t("search.heading.prices", { from: formatPrice(minPrice * 100), to: formatPrice(maxPrice * 100) }),
  };
  const ends: Record<string, string> = { to: "from", maxDays: "minDays", maxPrice: "minPrice" };
  const said = activeFilters(query, chosen, t).map(({ id, label }) => {
    const kind = id.split(":")[0]!;
    return joined[ends[kind] ?? kind] || label;
  });
  return [...new Set(said)];
}

/** 1 and 2 are „leicht“, 2 alone lies between. */
function gradeWords(grades: readonly number[], t: T): string {
  const sorted = [...grades].sort();
  const [first, last] = [sorted[0]!, sorted.at(-1)!];
  const name = (grade: number) => t(`search.heading.grade.${grade}`);
  if (last - first >= sorted.length) return sorted.map(name).join(` ${t("search.filter.or")} `);
  const [low, high] = [first === 2 && last > 2 ? 1 : first, last === 2 && first < 2 ? 1 : last].map(name);
  return low === high ? low! : t("search.heading.grades", { low: low!, high: high! });
}

type MaybeNamed = { id: string; label: string | null };

function namedFilters(query: SearchQuery, chosen: ChosenFilters, t: T): MaybeNamed[] {
  const slugs = SLUG_FACETS.flatMap((facet) =>
    query[facet].map((slug) => ({
      id: `${facet}:${slug}`,
      label: nameOf(slug, chosen[CHOSEN[facet]]),
    })),
  );
  const grades = query.difficulty.map((grade) => ({
    id: `difficulty:${grade}`,
    label: t("search.filter.difficulty", { grade }),
  }));
  return [
    ...slugs,
    ...wishes(query, chosen, t),
    ...grades,
    ...ranges(query, t),
    ...exclusions(query, chosen, t),
  ];
}

/** What somebody wishes for: where, when, with what. */
function wishes(query: SearchQuery, { places }: ChosenFilters, t: T): MaybeNamed[] {
  const placesOf = (value: string) => alternatives(value, (slug) => nameOf(slug, places), t);
  const near = (place: string | null) => place && t("search.filter.near", { place });
  const age = query.childAge;
  return [
    ...query.place.map((value) => ({ id: `place:${value}`, label: placesOf(value) })),
    ...query.near.map((value) => ({
      id: `near:${value}`,
      label: near(placesOf(value)),
    })),
    ...query.month.map((month) => ({ id: `month:${month}`, label: formatMonth(month) })),
    ...query.feature.map((value) => ({
      id: `feature:${value}`,
      label: alternatives(value, (feature) => FEATURE_LABELS[feature as Feature], t),
    })),
    ...(age === null
      ? []
      : [
          {
            id: "childAge",
            label: age === 0 ? t("search.filter.baby") : t("search.filter.childAge", { count: age }),
          },
        ]),
  ];
}

function ranges(query: SearchQuery, t: T): ActiveFilter[] {
  const { from, to, minDays, maxDays, minPrice, maxPrice } = query;
  const euros = (value: number) => formatPrice(value * 100);
  return [
    from !== null && { id: "from", label: t("search.filter.from", { date: formatDate(from) }) },
    to !== null && { id: "to", label: t("search.filter.to", { date: formatDate(to) }) },
    minDays !== null && { id: "minDays", label: t("search.filter.minDays", { count: minDays }) },
    maxDays !== null && { id: "maxDays", label: t("search.filter.maxDays", { count: maxDays }) },
    minPrice !== null && { id: "minPrice", label: t("search.filter.minPrice", { price: euros(minPrice) }) },
    maxPrice !== null && { id: "maxPrice", label: t("search.filter.maxPrice", { price: euros(maxPrice) }) },
  ].filter((filter) => filter !== false);
}

function exclusions(query: SearchQuery, { places, excludedActivities }: ChosenFilters, t: T): MaybeNamed[] {
  const without = (name: string | null) => name && t("search.filter.without", { name });
  return [
    ...query.excludePlace.map((slug) => ({
      id: `excludePlace:${slug}`,
      label: without(nameOf(slug, places)),
    })),
    ...query.excludeActivity.map((slug) => ({
      id: `excludeActivity:${slug}`,
      label: without(nameOf(slug, excludedActivities)),
    })),
    ...query.excludeFeature.map((feature) => ({
      id: `excludeFeature:${feature}`,
      label: EXCLUDED_FEATURE_LABELS[feature],
    })),
    ...query.excludeMonth.map((month) => ({
      id: `excludeMonth:${month}`,
      label: t("search.filter.notIn", { month: formatMonth(month) }),
    })),
  ];
}

function alternatives(value: string, name: (part: string) => string | null, t: T): string | null {
  const names = value.split(ALTERNATIVE).map(name);
  return names.includes(null) ? null : names.join(` ${t("search.filter.or")} `);
}

function nameOf(slug: string, named: ChosenFilters["places"]): string | null {
  return named.find((one) => one.slug === slug)?.name ?? null;
}

/** The query as it is searched: without the ends of ranges that are upside down. */
export function withoutEnds(query: SearchQuery): SearchQuery {
  return { ...query, ...Object.fromEntries(reversedRanges(query).map(({ parameter }) => [parameter, null])) };
}

/** The change that takes one of {@link activeFilters} away. */
export function withoutFilter(query: SearchQuery, id: string): SearchQueryPatch {
  const [name = "", value] = id.split(":");
  if (name === "difficulty")
    return { difficulty: query.difficulty.filter((grade) => String(grade) !== value) };
  const list = ([...SLUG_FACETS, "feature", ...UNSHOWN] as const).find((candidate) => candidate === name);
  if (list && list !== "childAge") {
    const kept = (query[list] as readonly string[]).filter((one) => one !== value);
    return { [list]: kept };
  }
  return { [name]: null };
}

/** Parameters that no field of the form shows, for a form that is sent without scripts. */
export function unshownParameters(query: SearchQuery): [name: string, value: string][] {
  return [...writeSearchQuery(query)].filter(
    ([name, value]) =>
      name === "q" ||
      UNSHOWN.some((one) => one === name) ||
      // A checkbox is for one feature, „Hund oder Kinder“ has none.
      (name === "feature" && value.includes(ALTERNATIVE)),
  );
}
