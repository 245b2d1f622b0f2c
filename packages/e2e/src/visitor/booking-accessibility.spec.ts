import type { Page } from "@playwright/test";
import { expectNoFaultInBothThemes } from "../support/axe";
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

for (const width of [360, 1280])
  test(`axe finds nothing in any step: light and dark, ${width} px`, async ({ page, request }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    const booking = bookingPage(page);
    const address = addressOf(await departureOf(request, 1004, 1));
    await visit(page, `${address}?schritt=termin`);
    await expect(booking.step(booking.titles.departure)).toBeVisible();
    await expectAccessible(page, booking.titles.departure);
    await booking.next.click();
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
  await expectNoFaultInBothThemes(page, screen);
}
