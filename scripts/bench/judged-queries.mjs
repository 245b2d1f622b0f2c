/**
 * How well a search answers judged queries (packages/trip-search/quality/README.md).
 *
 * @typedef {{ site: string, kind: string, set?: string, query: string, right: number[] | "all", good?: number[] }} JudgedQuery
 * @typedef {{ found: number[], similar: number[] }} Shown numbers of the trips in their order; similar ones are shown apart, under a heading that says so
 * @typedef {{ queries: number, success: number, shown: number, wrong: number, gain: number, similar: number, similarWrong: number }} Sums
 */

/** So many are looked at: the first screen. */
const FIRST = 5;

/**
 * Sums by kind, by set, and of all.
 *
 * @param {readonly JudgedQuery[]} queries
 * @param {(query: JudgedQuery) => Shown} ask
 * @returns {Map<string, Sums>}
 */
export function judge(queries, ask) {
  /** @type {Map<string, Sums>} */
  const sums = new Map();
  for (const query of queries) {
    const judgement = judgeOne(query, ask(query));
    for (const kind of [query.kind, "all", ...(query.set ? [`set ${query.set}`] : [])]) {
      const sum = sums.get(kind) ?? {
        queries: 0,
        success: 0,
        shown: 0,
        wrong: 0,
        gain: 0,
        similar: 0,
        similarWrong: 0,
      };
      sum.queries += 1;
      for (const [name, value] of Object.entries(judgement)) sum[/** @type {keyof Sums} */ (name)] += value;
      sums.set(kind, sum);
    }
  }
  return sums;
}

/**
 * Success: a right trip among the first five, where there is one (else a good one, or nothing found where there is nothing). Similar
 * trips count as the answer only with nothing found.
 *
 * @param {JudgedQuery} query
 * @param {Shown} shown
 */
export function judgeOne({ right, good = [] }, { found, similar }) {
  const gainOf = (/** @type {number} */ trip) =>
    right === "all" || right.includes(trip) ? 2 : good.includes(trip) ? 1 : 0;
  const first = found.slice(0, FIRST);
  const apart = first.length === 0 ? similar.slice(0, FIRST) : [];
  const answer = [...first, ...apart];
  const hasNothing = right.length === 0 && good.length === 0;
  const wanted = right.length > 0 ? 2 : 1;
  const ideal =
    right === "all" ? Array.from({ length: FIRST }, () => 2) : [...right.map(() => 2), ...good.map(() => 1)];
  const isAnswered = hasNothing ? first.length === 0 : answer.some((trip) => gainOf(trip) >= wanted);
  return {
    success: Number(isAnswered),
    shown: first.length,
    wrong: first.filter((trip) => gainOf(trip) === 0).length,
    gain: hasNothing ? Number(isAnswered) : discounted(answer.map(gainOf)) / discounted(ideal),
    similar: apart.length,
    similarWrong: apart.filter((trip) => gainOf(trip) === 0).length,
  };
}

/** @param {number[]} gains */
function discounted(gains) {
  return gains.slice(0, FIRST).reduce((sum, gain, place) => sum + gain / Math.log2(place + 2), 0);
}
