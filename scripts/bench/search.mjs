import path from "node:path";
import { run } from "../lib/processes.mjs";
import { table } from "./report.mjs";

const SIZES = [10_000, 100_000];
const TIMES = ["p50", "p95", "p99", "cpu50", "cpu95", "cpu99"];

/** Runs the engine's own bench, which measures in one process without HTTP. */
export async function search({ root, logs, progress }) {
  const words = ["--expose-gc", "--max-old-space-size=4096", "bench/bench.mjs", ...SIZES.map(String)];
  const rows = [];
  await run("The search's bench", process.execPath, words, {
    cwd: path.join(root, "packages/trip-search"),
    env: process.env,
    log: path.join(logs, "bench-search.log"),
    onLine: (line) => (line.startsWith("{") ? rows.push(JSON.parse(line)) : progress(line.trim())),
  });
  const count = (value) => value?.toLocaleString("en") ?? "–";
  const builds = rows.filter(({ kind }) => kind === "build");
  const queries = rows.filter(({ kind }) => kind !== "build");
  return [
    "Synthetic trips with long texts, 17 kinds of queries, 24 results with highlights and all facet counts, one process, nothing cached. Wall time in",
    "milliseconds; beside it CPU time, which a busy machine blurs less. Memory is that of the index, beside the trips themselves.",
    "",
    "Aim: p95 of the mix of all ≤ 0.5 ms at 100,000 trips.",
    "",
    table(
      ["Trips", "index, MB", "built in, ms"],
      builds.map(({ trips, indexMegabytes, buildMs }) => [count(trips), indexMegabytes, count(buildMs)]),
    ),
    "",
    table(
      ["Kind", "trips", "share, %", ...TIMES, "finds"],
      queries.map(({ kind, trips, share, meanFinds, ...row }) => [
        ...[kind, count(trips), share, ...TIMES.map((name) => row[name].toFixed(2)), count(meanFinds)],
      ]),
    ),
  ].join("\n");
}
