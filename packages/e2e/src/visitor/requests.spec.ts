import { KARWENDEL } from "../support/search-page";
import { expect, test, visit } from "../support/visitor";

/** Document, fonts, scripts and calls; pictures come as one reads, and the application when somebody needs it. */
const MOST_REQUESTS = 26;

for (const [name, path] of [
  ["search", "/de/reisesuche?q=Huette"],
  ["a trip", KARWENDEL.path],
] as const)
  test(`${name} asks nobody but the site itself, and not often`, async ({ page, baseURL }) => {
    const asked: string[] = [];
    const needed: string[] = [];
    page.on("request", (request) => {
      asked.push(request.url());
      const { pathname } = new URL(request.url());
      // Chromium asks for the site's symbol anew each time the address is replaced, whatever its cache holds.
      const isSymbol = pathname.startsWith("/favicon");
      // A script that was fetched ahead is asked for again, and comes from the cache.
      const isAhead = request.headers()["sec-purpose"] === "prefetch";
      if (!isAhead && request.resourceType() !== "image" && !pathname.startsWith("/page-data/") && !isSymbol)
        needed.push(request.url());
    });
    await visit(page, path);
    // Pictures further down come while one reads.
    await page.mouse.move(600, 400);
    const end = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < end; top += 600)
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
    await page.waitForLoadState("networkidle");
    expect(asked.filter((url) => !url.startsWith("data:") && new URL(url).origin !== baseURL)).toEqual([]);
    expect(needed.filter((url, place) => needed.indexOf(url) !== place)).toEqual([]);
    expect(needed.length).toBeLessThanOrEqual(MOST_REQUESTS);
    const broken = await page
      .locator("img")
      .evaluateAll(
        (images) =>
          images.filter((image) => image instanceof HTMLImageElement && image.complete && !image.naturalWidth)
            .length,
      );
    expect(broken).toBe(0);
  });
