import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { run } from "../lib/processes.mjs";
import { StepError } from "../lib/terminal.mjs";
import { table } from "./report.mjs";

const SIZES = [10_000, 100_000];
/** Milliseconds, for the 95th percentile at the greatest size. */
const AIM = 0.5;

/** @typedef {Record<string, number> & { kind: string, trips: number }} Row one line of packages/trip-search/bench */

/** Runs the engine's own bench, which measures in one process without HTTP. */
export async function search({ root, logs, progress }) {
  const folder = path.join(root, "packages/trip-search");
  if (!existsSync(path.join(folder, "dist/index.js")))
    throw new StepError('packages/trip-search is not built: run "npm run build" first.');
  const log = path.join(logs, "bench-search.log");
  await run(
    "The search's bench",
    process.execPath,
    ["--expose-gc", "--max-old-space-size=4096", "bench/bench.mjs", ...SIZES.map(String)],
    { cwd: folder, env: process.env, log, onLine: (line) => line.startsWith("{") || progress(line.trim()) },
  );
  const rows = /** @type {Row[]} */ (
    readFileSync(log, "utf8")
      .split("\n")
      .filter((line) => line.startsWith('{"bench":"trip-search"'))
      .map((line) => JSON.parse(line))
  );
  return [
    "Synthetic trips with long texts, 17 kinds of queries, 24 results with highlights and all facet counts, one process, nothing cached. Wall time in",
    "milliseconds; beside it CPU time, which a busy machine blurs less. Memory is that of the index, beside the trips themselves.",
    "",
    aim(rows),
    "",
    sizesTable(rows),
    "",
    `Kinds of queries at ${count(SIZES.at(-1) ?? 0)} trips:`,
    "",
    kindsTable(rows.filter(({ trips }) => trips === SIZES.at(-1))),
  ].join("\n");
}

/** @param {Row[]} rows */
function aim(rows) {
  const mix = rows.find(({ trips, kind }) => trips === SIZES.at(-1) && kind === "mix of all");
  const p95 = mix?.["p95"] ?? NaN;
  return `Aim: p95 of the mix ≤ ${AIM} ms at ${count(SIZES.at(-1) ?? 0)} trips. ${p95 <= AIM ? "Met" : "Missed"}: ${p95.toFixed(2)} ms, of CPU time ${mix?.["cpu95"]?.toFixed(2)} ms.`;
}

/** @param {Row[]} rows */
function sizesTable(rows) {
  const of = (/** @type {number} */ trips, /** @type {string} */ kind) =>
    rows.find((row) => row.trips === trips && row.kind === kind) ?? /** @type {Row} */ ({});
  return table(
    ["Trips", "p50", "p95", "p99", "p50 CPU", "p95 CPU", "p99 CPU", "index, MB", "built in, s"],
    SIZES.map((trips) => {
      const mix = of(trips, "mix of all");
      const built = of(trips, "build");
      return [
        count(trips),
        ...times(mix),
        built["indexMegabytes"] ?? "–",
        ((built["buildMs"] ?? NaN) / 1000).toFixed(1),
      ];
    }),
  );
}

/** @param {Row[]} rows */
function kindsTable(rows) {
  return table(
    ["Kind", "share, %", "p50", "p95", "p99", "p50 CPU", "p95 CPU", "p99 CPU", "finds"],
    rows
      .filter(({ kind }) => kind !== "build" && kind !== "mix of all")
      .map((row) => [row.kind, row["share"] ?? "–", ...times(row), count(row["meanFinds"] ?? 0)]),
  );
}

/** @param {Row} row */
function times(row) {
  return ["p50", "p95", "p99", "cpu50", "cpu95", "cpu99"].map((name) => row[name]?.toFixed(2) ?? "–");
}

/** @param {number} value */
function count(value) {
  return value.toLocaleString("en");
}
