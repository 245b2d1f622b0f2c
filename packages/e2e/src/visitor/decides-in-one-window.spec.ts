import type { Locator, Page } from "@playwright/test";
import { expect, test, visit } from "../support/visitor";

/** Eight days, the title two lines long. */
const TRIP = "/de/reise/1005/dolomiten-hoehenweg-1";

const box = (page: Page) => page.getByRole("complementary", { name: "Preis und Buchung" });
const bar = (page: Page) => page.getByRole("navigation", { name: "Abschnitte dieser Seite" });
const button = (page: Page) => box(page).getByRole("link", { name: "Termine ansehen" });

for (const [width, height] of [
  [360, 740],
  [1280, 900],
] as const)
  test(`facts, price for two, next dates and the button stand in the first window of ${String(width)} × ${String(height)} px and stay in sight`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await visit(page, TRIP);
    const dates = box(page).getByRole("list", { name: "Nächste Termine" });
    const lower = await topOf(button(page));
    for (const part of [
      page.getByRole("heading", { level: 1 }),
      page.getByRole("main").getByRole("definition").nth(5),
      box(page).getByText("für zwei Personen"),
      dates.getByRole("listitem").last(),
      button(page),
    ])
      await expect(part).toBeInViewport({ ratio: 1 });
    // Nothing of it lies below the bar on phones.
    if (width < 960) expect((await dates.boundingBox())!.y + (await heightOf(dates))).toBeLessThan(lower);

    await page.locator("#wissen").evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
    await expect(bar(page).locator("[aria-current]")).toHaveText("Gut zu wissen");
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    await expect(button(page)).toBeInViewport({ ratio: 1 });
  });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

  test("a trip of eight days is at most 9,000 px long, and opens where an address names a day", async ({
    page,
  }) => {
    await visit(page, `${TRIP}#tag-3`);
    const day = page.getByRole("list", { name: "Tagesplan" }).locator("details").nth(2);
    await expect(day).toHaveAttribute("open");
    await expect(day.getByRole("group", { name: "Höhenprofil, Tag 3" })).toBeVisible();
    await day.locator("summary").first().click();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(9000);
  });
});

test("at 200 % zoom the price bar is one line, and below 400 % it does not stick", async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 450 });
  await visit(page, TRIP);
  expect(450 - (await topOf(button(page)))).toBeLessThanOrEqual(48);
  await expect(button(page)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 320, height: 256 });
  await page.locator("#wissen").scrollIntoViewIfNeeded();
  await expect(button(page)).not.toBeInViewport();
});

test("on paper every day is whole", async ({ page }) => {
  await visit(page, TRIP);
  await page.emulateMedia({ media: "print" });
  const texts = page.getByRole("list", { name: "Tagesplan" }).locator("details > :not(summary) > p");
  for (const text of await texts.all()) expect(await heightOf(text)).toBeGreaterThan(10);
  expect(await texts.count()).toBe(8);
});

const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? NaN;
const heightOf = async (part: Locator) => (await part.boundingBox())?.height ?? 0;
