/**
 * Measures the embedded trip search: `node bench/bench.mjs [size…]`, after a build. Tables go to stderr, one JSON line for each
 * row to stdout. No result is cached between queries.
 */
import { performance } from "node:perf_hooks";
import { emptySearchQuery } from "@gratweg/contracts/search-query";
import { createTripSearch } from "../dist/index.js";
import { random, syntheticTrips } from "./synthetic-trips.mjs";

const TODAY = "2026-11-21";
const REPEATS = 400;
const WARM_UP = 60;

const empty = emptySearchQuery();

/** Kinds of queries with the share that each has of the mix. */
function kinds(trips, next) {
  const one = (list) => list[Math.floor(list.length * next())];
  const trip = () => one(trips);
  const words = (text) => text.split(" ").filter((word) => word.length > 4);
  const place = () => trip().title.split(" ").at(-1);
  const common = [
    "Hütte",
    "Gipfel",
    "Aussicht",
    "Wanderung",
    "Bergführer",
    "wandern",
    "Wald",
    "Alpen",
    "See",
    "Trekking",
    "Wein",
  ];
  const slip = (word) => {
    const at = 1 + Math.floor(next() * (word.length - 2));
    return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
  };
  return {
    "no words, no filter": [8, () => ({})],
    "common word": [14, () => ({ q: one(common) })],
    place: [12, () => ({ q: place() })],
    compound: [10, () => ({ q: trip().title.split(" ")[1] })],
    "two words": [12, () => ({ q: `${one(common)} ${place()}` })],
    "two common words": [6, () => ({ q: `${one(common)} ${one(common)}` })],
    "three words": [4, () => ({ q: `${one(words(trip().teaser)) ?? "Berg"} ${one(common)} ${one(common)}` })],
    "typing, 1–2 letters": [4, () => ({ q: place().slice(0, 1 + Math.floor(next() * 2)) })],
    "typing, 3–5 letters": [
      10,
      () => ({
        q: one([place(), one(common), trip().title.split(" ")[1]]).slice(0, 3 + Math.floor(next() * 3)),
      }),
    ],
    "word and country": [6, () => ({ q: one(common), country: [trip().country.slug] })],
    "word, three filters": [
      4,
      () => ({
        q: one(common),
        country: [trip().country.slug, trip().country.slug],
        activity: [trip().activities[0].slug],
        difficulty: [2, 3],
      }),
    ],
    "filters only": [5, () => ({ country: [trip().country.slug], activity: [trip().activities[0].slug] })],
    "dates and filters": [
      4,
      () => ({
        from: one(["2027-05-12", "2027-06-01", "2027-02-20"]),
        to: one(["2027-07-15", "2027-09-30"]),
        country: [trip().country.slug],
        maxDays: 8,
      }),
    ],
    "word, dates, price": [
      3,
      () => ({ q: one(common), from: "2027-05-01", to: "2027-08-31", maxPrice: 900 }),
    ],
    "by price": [2, () => ({ country: [trip().country.slug], sort: one(["price", "-price", "duration"]) })],
    "slip of the finger": [
      3,
      () => ({ q: slip(one(["Wanderung", "Hüttentour", "Gletscher", "Aussicht", "Klettersteig"])) }),
    ],
    "page 5": [1, () => ({ q: one(common), page: 5 })],
  };
}

/** Wall time, and CPU time (of all threads, so with garbage collection), which a busy machine blurs less. */
function quantiles(runs) {
  const at = (key, share) => {
    const sorted = Float64Array.from(runs, (run) => run[key]).sort();
    return Number(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))].toFixed(3));
  };
  return {
    ...{ p50: at("ms", 0.5), p95: at("ms", 0.95), p99: at("ms", 0.99) },
    ...{ cpu50: at("cpuMs", 0.5), cpu95: at("cpuMs", 0.95), cpu99: at("cpuMs", 0.99) },
  };
}

function measure(size) {
  const trips = syntheticTrips(size);
  globalThis.gc?.();
  const before = process.memoryUsage();
  const started = performance.now();
  const index = createTripSearch(trips, "hiking");
  const buildMs = Math.round(performance.now() - started);
  globalThis.gc?.();
  const after = process.memoryUsage();
  const megabytes = Math.round(
    (after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers) / 2 ** 20,
  );
  const firstStarted = performance.now();
  index.search(empty, TODAY);
  const firstMs = Number((performance.now() - firstStarted).toFixed(1));
  emit({ trips: size, kind: "build", buildMs, firstQueryOfDayMs: firstMs, indexMegabytes: megabytes });

  const next = random(7);
  const all = Object.entries(kinds(trips, next));
  const run = (make) => {
    const query = { ...empty, ...make() };
    const cpu = process.cpuUsage();
    const from = performance.now();
    const answer = index.search(query, TODAY);
    const ms = performance.now() - from;
    const { user, system } = process.cpuUsage(cpu);
    return { ms, cpuMs: (user + system) / 1000, total: answer.meta.pagination.total };
  };
  for (const [, [, make]] of all) for (let i = 0; i < WARM_UP; i += 1) run(make);
  for (const [kind, [share, make]] of all) {
    const runs = Array.from({ length: REPEATS }, () => run(make));
    const finds = Math.round(runs.reduce((sum, { total }) => sum + total, 0) / runs.length);
    emit({ trips: size, kind, share, ...quantiles(runs), meanFinds: finds });
  }
  const deck = all.flatMap(([, [share, make]]) => Array.from({ length: share }, () => make));
  const mixed = Array.from({ length: 6000 }, () => run(deck[Math.floor(next() * deck.length)]));
  emit({ trips: size, kind: "mix of all", share: 100, ...quantiles(mixed) });
}

function emit(row) {
  console.log(JSON.stringify({ bench: "trip-search", ...row }));
  const { trips, kind, ...rest } = row;
  console.error(
    `${String(trips).padStart(7)}  ${kind.padEnd(22)} ${Object.entries(rest)
      .map(([key, value]) => `${key} ${value}`)
      .join("  ")}`,
  );
}

const sizes = process.argv.slice(2).map(Number).filter(Boolean);
for (const size of sizes.length > 0 ? sizes : [10_000, 100_000]) measure(size);
