import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { chromium } from "playwright-core";

const require = createRequire(import.meta.url);
const AXE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const WIDTH = 360;

/** Of what a page loads, the check needs nothing that changes neither structure nor colours. */
const NOT_NEEDED = new Set(["script", "image", "media", "fetch", "xhr"]);

/**
 * Runs axe on pages as they are delivered: prerendered, without scripts, which every visitor gets first. What scripts add is judged
 * by the browser tests.
 *
 * @param {{ executablePath: string, addresses: readonly string[], tabs?: number, onPage?: (done: number) => void }} options
 * @returns {Promise<{ address: string, rule: string, help: string, targets: string[] }[]>}
 */
export async function findBarriers({ executablePath, addresses, tabs = 2, onPage = () => {} }) {
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"],
  });
  const found = [];
  const queue = addresses.values();
  let done = 0;
  const work = async () => {
    // A policy without `unsafe-inline` would stop the checker's own script.
    const context = await browser.newContext({
      bypassCSP: true,
      viewport: { width: WIDTH, height: 780 },
      reducedMotion: "reduce",
      locale: "de-DE",
    });
    await context.route("**/*", (route) =>
      NOT_NEEDED.has(route.request().resourceType()) ? route.abort() : route.continue(),
    );
    const page = await context.newPage();
    for (const address of queue) {
      const response = await page.goto(address, { waitUntil: "domcontentloaded" });
      if (!response?.ok())
        found.push({ address, rule: "answer", help: `Status ${response?.status()}`, targets: [] });
      await page.evaluate(AXE);
      const violations = await page.evaluate(
        (tags) =>
          window.axe
            .run(document, { runOnly: tags, resultTypes: ["violations"], elementRef: false })
            .then((result) =>
              result.violations.map(({ id, help, nodes }) => ({
                rule: id,
                help,
                targets: nodes.map(({ target }) => target.join(" ")),
              })),
            ),
        TAGS,
      );
      found.push(...violations.map((violation) => ({ address, ...violation })));
      onPage(++done);
    }
  };
  try {
    await Promise.all(Array.from({ length: tabs }, work));
  } finally {
    await browser.close();
  }
  return found;
}

/**
 * Addresses of all pages of a built site, from the files that Gatsby has written.
 * @param {readonly string[]} files paths below the site's folder, with a leading slash
 * @param {string} origin
 */
export function pageAddresses(files, origin) {
  return files
    .filter((file) => file.endsWith("/index.html"))
    .map((file) => origin + (path.posix.dirname(file) === "/" ? "/" : path.posix.dirname(file)))
    .sort();
}
