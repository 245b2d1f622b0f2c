import { brotliCompressSync } from "node:zlib";
import { chromium as playwright } from "playwright-core";
import { ask } from "../lib/ask.mjs";
import { StepError } from "../lib/terminal.mjs";
import { table } from "./report.mjs";

/** The phone that Lighthouse uses, so that both see the same pictures. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: "de-DE",
};
const KINDS = ["html", "script", "data", "font", "image", "other"];

/** @typedef {{ kind: string, bytes: number, prefetched: boolean }} Transfer */

/** Loads each page in a fresh Chromium profile and counts what crosses the wire. */
export async function weight({ pages, chromium, progress }) {
  const browser = await playwright.launch({
    executablePath: chromium,
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"],
  });
  try {
    const rows = [];
    for (const { site, name, url } of pages) {
      progress(`${site} ${name}`);
      await waitForBrotli(url);
      const { transfers, css } = await load(browser, url);
      const own = transfers.filter(({ prefetched }) => !prefetched);
      const later = transfers.filter(({ prefetched }) => prefetched);
      const sum = (/** @type {string} */ kind) => kilobytes(own.filter((one) => one.kind === kind));
      rows.push([
        site,
        name,
        sum("html"),
        (css / 1000).toFixed(1),
        ...KINDS.slice(1).map(sum),
        kilobytes(own),
        own.length,
        `${kilobytes(later)} in ${later.length}`,
      ]);
    }
    return [
      "Bodies as they cross the wire (brotli where it applies), in kB of 1,000 bytes; a phone of 412 × 823 px at 1.75, empty cache, until nothing is loaded any more. CSS stands",
      "inside the HTML, is counted there, and here once more compressed by itself. Data: page data and answers of the API. Prefetched: what Gatsby fetches beforehand for",
      "links in sight; not part of the sums. Aims: HTML ≤ 20, CSS ≤ 12, script ≤ 100 (later 75).",
      "",
      table(
        [
          "Site",
          "page",
          "HTML",
          "CSS",
          "script",
          "data",
          "fonts",
          "pictures",
          "other",
          "sum",
          "requests",
          "prefetched",
        ],
        rows,
      ),
    ].join("\n");
  } finally {
    await browser.close();
  }
}

/**
 * @param {import("playwright-core").Browser} browser
 * @param {string} url
 * @param {(context: import("playwright-core").BrowserContext) => Promise<void>} [prepare]
 */
export async function load(browser, url, prepare) {
  const context = await browser.newContext(PHONE);
  try {
    await prepare?.(context);
    const page = await context.newPage();
    /** @type {Promise<Transfer | undefined>[]} */
    const pending = [];
    page.on("requestfinished", (request) => pending.push(transferOf(request)));
    await page.goto(url, { waitUntil: "networkidle" });
    const styles = await page
      .locator("style")
      .evaluateAll((elements) => elements.map((style) => style.textContent ?? ""));
    const transfers = (await Promise.all(pending)).filter((transfer) => transfer !== undefined);
    return { transfers, css: brotliCompressSync(styles.join("")).length };
  } finally {
    await context.close();
  }
}

/**
 * @param {import("playwright-core").Request} request
 * @returns {Promise<Transfer | undefined>}
 */
async function transferOf(request) {
  if (!request.url().startsWith("http")) return undefined;
  const [response, { responseBodySize }, headers] = await Promise.all([
    request.response(),
    request.sizes(),
    request.allHeaders(),
  ]);
  // Chromium's own count is less exact: it takes the length of the headers from the whole.
  const bytes = Number(await response?.headerValue("content-length")) || responseBodySize;
  const prefetched = (headers["sec-purpose"] ?? headers["purpose"] ?? "").includes("prefetch");
  return { kind: kindOf(request), bytes, prefetched };
}

/** @param {import("playwright-core").Request} request */
function kindOf(request) {
  const type = request.resourceType();
  if (type === "document") return "html";
  if (type === "fetch" || type === "xhr") return "data";
  if (/\.js$/.test(new URL(request.url()).pathname)) return "script";
  if (/\.json$/.test(new URL(request.url()).pathname)) return "data";
  return KINDS.includes(type) ? type : "other";
}

/** The server compresses after its start; until a file's turn comes it is served plain. */
export async function waitForBrotli(/** @type {string} */ url) {
  const until = Date.now() + 60_000;
  while (Date.now() < until) {
    const { headers } = await ask(url, { headers: { "accept-encoding": "br" } });
    if (headers["content-encoding"] === "br") return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new StepError(`${url} is not served as brotli.`);
}

/** @param {Transfer[]} transfers */
export function kilobytes(transfers) {
  return (transfers.reduce((sum, { bytes }) => sum + bytes, 0) / 1000).toFixed(1);
}
