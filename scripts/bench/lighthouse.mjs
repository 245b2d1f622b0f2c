import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { ask } from "../lib/ask.mjs";
import { run } from "../lib/processes.mjs";
import { StepError } from "../lib/terminal.mjs";
import { table } from "./report.mjs";

const CLI = fileURLToPath(import.meta.resolve("lighthouse/cli/index.js"));
const FLAGS = "--headless --no-sandbox --disable-gpu --disable-background-networking --disable-sync";
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
/** In milliseconds, but the shift of layout, which is shown in thousandths. */
const METRICS = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "speed-index"];
const SHIFT = "cumulative-layout-shift";
/** Of each kind the first page that a site's sitemap or home names; a kind that a site does not have is left out. */
const KINDS = {
  home: /^\/de$/,
  search: /^\/de\/reisesuche$/,
  trip: /^\/de\/reise\/\d+\/[^/]+$/,
  magazine: /^\/de\/magazin$/,
  article: /^\/de\/magazin\/[^/]+\/[^/]+$/,
  questions: /^\/de\/haeufige-fragen$/,
  support: /^\/de\/support$/,
  "top list": /^\/de\/top\/[^/]+$/,
  "content page": /^\/de\/agb$/,
};

/** Lighthouse's standard phone and throttling; the median of several runs for each number. */
export async function lighthouse({ root, logs, origins, runs, chromium, progress }) {
  const file = path.join(logs, "lighthouse.json");
  const log = path.join(logs, "lighthouse.log");
  const env = { ...process.env, CHROME_PATH: chromium };
  const rows = [];
  for (const origin of origins)
    for (const [kind, page] of await readPages(origin)) {
      const words = [CLI, origin + page, "--quiet", "--output=json", `--output-path=${file}`];
      const reports = [];
      for (let count = 1; count <= runs; count += 1) {
        progress(`${origin}${page} ${count}/${runs}`);
        const command = [...words, `--chrome-flags=${FLAGS}`];
        await run(`Lighthouse on ${origin}${page}`, process.execPath, command, { cwd: root, env, log });
        reports.push(JSON.parse(readFileSync(file, "utf8")));
      }
      const median = (read) => reports.map(read).sort((a, b) => a - b)[Math.floor(runs / 2)];
      const { audits, categories } = reports.at(-1);
      const lost = CATEGORIES.flatMap((id) => categories[id].auditRefs)
        .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 0.9)
        .map(({ id }) => id);
      rows.push([
        new URL(origin).hostname.replace(".localhost", ""),
        kind,
        ...CATEGORIES.map((id) => Math.round(median((report) => report.categories[id].score * 100))),
        ...METRICS.map((id) => Math.round(median((report) => report.audits[id].numericValue))),
        median((report) => report.audits[SHIFT].numericValue).toFixed(3),
        [...new Set(lost)].join(", ") || "–",
      ]);
    }
  return [
    `Lighthouse's standard phone with simulated throttling, median of ${runs}; times in milliseconds. A test system says noindex, which SEO counts against it:`,
    "measure with `GRATWEG_PRODUCTION=true npm start` for that. Aims: 100 in all four, LCP ≤ 1.5 s, TBT ≤ 50 ms, CLS ≤ 0.01.",
    "",
    table(["Site", "page", ...CATEGORIES, ...METRICS, SHIFT, "lost points in the last run by"], rows),
  ].join("\n");
}

async function readPages(origin) {
  const read = async (page) => {
    const answer = await ask(origin + page).catch(() => undefined);
    if (answer?.status === 200) return answer.body.toString();
    throw new StepError(`${origin}${page} does not answer: run "npm start" first, or name another --url.`);
  };
  const text = (await read("/de-DE-sitemap.xml")) + (await read("/de"));
  // A test system's sitemap names the production domain.
  const paths = [...text.matchAll(/(?:<loc>https?:\/\/[^/<]*|href=")(\/[^"#?<]*)/g)].map(([, page]) => page);
  const pages = Object.entries(KINDS).map(([kind, wanted]) => [
    kind,
    paths.find((page) => wanted.test(page)),
  ]);
  const trip = pages.find(([kind]) => kind === "trip")?.[1];
  const { data } = trip
    ? JSON.parse(await read(`/api/trips/${trip.split("/")[3]}/departures`))
    : { data: [] };
  if (data[0]) pages.push(["booking", `${trip}/buchen/${data[0].number}`]);
  return pages.filter(([, page]) => page);
}
