import type { Page } from "@playwright/test";
import { expect, test } from "../support/portal";
import { KARWENDEL } from "../support/search-page";
import { untilAlive, untilAtRest, visit } from "../support/visitor";

const WIDTHS = [360, 1280];
const TOLERANCE = 8;

/** The page whose anchors lie far below, at which a window arrives over parts that are drawn on its way. */
const LONG = KARWENDEL.path;

test("every link within a long page arrives, and an address that names a part of it opens there", async ({
  page,
}) => {
  const missed: string[] = [];
  await visit(page, LONG);
  const anchors = await anchorsOf(page);
  const width = 360;
  await page.setViewportSize({ width, height: 800 });
  for (const hash of anchors) {
    await visit(page, LONG);
    // Dates with their seats are some lines longer than the built ones, and come with the first scrolling.
    await untilAlive(page);
    await expect(page.getByText(/Plätze? frei|noch \d/).first()).toBeAttached();
    missed.push(...(await follow(page, hash, width)));
  }
  // Another page in between, or the window would only go there within the page.
  await page.goto("about:blank");
  await visit(page, `${LONG}#termine`);
  missed.push(...(await misses(page, "#termine", `${String(width)} px, opened`)));
  expect(missed).toEqual([]);
});

test("every link within home, a short page and the portal arrives", async ({ page }) => {
  const missed: string[] = [];
  for (const path of ["/", "/de/haeufige-fragen", "/de/portal/user/login"]) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await visit(page, path);
    const anchors = await anchorsOf(page);
    expect(anchors, path).toContain("#inhalt");
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      for (const hash of anchors) missed.push(...(await follow(page, hash, width)));
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
