import { MAX_DAYS, MAX_EUROS, readDayCount, readEuros } from "./amount";
import { isRealDay, nextDay, readMonth, readWrittenDay } from "./day";
import { FEATURES, type Feature } from "./features";

/**
 * The trip search's query: one grammar for the server's parameters and the search page's address.
 * Free of a schema library, so that a page can use it.
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

/** Every parameter in its canonical order, with its German label. The OpenAPI description is made from this table. */
export const SEARCH_PARAMETERS: ReadonlyArray<{ name: keyof SearchQuery; label: string } & ParameterKind> = [
  { name: "q", label: "Suchwörter", kind: "text" },
  { name: "country", label: "Land", kind: "slugs" },
  { name: "region", label: "Region", kind: "slugs" },
  { name: "continent", label: "Kontinent", kind: "slugs" },
  { name: "activity", label: "Aktivität", kind: "slugs" },
  { name: "operator", label: "Veranstalter", kind: "slugs" },
  { name: "travelType", label: "Reiseart", kind: "slugs" },
  { name: "travelFocusType", label: "Schwerpunkt", kind: "slugs" },
  { name: "difficulty", label: "Schwierigkeit", kind: "grades" },
  { name: "place", label: "Ort", kind: "places" },
  { name: "near", label: "Ort", kind: "places" },
  { name: "feature", label: "Wunsch", kind: "features" },
  { name: "childAge", label: "Alter des Kindes", kind: "integer", min: 0, max: 17 },
  { name: "month", label: "Monat", kind: "months" },
  { name: "from", label: "Abreise", kind: "day" },
  { name: "to", label: "Abreise", kind: "day" },
  { name: "minDays", label: "Dauer", kind: "integer", min: 1, max: MAX_DAYS },
  { name: "maxDays", label: "Dauer", kind: "integer", min: 1, max: MAX_DAYS },
  { name: "minPrice", label: "Preis", kind: "integer", min: 0, max: MAX_EUROS },
  { name: "maxPrice", label: "Preis", kind: "integer", min: 0, max: MAX_EUROS },
  { name: "excludePlace", label: "Ort", kind: "slugs" },
  { name: "excludeActivity", label: "Aktivität", kind: "slugs" },
  { name: "excludeFeature", label: "Wunsch", kind: "featureNames" },
  { name: "excludeMonth", label: "Monat", kind: "months" },
  { name: "sort", label: "Sortierung", kind: "sort" },
  { name: "page", label: "Seite", kind: "integer", min: 1, max: 100_000 },
  { name: "pageSize", label: "Seite", kind: "integer", min: 1, max: MAX_PAGE_SIZE },
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

/** Lenient reading, for the search page's address: usual spellings count too, the rest is left out. */
export function readSearchQuery(parameters: URLSearchParams): SearchQuery {
  return read(inUsualSpelling(parameters)).query;
}

/**
 * Lenient reading for the form's fields: unlike {@link readSearchQuery} it keeps a range that is upside down, so that
 * the form can say so (see {@link reversedRanges}) instead of losing what was typed.
 */
export function readSearchFields(parameters: URLSearchParams): SearchQuery {
  return readSearchLink(parameters).query;
}

/** The same with the parameters of which something is left out. Parameters that are none of ours stand in most links. */
export function readSearchLink(parameters: URLSearchParams): { query: SearchQuery; unread: string[] } {
  const { query, issues } = fieldsOf(inUsualSpelling(parameters));
  return { query, unread: issues.map(({ parameter }) => parameter) };
}

/** Says which parameters are left out, without a word of their values: those are nobody's here. */
export function leftOutOfLink(names: readonly string[]): string {
  const labels = SEARCH_PARAMETERS.filter(({ name }) => names.includes(name)).map(({ label }) => label);
  return `Der Link nennt etwas, das wir nicht kennen, und wir suchen ohne diese Angabe: ${unique(labels).join(", ")}.`;
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
const MONTH = /^[1-9]\d{3}-(?:0[1-9]|1[0-2])$/;

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
      if (!isRealDay(first)) return "Erwartet wird ein Tag in der Form JJJJ-MM-TT.";
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

/** The parameters as we write them ourselves, where they can be read; what cannot stays for the strict reading to refuse. */
function inUsualSpelling(parameters: URLSearchParams): URLSearchParams {
  const usual = new URLSearchParams();
  for (const [written, value] of parameters) {
    const parameter = SEARCH_PARAMETERS.find(({ name }) => name.toLowerCase() === written.toLowerCase());
    if (parameter) for (const one of spellings(parameter, value)) usual.append(parameter.name, one);
  }
  return usual;
}

function spellings({ name, kind }: (typeof SEARCH_PARAMETERS)[number], value: string): readonly string[] {
  const each = (spell: (one: string) => string | null) =>
    value.split(/[,;|]/).map((one) => spell(one) || one.trim());
  switch (kind) {
    case "text":
      return [value];
    case "months":
      return each(readMonth);
    case "grades":
      return each(slugOf).flatMap((grade) => GRADES[grade] ?? grade.replace(/^([1-5])-.*/, "$1"));
    case "day": {
      const day = readWrittenDay(value);
      return [(day?.year !== undefined && nextDay(day, "")) || value];
    }
    case "integer": {
      const read = name.endsWith("Price") ? readEuros : name.endsWith("Days") ? readDayCount : () => null;
      const number = read(value);
      return [
        number === null ? value : String(name.startsWith("min") ? Math.ceil(number) : Math.floor(number)),
      ];
    }
    case "sort":
      return [value.toLowerCase()];
    default:
      return each(slugOf);
  }
}

const GRADES: Readonly<Record<string, readonly string[]>> = {
  leicht: ["1", "2"],
  mittel: ["3"],
  schwer: ["4", "5"],
  anspruchsvoll: ["4", "5"],
  "sehr-anspruchsvoll": ["5"],
};
const LETTERS: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

/** „Österreich“ is `oesterreich`; `_` stays between alternatives. */
function slugOf(name: string): string {
  return name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => LETTERS[letter]!)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9_]+/g, "-")
    .replace(/^-|-$/g, "");
}
