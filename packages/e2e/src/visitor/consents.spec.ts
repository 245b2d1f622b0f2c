import type { Page } from "@playwright/test";
import { consentPage, decision, keptBy, openPanel, readOn, watchOthers } from "../support/consent";
import { expectVisibleFocus, tabTo } from "../support/keyboard";
import { watchShifts } from "../support/layout-shift";
import { KARWENDEL } from "../support/search-page";
import { expect, test, visit } from "../support/visitor";

test.use({ hasDeclined: false, contextOptions: { reducedMotion: "reduce" } });

test("first visit: before a decision nobody else is asked, nothing of anybody else is kept, and a no is remembered", async ({
  page,
  faults,
}) => {
  const asked = watchOthers(page, faults);
  const { banner, choice, reviewsWidget } = consentPage(page);
  for (const path of ["/de/magazin", KARWENDEL.path, "/"]) {
    await visit(page, path);
    await expect(banner).toBeVisible();
    await readOn(page);
  }
  expect(asked).toEqual([]);
  const kept = await keptBy(page);
  expect(
    kept.filter(
      (entry) => !/^(?:localhost )?(?:gratweg_|trip_search_state|build_reload_guard|@@scroll\|)/.test(entry),
    ),
  ).toEqual([]);
  expect(kept).not.toContain("gratweg_consent");

  await choice("Alles ablehnen").click();
  await expect(banner).toBeHidden();
  expect(await decision(page)).toEqual({ analytics: false, videoConsultation: false, reviews: false });
  await toReviews(page);
  await expect(reviewsWidget).toHaveAttribute("data-state", "gated");
  await visit(page, KARWENDEL.path);
  await readOn(page);
  await expect(banner).toBeHidden();
  expect(asked).toEqual([]);
});

test("choosing reviews alone: they come when they are near, and go with the withdrawal through the footer [2.60, 7.28]", async ({
  page,
  faults,
}) => {
  const asked = watchOthers(page, faults);
  const { banner, choice, panel, purpose, reviewsWidget } = consentPage(page);
  await visit(page, KARWENDEL.path);
  await choice("Auswählen").click();
  await expect(panel.getByRole("switch", { checked: true })).toHaveCount(0);
  await purpose("Bewertungen").click();
  await panel.getByRole("button", { name: "Auswahl speichern" }).click();
  await expect(banner).toBeHidden();
  expect(await decision(page)).toEqual({ analytics: false, videoConsultation: false, reviews: true });
  expect(asked).toEqual([]);
  await page.getByRole("heading", { name: "Was Reisende sagen" }).click();
  await expect(reviewsWidget).toHaveAttribute("data-state", "showing");
  const frame = page.frameLocator("iframe[title='Bewertungen']");
  await expect(
    frame.getByRole("heading", { name: "Beispielbewertungen der Entwicklungsumgebung" }),
  ).toBeVisible();
  expect(asked.filter((address) => address.endsWith(".js"))).toEqual(["reviews.js"]);

  await openPanel(page);
  await expect(purpose("Bewertungen")).toBeChecked();
  const before = asked.length;
  await panel.getByRole("button", { name: "Alles ablehnen" }).click();
  await expect(reviewsWidget).toHaveAttribute("data-state", "gated");
  await expect(page.locator("iframe")).toHaveCount(0);
  await readOn(page);
  expect(asked.length).toBe(before);
});

test("the banner moves nothing, is met early by the keyboard and covers nothing that has the focus", async ({
  page,
  faults,
}) => {
  // A face that arrives after the first paint moves an icon by a few pixels, which is not the banner's doing.
  faults.expect(/\.woff2/);
  await page.route("**/*.woff2", (route) => route.abort());
  await page.setViewportSize({ width: 360, height: 640 });
  const shifts = await watchShifts(page);
  await visit(page, "/de/haeufige-fragen");
  const { banner, choice } = consentPage(page);
  await expect(banner).toBeVisible();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  expect(await shifts()).toBe(0);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(banner.getByRole("link", { name: "Datenschutz" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(choice("Alle erlauben")).toBeFocused();
  for (let stop = 0; stop < 15; stop += 1) {
    await page.keyboard.press("Tab");
    await expectVisibleFocus(page);
  }
  // At the page's end too.
  await tabTo(page, consentPage(page).footerLink, 120);
});

test("at 400 % zoom all choices are in sight, and nothing scrolls sideways", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await visit(page, "/de/impressum");
  const { choice } = consentPage(page);
  for (const name of ["Alle erlauben", "Alles ablehnen", "Auswählen"] as const)
    await expect(choice(name)).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const sizes = await consentPage(page)
    .banner.getByRole("button")
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { width, height } = button.getBoundingClientRect();
        return [Math.round(width), Math.round(height)];
      }),
    );
  expect(new Set(sizes.map(String)).size).toBe(1);
});

/** The part comes when its place is near. */
const toReviews = (page: Page) =>
  page.getByRole("heading", { name: "Was Reisende sagen" }).scrollIntoViewIfNeeded();
