import { createRequire } from "node:module";
import path from "node:path";
import { readContent, readLines } from "../lib/content.mjs";
import { table } from "./report.mjs";

/** The day that the judgements are made for. */
const TODAY = "2026-12-01";
/** So many are looked at: the first screen. */
const FIRST = 5;

/**
 * The search over the trips of the content, which a query asks on one site. The content system must be built.
 *
 * @param {string} root
 */
export async function contentSearch(root) {
  const { createTripSearch } = await import("@gratweg/trip-search");
  const { emptySearchQuery } = await import("@gratweg/contracts/search-query");
  const { toTripDocument } = await import("@gratweg/content-client");
  const cms = createRequire(path.join(root, "packages/cms/package.json"));
  const { departuresFor } = cms("./dist/src/demo/departures.js");
  const content = readContent(root);
  const yearly = readLines(path.join(root, "content/departures.jsonl"));
  const trips = content["tour"].map((tour) => {
    const own = yearly.filter(({ tour: slug }) => slug === tour.slug);
    const departures = departuresFor(tour, own, TODAY);
    return toTripDocument({ ...tour, gallery: [], departures }, { uploadsHost: "http://localhost" });
  });
  const split = (words) => (words ? words.split(", ") : []);
  const words = content["search-word-group"].map((group) => {
    return { ...group, words: split(group.words), finds: split(group.finds) };
  });
  const searches = new Map();
  return (/** @type {string} */ name, /** @type {string} */ q) => {
    // As the judgements write it: outdoorsGermany.
    const site = name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`);
    if (!searches.has(site)) {
      const shown = trips.filter(({ sites }) => site === "portal" || sites.includes(site));
      searches.set(site, createTripSearch(shown, site, words));
    }
    const { data, meta } = searches.get(site).search({ ...emptySearchQuery(), q }, TODAY);
    const numbers = (cards = []) => cards.map(({ number }) => number);
    /** Similar trips are shown apart, under a heading that says so. @type {Record<"found" | "similar", number[]>} */
    const shown = { found: numbers(data), similar: numbers(meta.similar) };
    return { ...shown, total: /** @type {number} */ (meta.pagination.total) };
  };
}

/**
 * Success: a right trip among the first five, where there is one (else a good one, or nothing found where there is nothing). Similar
 * trips count as the answer only with nothing found.
 *
 * @param {{ right: number[] | "all", good?: number[] }} query packages/trip-search/quality/README.md
 * @param {{ found: number[], similar: number[] }} shown numbers of trips in their order
 */
export function judge({ right, good = [] }, { found, similar }) {
  const gainOf = (trip) => (right === "all" || right.includes(trip) ? 2 : Number(good.includes(trip)));
  const first = found.slice(0, FIRST);
  const gains = (first.length > 0 ? first : similar.slice(0, FIRST)).map(gainOf);
  const ideal = right === "all" ? Array(FIRST).fill(2) : [...right.map(() => 2), ...good.map(() => 1)];
  const success = Number(ideal.length === 0 ? first.length === 0 : gains.some((gain) => gain >= ideal[0]));
  return {
    success,
    shown: first.length,
    wrong: first.filter((trip) => gainOf(trip) === 0).length,
    gain: ideal.length === 0 ? success : discounted(gains) / discounted(ideal),
  };
}

function discounted(gains) {
  return gains.slice(0, FIRST).reduce((sum, gain, place) => sum + gain / Math.log2(place + 2), 0);
}

/** Shares of the judged queries: of all, then by kind and by set. @param {string} root */
export async function measureQuality(root) {
  const search = await contentSearch(root);
  const judgements = new Map();
  for (const query of readLines(path.join(root, "packages/trip-search/quality/queries.jsonl"))) {
    const judgement = judge(query, search(query.site, query.query));
    for (const kind of ["all", query.kind, ...(query.set ? [`set ${query.set}`] : [])])
      judgements.set(kind, [...(judgements.get(kind) ?? []), judgement]);
  }
  return [...judgements].map(([kind, own]) => {
    const sum = (name) => own.reduce((total, judgement) => total + judgement[name], 0);
    return {
      kind,
      queries: own.length,
      success: sum("success") / own.length,
      wrong: sum("wrong") / Math.max(1, sum("shown")),
      gain: sum("gain") / own.length,
    };
  });
}

/** A section of docs/benchmarks.md. @param {{ root: string }} options */
export async function searchQuality({ root }) {
  const [all, ...kinds] = await measureQuality(root);
  const percent = (share) => (100 * share).toFixed(1);
  const row = ({ kind, queries, success, wrong, gain }) => [
    ...[kind, queries, percent(success), percent(wrong), gain.toFixed(3)],
  ];
  return [
    "Judged queries over all eight sites (packages/trip-search/quality), asked of the search in process. Success: a right trip among the first five;",
    "nothing where nothing is on offer. Wrong: of the trips shown as finds in the first five places. nDCG: of the first five, right trips count twice",
    "what good ones do. Similar trips are shown apart, and count with nothing found alone.",
    "",
    "Aims: success ≥ 95 %, wrong ≤ 3 %, nDCG ≥ 0.85.",
    "",
    table(["Kind", "queries", "success, %", "wrong, %", "nDCG"], [row(all), ...kinds.map(row).sort()]),
  ].join("\n");
}
