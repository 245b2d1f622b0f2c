import { readdirSync } from "node:fs";
import path from "node:path";
import { isStandIn } from "@gratweg/contracts/routes";
import type { Page } from "@playwright/test";
import { product } from "../support/product";
import { KARWENDEL } from "../support/search-page";
import { expect, test, untilAlive, visit } from "../support/visitor";

const SLIPPED_IN = "window.stolen = true";

test("every built page lives within its policy", async ({ context, faults }) => {
  test.setTimeout(300_000);
  // Pictures in texts come from the content system, which the policy names.
  faults.expect(
    new RegExp(`^foreign request: http://localhost:${product().ports.GRATWEG_CMS_PORT}/uploads/`),
  );
  const paths = builtPages();
  expect(paths).toEqual(expect.arrayContaining(["/de", "/de/reisesuche", "/de/magazin", KARWENDEL.path]));
  // Several at a time: most of it is waiting until a page asks for nothing any more.
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      const page = await context.newPage();
      for (let each = paths.shift(); each !== undefined; each = paths.shift()) {
        const response = await page.goto(each);
        expect([each, response?.status()]).toEqual([each, 200]);
        expect(response?.headers()["content-security-policy"]).not.toMatch(/unsafe-/);
        await untilAlive(page);
        // Pictures further down come while one reads.
        await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
        await page.waitForLoadState("networkidle");
      }
    }),
  );
});

test("going from page to page by links stays within the first page's policy", async ({ page }) => {
  await visit(page, "/");
  const menu = page.getByRole("navigation", { name: "Hauptmenü" });
  for (const name of ["Reisesuche", "Hilfe", "Magazin", "Startseite"]) {
    await menu.getByRole("link", { name }).click();
    await expect(menu.locator("[aria-current]")).toHaveText([name]);
    await page.waitForLoadState("networkidle");
  }
  // What Gatsby reads out to screen readers takes no room, although its style attribute is gone.
  const announcer = await page.locator("#gatsby-announcer").boundingBox();
  expect([announcer?.width, announcer?.height]).toEqual([1, 1]);
});

test("a script that was slipped into a page on its way does not run; the page's own do", async ({
  page,
  faults,
}) => {
  faults.expect(/script-src|Content Security Policy/);
  await page.route(KARWENDEL.path, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const slipped = `<script>${SLIPPED_IN}</script><img src="data:," onerror="${SLIPPED_IN}" alt=""></body>`;
    await route.fulfill({ response, body: body.replace("</body>", slipped) });
  });
  await visit(page, KARWENDEL.path);
  await expect.poll(() => faults.all().filter((fault) => fault.startsWith("security policy")).length).toBe(2);
  expect(await stolen(page)).toBe(false);
});

test("what a script adds later neither runs, nor styles, nor calls home", async ({ page, faults }) => {
  faults.expect(/(?:script|style|img|connect|frame)-src|Content Security Policy|fremd\.example/);
  await visit(page, "/de");
  const colour = await page.evaluate(() => getComputedStyle(document.body).color);
  const called = await page.evaluate(async (code) => {
    const script = document.createElement("script");
    script.textContent = code;
    const style = document.createElement("style");
    style.textContent = "body { color: rgb(1, 2, 3) !important }";
    const part = document.createElement("div");
    part.innerHTML = `<p style="color: rgb(1, 2, 3)">x</p><img src="https://fremd.example/x.png" alt=""><iframe src="https://fremd.example/"></iframe>`;
    document.body.append(script, style, part);
    return fetch("https://fremd.example/").then(
      () => "called",
      () => "stopped",
    );
  }, SLIPPED_IN);
  expect([called, await stolen(page)]).toEqual(["stopped", false]);
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe(colour);
  for (const directive of [
    "script-src",
    "style-src",
    "style-src-attr",
    "img-src",
    "frame-src",
    "connect-src",
  ])
    await expect.poll(() => faults.all().some((fault) => fault.includes(`: ${directive}`))).toBe(true);
});

function builtPages(): string[] {
  const folder = path.join(product().data, "sites/hiking");
  return (
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /^(?:de\/)?(?:.*\/)?index\.html$/.test(file) && !file.startsWith("_gatsby"))
      .map((file) => `/${path.dirname(file)}`.replace(/^\/\.$/, "/"))
      // The server only shows these at other addresses, where their own specs see them.
      .filter((each) => !isStandIn(each))
  );
}

function stolen(page: Page): Promise<boolean> {
  return page.evaluate(() => "stolen" in window);
}
