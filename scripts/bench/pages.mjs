import { readFileSync } from "node:fs";
import http from "node:http";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import { ask } from "../lib/ask.mjs";
import { run } from "../lib/processes.mjs";
import { StepError } from "../lib/terminal.mjs";
import { interactions } from "./interactions.mjs";
import { table } from "./report.mjs";

const CLI = fileURLToPath(import.meta.resolve("lighthouse/cli/index.js"));
const CHROME =
  "--chrome-flags=--headless --no-sandbox --disable-gpu --disable-background-networking --disable-sync";
/** Of each kind the first page that a site's sitemap or home names; a kind that a site does not have is left out. */
const KINDS = {
  home: /^\/de$/,
  trip: /^\/de\/reise\/\d+\/[^/]+$/,
  article: /^\/de\/magazin\/[^/]+\/[^/]+$/,
  list: /^\/de\/top\/[^/]+$/,
  search: /^\/de\/reisesuche$/,
};
const SCRIPTS_AND_FONTS = /<script\b[^]*?<\/script>|<link\b[^>]*\bas="(?:script|font)"[^>]*>/g;

/** Lighthouse's standard phone and throttling, for each page and, in turn with it, for its floor. */
export async function pages({ root, logs, origins, runs, chromium, progress }) {
  const file = path.join(logs, "lighthouse.json");
  const words = `--quiet --only-categories=performance --output=json --output-path=${file}`.split(" ");
  const measure = async (address) => {
    const options = { cwd: root, env: { ...process.env, CHROME_PATH: chromium }, log: `${file}.log` };
    await run(`Lighthouse on ${address}`, process.execPath, [CLI, address, CHROME, ...words], options);
    const { audits, categories } = JSON.parse(readFileSync(file, "utf8"));
    const [metrics] = audits.metrics.details.items;
    const requests = audits["network-requests"].details.items;
    const scripts = requests.filter(({ resourceType }) => resourceType === "Script");
    const kB = (some) => some.reduce((sum, { transferSize }) => sum + transferSize / 1000, 0);
    const { firstContentfulPaint: fcp, largestContentfulPaint: lcp, totalBlockingTime: tbt } = metrics;
    const size = [kB(requests), kB(scripts), requests.length];
    return [fcp, lcp, tbt, categories.performance.score * 100, ...size, metrics.cumulativeLayoutShift];
  };
  const rows = [];
  let walked = "";
  for (const origin of origins) {
    const floor = startFloor(origin).unref();
    const found = await readPages(origin);
    walked ||= await interactions({ origin, pages: new Map(found), chromium });
    for (const [kind, page] of found) {
      const measured = [];
      for (let count = 1; count <= runs; count += 1) {
        progress(`${origin}${page} ${count}/${runs}`);
        const least = await measure(`http://127.0.0.1:${floor.address().port}${page}`);
        measured.push([...least.slice(0, 2), ...(await measure(origin + page))]);
      }
      const [leastFcp, leastLcp, ...own] = measured[0].map(
        (_, at) => measured.map((all) => all[at]).sort((a, b) => a - b)[Math.floor(runs / 2)],
      );
      const ratios = [own.pop(), own[0] / leastFcp, own[1] / leastLcp].map((value) => value.toFixed(2));
      rows.push([new URL(origin).hostname, kind, ...[leastFcp, leastLcp, ...own].map(Math.round), ...ratios]);
    }
  }
  const head = "Site,page,floor FCP,floor LCP,FCP,LCP,TBT,score,kB,scripts,requests,CLS,FCP ratio,LCP ratio";
  return `Lighthouse's standard phone with simulated throttling, median of ${runs}; milliseconds; kB (all, of scripts) and requests before a touch. The floor is
the same page in the same run, with every script and web font taken out; the ratios are to it.

${table(head.split(","), rows)}

What is pressed as soon as a page has loaded, and once its application lives, on a phone with a processor four times slower, in milliseconds:

${walked}`;
}

/** Answers as the site does, without scripts and web fonts. */
function startFloor(origin) {
  const server = http.createServer(async ({ url, headers }, response) => {
    if (/\.woff2?$/.test(url)) return response.writeHead(404).end();
    const isPage = headers.accept?.includes("text/html");
    const answer = await ask(origin + url, { headers: { "accept-encoding": isPage ? "identity" : "br" } });
    const text = isPage && answer.body.toString().replace(SCRIPTS_AND_FONTS, "");
    const body = isPage
      ? brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
      : answer.body;
    const changed = isPage && { "content-encoding": "br", "content-length": body.length };
    return response.writeHead(answer.status, { ...answer.headers, ...changed }).end(body);
  });
  return server.listen(0, "127.0.0.1");
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
  const found = Object.entries(KINDS).map(([kind, kept]) => [kind, paths.find((page) => kept.test(page))]);
  const trip = found[1][1];
  const departures = trip && JSON.parse(await read(`/api/trips/${trip.split("/")[3]}/departures`)).data;
  const open = departures?.find(({ seatsLeft }) => seatsLeft > 0);
  return [...found, ["booking", open && `${trip}/buchen/${open.number}`]].filter(([, page]) => page);
}
