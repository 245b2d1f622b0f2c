import type { Page } from "@playwright/test";
import { expect, test, untilAlive, visit } from "../support/visitor";

test.use({ colorScheme: "dark" });

test("light by default, dark where the system wishes it; the visitor's switch lasts [9.15]", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await visit(page, "/");
  expect(await brightness(page)).toBeGreaterThan(200);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.reload();
  await untilAlive(page);
  expect(await brightness(page)).toBeLessThan(60);

  await page.getByRole("button", { name: "Zur hellen Darstellung wechseln" }).click();
  await expect.poll(() => brightness(page)).toBeGreaterThan(200);
  await page.reload();
  await untilAlive(page);
  expect(await brightness(page)).toBeGreaterThan(200);
});

test("with reduced motion a theme is there at once, down to the innermost text", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/");
  const moving = await page.evaluate(() => {
    document.documentElement.classList.add("theme-dark");
    return document.getAnimations().length;
  });
  expect(moving).toBe(0);
});

test("the first paint is dark already", async ({ page, faults }) => {
  faults.expect(/ERR_FAILED/);
  await page.addInitScript(() => localStorage.setItem("gratweg_theme", "dark"));
  // Only the document: what is painted before any script file has arrived.
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto("/");
  expect(await brightness(page)).toBeLessThan(60);
});

/** 0 to 255, of the page's ground. */
function brightness(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [red = 0, green = 0, blue = 0] = (
      getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []
    ).map(Number);
    return (red + green + blue) / 3;
  });
}
