import { readFileSync } from "node:fs";
import path from "node:path";
import { judge } from "./judged-queries.mjs";
import { table } from "./report.mjs";
import { contentSearchWords, contentTrips } from "./content-trips.mjs";

/** The day that the judgements are made for. */
const TODAY = "2026-12-01";
/** Sites by the names of the judgements. */
const SITES = /** @type {Record<string, string>} */ ({
  outdoorsGermany: "outdoors-germany",
  outdoorsSweden: "outdoors-sweden",
});
const AIMS = { success: 0.95, wrong: 0.03, gain: 0.85 };

/**
 * The search as it is built, over the trips of the content; a query is asked on one site.
 *
 * @param {string} root
 */
export async function contentSearch(root) {
  const { createTripSearch } = await import("@gratweg/trip-search");
  const { emptySearchQuery } = await import("@gratweg/contracts/search-query");
  const { toTripDocument } = await import("@gratweg/content-client");
  const trips = contentTrips(root, TODAY, toTripDocument);
  const words = contentSearchWords(root);
  /** @type {Map<string, ReturnType<typeof createTripSearch>>} */
  const searches = new Map();
  const searchOf = (/** @type {string} */ site) => {
    let search = searches.get(site);
    if (!search) {
      const shown = trips.filter((/** @type {any} */ trip) => site === "portal" || trip.sites.includes(site));
      searches.set(site, (search = createTripSearch(shown, site, words)));
    }
    return search;
  };
  return (/** @type {string} */ site, /** @type {string} */ q) =>
    searchOf(SITES[site] ?? site).search({ ...emptySearchQuery(), q }, TODAY);
}

/** Asks the judged queries; answers sums by kind. @param {string} root */
export async function measureQuality(root) {
  const search = await contentSearch(root);
  return judge(readQueries(root), ({ site, query }) => {
    const answer = search(site, query);
    const numbers = (/** @type {{ number: number }[]} */ cards) => cards.map(({ number }) => number);
    return { found: numbers(answer.data), similar: numbers(answer.meta.similar ?? []) };
  });
}

/**
 * @param {string} root
 * @returns {import("./judged-queries.mjs").JudgedQuery[]}
 */
export function readQueries(root) {
  return readFileSync(path.join(root, "packages/trip-search/quality/queries.jsonl"), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}

/** A section of docs/benchmarks.md. @param {{ root: string }} options */
export async function searchQuality({ root }) {
  const sums = await measureQuality(root);
  const kinds = [...sums].sort(([a], [b]) => Number(b === "all") - Number(a === "all") || a.localeCompare(b));
  const percent = (/** @type {number} */ share) => (100 * share).toFixed(1);
  const all = sums.get("all");
  if (!all) throw new Error("No query was judged.");
  const met = (/** @type {boolean} */ isMet) => (isMet ? "met" : "missed");
  const wrong = all.wrong / all.shown;
  return [
    "Judged queries over all eight sites (packages/trip-search/quality), asked of the search in process. Success: a right trip among the first five;",
    "nothing where nothing is on offer. Wrong: of the trips shown as finds in the first five places. nDCG: of the first five, right trips count twice",
    "what good ones do. Similar trips are shown apart, with nothing found alone.",
    "",
    `Aims: success ≥ ${percent(AIMS.success)} % (${met(all.success / all.queries >= AIMS.success)}), wrong ≤ ${percent(AIMS.wrong)} % (${met(wrong <= AIMS.wrong)}), nDCG ≥ ${AIMS.gain} (${met(all.gain / all.queries >= AIMS.gain)}).`,
    "",
    table(
      ["Kind", "queries", "success, %", "wrong, %", "nDCG", "similar", "wrong of them"],
      kinds.map(([kind, sum]) => [
        ...[
          kind,
          sum.queries,
          percent(sum.success / sum.queries),
          sum.shown ? percent(sum.wrong / sum.shown) : "–",
        ],
        ...[(sum.gain / sum.queries).toFixed(3), sum.similar, sum.similarWrong],
      ]),
    ),
  ].join("\n");
}
