import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { run } from "../lib/processes.mjs";
import { median, table } from "./report.mjs";

const CLI = fileURLToPath(import.meta.resolve("lighthouse/cli/index.js"));
const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
].join(" ");
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
/** Name of the audit, and the unit that its milliseconds are shown in. */
const METRICS = [
  ["first-contentful-paint", 1000],
  ["largest-contentful-paint", 1000],
  ["total-blocking-time", 1],
  ["cumulative-layout-shift", 1],
  ["speed-index", 1000],
];

/** Lighthouse's standard phone and throttling; the median of several runs for each number. */
export async function lighthouse({ root, logs, pages, runs, chromium, progress }) {
  const rows = [];
  for (const page of pages) {
    const { site, name, url } = page;
    const reports = [];
    for (let count = 1; count <= runs; count += 1) {
      progress(`${site} ${name} ${count}/${runs}`);
      const file = reportFile(logs, page, count);
      await run(
        `Lighthouse on ${url}`,
        process.execPath,
        [CLI, url, "--quiet", "--output=json", `--output-path=${file}`, `--chrome-flags=${FLAGS}`],
        {
          cwd: root,
          env: { ...process.env, CHROME_PATH: chromium },
          log: path.join(logs, "lighthouse.log"),
        },
      );
      reports.push(JSON.parse(readFileSync(file, "utf8")));
    }
    rows.push([
      site,
      name,
      ...CATEGORIES.map((id) => score(reports, id)),
      ...METRICS.map((one) => metric(reports, one)),
    ]);
  }
  return [
    `Lighthouse's standard phone with simulated throttling, median of ${runs}. A test system says noindex, which SEO counts against it:`,
    "measure with `GRATWEG_PRODUCTION=true npm start` for that. Aims: 100 in all four, LCP ≤ 1.5 s, TBT ≤ 50 ms, CLS ≤ 0.01.",
    "",
    table(
      [
        "Site",
        "page",
        "performance",
        "accessibility",
        "best practices",
        "SEO",
        "FCP, s",
        "LCP, s",
        "TBT, ms",
        "CLS",
        "speed index, s",
      ],
      rows,
    ),
    "",
    ...failures(pages, logs, runs),
  ].join("\n");
}

function score(reports, id) {
  return Math.round(median(reports.map(({ categories }) => (categories[id]?.score ?? NaN) * 100)));
}

function metric(reports, [id, divisor]) {
  const value = median(reports.map(({ audits }) => audits[id]?.numericValue ?? NaN)) / divisor;
  return id === "total-blocking-time"
    ? Math.round(value)
    : value.toFixed(id === "cumulative-layout-shift" ? 3 : 2);
}

/** What the last run of each page lost points by. */
function failures(pages, logs, runs) {
  const lines = pages.flatMap((page) => {
    const { audits, categories } = JSON.parse(readFileSync(reportFile(logs, page, runs), "utf8"));
    const counted = CATEGORIES.flatMap((id) =>
      categories[id].auditRefs.filter(({ weight }) => weight > 0).map((ref) => ref.id),
    );
    const lost = [...new Set(counted)].filter((id) => audits[id].score !== null && audits[id].score < 0.9);
    return lost.length > 0
      ? [`- ${page.site}, ${page.name}: ${lost.map((id) => `\`${id}\``).join(", ")}`]
      : [];
  });
  return lines.length > 0 ? ["Lost points in the last run:", "", ...lines] : [];
}

function reportFile(logs, { site, name }, count) {
  return path.join(logs, `lighthouse-${site}-${name.replaceAll(" ", "-")}-${count}.json`);
}
