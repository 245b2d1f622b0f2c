import { KARWENDEL } from "../support/search-page";
import { expect, test, visit } from "../support/visitor";

const MOST_REQUESTS = 40;

for (const [name, path] of [
  ["home", "/"],
  ["search", "/de/reisesuche?q=Huette"],
  ["a trip", KARWENDEL.path],
] as const)
  test(`${name} asks nobody but the site itself, and not often`, async ({ page, baseURL }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await visit(page, path);
    // Pictures further down come while one reads.
    await page.mouse.move(600, 400);
    const end = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < end; top += 600)
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
    await page.waitForLoadState("networkidle");
    expect(asked.filter((url) => !url.startsWith("data:") && new URL(url).origin !== baseURL)).toEqual([]);
    expect(asked.length).toBeLessThanOrEqual(MOST_REQUESTS);
    const broken = await page
      .locator("img")
      .evaluateAll(
        (images) =>
          images.filter((image) => image instanceof HTMLImageElement && image.complete && !image.naturalWidth)
            .length,
      );
    expect(broken).toBe(0);
  });
