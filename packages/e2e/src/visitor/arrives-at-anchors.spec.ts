import type { Page } from "@playwright/test";
import { expect, test } from "../support/portal";
import { KARWENDEL } from "../support/search-page";
import { visit } from "../support/visitor";

const WIDTHS = [360, 390, 768, 1280, 1920];
const MOTIONS = ["no-preference", "reduce"] as const;
const TOLERANCE = 8;

/** Pages with anchors far below, at which a window arrives over parts that are drawn on its way. */
const LONG = { "the trip page": KARWENDEL.path, home: "/" };

/** One page of each other type. */
const SHORT = [
  "/de/reisesuche",
  "/de/magazin",
  "/de/top",
  "/de/haeufige-fragen",
  "/de/support",
  "/de/impressum",
  "/de/vertrag-kuendigen",
  "/de/portal/user/login",
  "/de/portal/user/pricing",
];

test.describe.configure({ timeout: 90_000 });

for (const [name, path] of Object.entries(LONG))
  for (const motion of MOTIONS)
    test(`every link within ${name} arrives, with motion: ${motion}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: motion });
      const missed: string[] = [];
      await visit(page, path);
      const anchors = await anchorsOf(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        for (const hash of anchors) {
          await visit(page, path);
          missed.push(...(await follow(page, hash, width)));
        }
      }
      expect(missed).toEqual([]);
    });

test("an address that names a part of the page opens there", async ({ page }) => {
  const missed: string[] = [];
  for (const motion of MOTIONS)
    for (const width of WIDTHS) {
      await page.emulateMedia({ reducedMotion: motion });
      await page.setViewportSize({ width, height: 800 });
      // Another page in between, or the window would only go there within the page.
      await page.goto("about:blank");
      await visit(page, `${KARWENDEL.path}#termine`);
      missed.push(...(await misses(page, "#termine", `${String(width)} px, ${motion}`)));
    }
  expect(missed).toEqual([]);
});

test("every link within the other pages arrives", async ({ page }) => {
  const missed: string[] = [];
  for (const path of SHORT) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await visit(page, path);
    const anchors = await anchorsOf(page);
    expect(anchors, path).toContain("#inhalt");
    for (const motion of MOTIONS) {
      await page.emulateMedia({ reducedMotion: motion });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        for (const hash of anchors) missed.push(...(await follow(page, hash, width)));
      }
    }
  }
  expect(missed).toEqual([]);
});

/** Hashes of all links of the page to a place within it. */
function anchorsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hashes = Array.from(document.querySelectorAll<HTMLAnchorElement>("a[href*='#']"))
      .filter(({ pathname, hash }) => pathname === location.pathname && hash.length > 1)
      .map(({ hash }) => hash);
    return [...new Set(hashes)];
  });
}

async function follow(page: Page, hash: string, width: number): Promise<string[]> {
  await page
    .locator(`a[href$='${hash}']`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  return misses(page, hash, `${String(width)} px`);
}

/** Where the place came to rest, if that is not where it should be: below the room for the header, or as near as the page's end lets it. */
async function misses(page: Page, hash: string, where: string): Promise<string[]> {
  await untilAtRest(page);
  const [away, reached] = await page.locator(hash).evaluate((target) => {
    const root = document.documentElement;
    const due =
      (parseFloat(getComputedStyle(root).scrollPaddingTop) || 0) +
      (parseFloat(getComputedStyle(target).scrollMarginTop) || 0);
    const top = target.getBoundingClientRect().top;
    const left = root.scrollHeight - innerHeight - scrollY;
    // A place at the page's beginning or end cannot come nearer.
    const bounded = top > due ? Math.min(top - due, left) : Math.max(top - due, -scrollY);
    return [Math.round(bounded), Math.round(top)] as const;
  });
  return Math.abs(away) <= TOLERANCE
    ? []
    : [`${page.url()} ${hash} at ${where}: ${String(away)} px away, at ${String(reached)}`];
}

/** Until the window has stood still for ten frames. */
const untilAtRest = (page: Page) =>
  page.evaluate(async () => {
    for (let still = 0, last = NaN; still < 10; last = window.scrollY) {
      await new Promise((drawn) => requestAnimationFrame(drawn));
      still = window.scrollY === last ? still + 1 : 0;
    }
  });
