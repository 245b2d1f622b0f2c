import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import {
  addressOf,
  bookingPage,
  confirmedNumber,
  departureOf,
  fillUntilCheck,
  someone,
} from "../support/booking-page";
import { expect, test, visit } from "../support/visitor";

// Colours are judged when nothing fades in any more.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

for (const [theme, width] of [
  ["light", 360],
  ["dark", 360],
  ["light", 1280],
  ["dark", 1280],
] as const)
  test(`axe finds nothing in any step: ${theme}, ${width} px`, async ({ page, request }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript((choice) => localStorage.setItem("gratweg_theme", choice), theme);
    const booking = bookingPage(page);
    await visit(page, addressOf(await departureOf(request, 1004, 1)));
    await fillUntilCheck(page, someone(), {
      arrived: async (title) => {
        if (title === booking.titles.travellers) {
          await booking.next.click();
          await expect(page.getByRole("alert")).toBeVisible();
        }
        await expectAccessible(page, title);
      },
    });
    await page.getByText(/^Formblatt zur Unterrichtung/).click();
    await booking.order.click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expectAccessible(page, "check, open and refused");
    await booking.acknowledge.check();
    await booking.order.click();
    await confirmedNumber(page);
    await expectAccessible(page, "confirmation");
  });

async function expectAccessible(page: Page, screen: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), screen)
    .toBeLessThanOrEqual(0);
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  expect(
    violations.map(({ id, help, nodes }) => ({
      screen,
      id,
      help,
      nodes: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
    })),
  ).toEqual([]);
}
