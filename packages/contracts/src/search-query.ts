import { FEATURES, type Feature } from "./features";

/**
 * The trip search's query: one grammar for the server's parameters and the search page's address.
 * Free of dependencies, so that a page can use it without shipping a schema library.
 */

/** Facets whose values are slugs; repeating one widens it, different ones narrow each other. */
export const SLUG_FACETS = [
  "country",
  "region",
  "continent",
  "activity",
  "operator",
  "travelType",
  "travelFocusType",
] as const;
export type SlugFacet = (typeof SLUG_FACETS)[number];

/** Stands between alternatives in one value: `place=tirol_salzburg` is in Tyrol or in Salzburg. */
export const ALTERNATIVE = "_";

export const SEARCH_SORTS = ["relevance", "price", "-price", "date", "duration", "-duration"] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];

export const DEFAULT_PAGE_SIZE = 24;
export const MAX_PAGE_SIZE = 100;
/** Longest accepted `q`, in UTF-16 code units. */
export const MAX_QUERY_LENGTH = 200;
/** Most values that one repeatable parameter may carry, alternatives included. */
export const MAX_FACET_VALUES = 50;

export interface SearchQuery extends Record<SlugFacet, string[]> {
  /** What the visitor typed, trimmed; empty finds everything. `-word` must not be there, `oder` stands between alternatives. */
  q: string;
  /** Slugs of the gazetteer where the trip goes; each value must hold, one of its alternatives is enough. */
  place: string[];
  /** The same, of what the trip comes near to. */
  near: string[];
  /** Features; each value must hold, one of its alternatives is enough. */
  feature: string[];
  /** Trips that go there, have that activity or that feature are left out. */
  excludePlace: string[];
  excludeActivity: string[];
  excludeFeature: Feature[];
  /** Age of the youngest child that comes along, in years. */
  childAge: number | null;
  /** Months in which a departure may start, `YYYY-MM`; within `from` and `to`, if those are given. Others are left out. */
  month: string[];
  excludeMonth: string[];
  /** Grades 1 (easy) to 5; a trip's difficulty is the higher one of technique and fitness. */
  difficulty: number[];
  /** First day on which a departure may start, `YYYY-MM-DD`. */
  from: string | null;
  /** Last day on which a departure may start, `YYYY-MM-DD`. */
  to: string | null;
  minDays: number | null;
  maxDays: number | null;
  /** Whole euros, for one person. */
  minPrice: number | null;
  /** Whole euros, for one person. */
  maxPrice: number | null;
  sort: SearchSort;
  /** From 1. */
  page: number;
  pageSize: number;
}

/** Names of the ends of ranges. */
export type RangeEnd = "to" | "maxDays" | "maxPrice";

export interface SearchIssue {
  parameter: string;
  /** German, for people. */
  message: string;
}

export type ParsedSearchQuery = { ok: true; query: SearchQuery } | { ok: false; issues: SearchIssue[] };

type ParameterKind =
  | { kind: "text" }
  | { kind: "slugs" }
  | { kind: "places" }
  | { kind: "features" }
  | { kind: "featureNames" }
  | { kind: "months" }
  | { kind: "grades" }
  | { kind: "day" }
  | { kind: "integer"; min: number; max: number }
  | { kind: "sort" };

/** Every parameter in its canonical order. The OpenAPI description is made from this table. */
export const SEARCH_PARAMETERS: ReadonlyArray<{ name: keyof SearchQuery } & ParameterKind> = [
  { name: "q", kind: "text" },
  ...SLUG_FACETS.map((name) => ({ name, kind: "slugs" as const })),
  { name: "difficulty", kind: "grades" },
  { name: "place", kind: "places" },
  { name: "near", kind: "places" },
  { name: "feature", kind: "features" },
  { name: "childAge", kind: "integer", min: 0, max: 17 },
  { name: "month", kind: "months" },
  { name: "from", kind: "day" },
  { name: "to", kind: "day" },
  { name: "minDays", kind: "integer", min: 1, max: 365 },
  { name: "maxDays", kind: "integer", min: 1, max: 365 },
  { name: "minPrice", kind: "integer", min: 0, max: 1_000_000 },
  { name: "maxPrice", kind: "integer", min: 0, max: 1_000_000 },
  { name: "excludePlace", kind: "slugs" },
  { name: "excludeActivity", kind: "slugs" },
  { name: "excludeFeature", kind: "featureNames" },
  { name: "excludeMonth", kind: "months" },
  { name: "sort", kind: "sort" },
  { name: "page", kind: "integer", min: 1, max: 100_000 },
  { name: "pageSize", kind: "integer", min: 1, max: MAX_PAGE_SIZE },
];

export function emptySearchQuery(): SearchQuery {
  return {
    q: "",
    country: [],
    region: [],
    continent: [],
    activity: [],
    operator: [],
    travelType: [],
    travelFocusType: [],
    difficulty: [],
    place: [],
    near: [],
    feature: [],
    childAge: null,
    month: [],
    excludePlace: [],
    excludeActivity: [],
    excludeFeature: [],
    excludeMonth: [],
    from: null,
    to: null,
    minDays: null,
    maxDays: null,
    minPrice: null,
    maxPrice: null,
    sort: "relevance",
    page: 1,
    pageSize: DEFAULT_PAGE_SIZE,
  };
}

/** Strict reading, for the server: unknown or malformed parameters are issues. */
export function parseSearchQuery(parameters: URLSearchParams): ParsedSearchQuery {
  const { query, issues } = read(parameters);
  return issues.length === 0 ? { ok: true, query } : { ok: false, issues };
}

/** Lenient reading, for the search page's address: what it does not know or understand is ignored. */
export function readSearchQuery(parameters: URLSearchParams): SearchQuery {
  return read(parameters).query;
}

/**
 * Lenient reading for the form's fields: unlike {@link readSearchQuery} it keeps a range that is upside down, so that
 * the form can say so (see {@link reversedRanges}) instead of losing what was typed.
 */
export function readSearchFields(parameters: URLSearchParams): SearchQuery {
  return fieldsOf(parameters).query;
}

/** The ends of ranges that lie before their beginnings; a search is asked without them. */
export function reversedRanges(query: SearchQuery): (SearchIssue & { parameter: RangeEnd })[] {
  return RANGES.filter(({ from, to }) => isReversed(query[from], query[to])).map(({ to, message }) => ({
    parameter: to,
    message,
  }));
}

/** The shortest parameters that read back as the same query: defaults left out, fixed order. */
export function writeSearchQuery(query: SearchQuery): URLSearchParams {
  const defaults = emptySearchQuery();
  const parameters = new URLSearchParams();
  for (const { name } of SEARCH_PARAMETERS) {
    const value = query[name];
    if (Array.isArray(value)) for (const item of value) parameters.append(name, String(item));
    else if (value !== null && value !== defaults[name]) parameters.set(name, String(value));
  }
  return parameters;
}

/** Whether anything but sort and page narrows the result. */
export function isFiltered(query: SearchQuery): boolean {
  const { q: _q, sort: _sort, page: _page, pageSize: _size, ...filters } = query;
  return Object.values(filters).some((value) => (Array.isArray(value) ? value.length > 0 : value !== null));
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const MONTH = /^[1-9]\d{3}-(?:0[1-9]|1[0-2])$/;

export function isDay(text: string): boolean {
  const match = DAY.exec(text);
  if (!match) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
}

const RANGES = [
  { from: "from", to: "to", message: "Das Enddatum liegt vor dem Anfangsdatum." },
  { from: "minDays", to: "maxDays", message: "Die Höchstdauer liegt unter der Mindestdauer." },
  { from: "minPrice", to: "maxPrice", message: "Der Höchstpreis liegt unter dem Mindestpreis." },
] as const;

function isReversed(from: string | number | null, to: string | number | null): boolean {
  return from !== null && to !== null && from > to;
}

function read(parameters: URLSearchParams): { query: SearchQuery; issues: SearchIssue[] } {
  const { query, issues } = fieldsOf(parameters);
  const reversed = reversedRanges(query);
  const withoutEnds = Object.fromEntries(reversed.map(({ parameter }) => [parameter, null]));
  return { query: { ...query, ...withoutEnds }, issues: [...issues, ...reversed] };
}

function fieldsOf(parameters: URLSearchParams): { query: SearchQuery; issues: SearchIssue[] } {
  const query = emptySearchQuery();
  const issues: SearchIssue[] = [];
  const known = new Map(SEARCH_PARAMETERS.map((parameter) => [parameter.name as string, parameter]));
  const names = new Set(parameters.keys());
  for (const name of names) {
    const parameter = known.get(name);
    if (!parameter) {
      issues.push({ parameter: name.slice(0, 60), message: "Diesen Parameter gibt es nicht." });
      continue;
    }
    const message = assign(query, parameter, parameters.getAll(name));
    if (message) issues.push({ parameter: name, message });
  }
  return { query, issues };
}

const isFeature = (value: string): boolean => (FEATURES as readonly string[]).includes(value);

type ListKind = "slugs" | "places" | "features" | "featureNames" | "months";
const LISTS: Readonly<Record<ListKind, { isGood: (value: string) => boolean; message: string }>> = {
  slugs: {
    isGood: (value) => value.length <= 100 && SLUG.test(value),
    message: "Erlaubt sind Kurznamen aus Kleinbuchstaben, Ziffern und Bindestrichen.",
  },
  places: {
    isGood: (value) => value.length <= 300 && value.split(ALTERNATIVE).every((slug) => SLUG.test(slug)),
    message:
      "Erlaubt sind Kurznamen aus Kleinbuchstaben, Ziffern und Bindestrichen, mit _ zwischen mehreren.",
  },
  features: {
    isGood: (value) => value.split(ALTERNATIVE).every(isFeature),
    message: `Erlaubt sind ${FEATURES.join(", ")}, mit _ zwischen mehreren.`,
  },
  featureNames: { isGood: isFeature, message: `Erlaubt sind ${FEATURES.join(", ")}.` },
  months: { isGood: (value) => MONTH.test(value), message: "Erwartet wird ein Monat in der Form JJJJ-MM." },
};

/** Sets what is well-formed; answers what is wrong with the rest. An empty value counts as absent, as HTML forms send it. */
function assign(
  query: SearchQuery,
  parameter: { name: keyof SearchQuery } & ParameterKind,
  raw: string[],
): string | undefined {
  const values = raw.map((value) => value.trim()).filter((value) => value !== "");
  const first = values[0];
  if (first === undefined) return undefined;
  if (parameter.kind in LISTS) {
    const { isGood, message } = LISTS[parameter.kind as ListKind];
    const good = unique(values.filter(isGood));
    const few = fewest(good, parameter.kind === "places");
    query[parameter.name as SlugFacet] = few;
    if (few.length < good.length) return `Höchstens ${MAX_FACET_VALUES} Werte sind möglich.`;
    return good.length < unique(values).length ? message : undefined;
  }
  if (parameter.kind === "grades") {
    const good = unique(values.filter((value) => /^[1-5]$/.test(value)));
    query.difficulty = good.map(Number).sort((a, b) => a - b);
    return good.length < unique(values).length ? "Erlaubt sind ganze Zahlen von 1 bis 5." : undefined;
  }
  if (values.length > 1) return "Dieser Parameter darf nur einmal vorkommen.";
  switch (parameter.kind) {
    case "text":
      query.q = first.slice(0, MAX_QUERY_LENGTH);
      return first.length > MAX_QUERY_LENGTH
        ? `Die Suche darf höchstens ${MAX_QUERY_LENGTH} Zeichen lang sein.`
        : undefined;
    case "day":
      if (!isDay(first)) return "Erwartet wird ein Tag in der Form JJJJ-MM-TT.";
      query[parameter.name as "from" | "to"] = first;
      return undefined;
    case "integer": {
      const value = Number(first);
      if (!/^\d{1,7}$/.test(first) || value < parameter.min || value > parameter.max)
        return `Erwartet wird eine ganze Zahl von ${parameter.min} bis ${parameter.max}.`;
      query[parameter.name as "page"] = value;
      return undefined;
    }
    case "sort":
      if (!isSort(first)) return `Erlaubt sind ${SEARCH_SORTS.join(", ")}.`;
      query.sort = first;
      return undefined;
  }
}

/** Each place is looked for among all trips, whichever value it stands in. */
function fewest(values: readonly string[], hasAlternatives: boolean): string[] {
  let count = 0;
  return values.filter((value) => {
    count += hasAlternatives ? value.split(ALTERNATIVE).length : 1;
    return count <= MAX_FACET_VALUES;
  });
}

function isSort(value: string): value is SearchSort {
  return (SEARCH_SORTS as readonly string[]).includes(value);
}

function unique(values: string[]): string[] {
  return [...new Set(values)];
}
