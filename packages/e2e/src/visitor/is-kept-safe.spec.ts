import type { Page } from "@playwright/test";
import { aPageOfEachTemplate } from "../support/built-pages";
import { expect, test, untilAlive, visit } from "../support/visitor";

const SLIPPED_IN = "window.stolen = true";

test("a page of each template lives within its policy", async ({ page }) => {
  test.setTimeout(120_000);
  const paths = aPageOfEachTemplate();
  expect(paths.length).toBeGreaterThan(8);
  for (const path of paths) {
    const response = await page.goto(path);
    expect([path, response?.status()]).toEqual([path, 200]);
    expect(response?.headers()["content-security-policy"]).not.toMatch(/unsafe-/);
    await untilAlive(page);
    // Pictures further down come while one reads.
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await page.waitForLoadState("networkidle");
  }
});

test("going from page to page by links stays within the first page's policy", async ({ page }) => {
  await visit(page, "/");
  const menu = page.getByRole("navigation", { name: "Hauptmenü" });
  for (const name of ["Reisesuche", "Hilfe", "Magazin", "Startseite"]) {
    await menu.getByRole("link", { name }).click();
    await expect(menu.locator("[aria-current]")).toHaveText([name]);
    await page.waitForLoadState("networkidle");
  }
  await expect(page.locator("#gatsby-announcer")).toHaveText("Neue Seite: Eine Woche zu Fuß.");
  // What Gatsby reads out to screen readers takes no room, although its style attribute is gone.
  const announcer = await page.locator("#gatsby-announcer").boundingBox();
  expect([announcer?.width, announcer?.height]).toEqual([1, 1]);
});

test("what a script adds later neither runs, nor styles, nor calls home", async ({ page, faults }) => {
  faults.expect(
    /(?:script|style|img|connect|frame)-src|trusted-types|Trusted|Content Security Policy|fremd\.example/,
  );
  await visit(page, "/de");
  const colour = await page.evaluate(() => getComputedStyle(document.body).color);
  const called = await page.evaluate(async (code) => {
    const element = (name: string, attributes: Record<string, string>, text = "") => {
      const made = document.createElement(name);
      for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
      made.append(text);
      return made;
    };
    document.body.append(
      element("script", {}, code),
      element("script", { src: "https://fremd.example/x.js" }),
      element("style", {}, "body { color: rgb(1, 2, 3) !important }"),
      element("p", { style: "color: rgb(1, 2, 3)" }, "x"),
      element("img", { src: "https://fremd.example/x.png", alt: "" }),
      element("iframe", { src: "https://fremd.example/" }),
    );
    return fetch("https://fremd.example/").then(
      () => "called",
      () => "stopped",
    );
  }, SLIPPED_IN);
  expect([called, await stolen(page)]).toEqual(["stopped", false]);
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe(colour);
  for (const directive of [
    "require-trusted-types-for",
    "script-src",
    "style-src",
    "style-src-attr",
    "img-src",
    "frame-src",
    "connect-src",
  ])
    await expect.poll(() => faults.all().some((fault) => fault.includes(`: ${directive}`))).toBe(true);
});

function stolen(page: Page): Promise<boolean> {
  return page.evaluate(() => "stolen" in window);
}
