import type { Page } from "@playwright/test";
import { expect, newAddress, signIn, test } from "../support/portal";
import { order, pay, PRICING } from "../support/payment-page";
import { registerAndConfirm } from "../support/portal-account";

const SETTINGS = "/de/portal/settings";
const berlin = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Berlin" });
const long = new Intl.DateTimeFormat("de-DE", { dateStyle: "long", timeZone: "UTC" });

/** The same number in the next month; where there is none, the month's last. */
function monthAfterToday(): string {
  const [year = 0, month = 0, day = 0] = berlin.format(new Date()).split("-").map(Number);
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return long.format(new Date(Date.UTC(year, month, Math.min(day, last))));
}

const membershipOn = (page: Page) => page.getByRole("region", { name: "Mitgliedschaft", exact: true });

test("a member of more than a year cancels, is told day and refund before and after, and is paid back when it ends", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const login = { email: newAddress("vera"), password: "Latschenkiefer am Grat" };
  await signIn(page, await registerAndConfirm(page, login));
  await page.goto(`${PRICING}?plan=gratweg-plus`);
  await order(page);
  await pay(page);

  // A year goes by, and the contract renews itself.
  await page.goto(SETTINGS);
  await membershipOn(page).getByRole("button", { name: "Zahlungen und Zahlungsmittel" }).click();
  await page.getByRole("button", { name: "Bis zum Ende des Zeitraums vorspulen" }).click();
  await expect(page.getByText("verlängert sich von selbst")).toBeVisible();
  const customerPage = page.url();

  const day = monthAfterToday();
  const back = /Für die Zeit danach haben Sie schon bezahlt: 3[5-6],\d\d\s€ erstatten wir Ihnen/;
  await page.goto(SETTINGS);
  await membershipOn(page).getByRole("button", { name: "Mitgliedschaft kündigen" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(`endet dann am ${day}`);
  await expect(dialog).toContainText(back);
  await dialog.getByRole("button", { name: "Jetzt kündigen" }).click();
  const done = membershipOn(page).getByText(`ist gekündigt und endet am ${day}`);
  await expect(done).toContainText(back);
  await page.goto("/de/portal/angebot");
  await expect(page.getByText("Code bei Fragen an uns").first()).toBeVisible();

  await page.goto(customerPage);
  await expect(page.getByText("gekündigt, läuft noch")).toBeVisible();
  await page.getByRole("button", { name: "Bis zum Ende des Zeitraums vorspulen" }).click();
  await expect(page.getByText("beendet")).toBeVisible();
  await expect(async () => {
    await page.goto(customerPage);
    await expect(page.getByText("Erstattet")).toBeVisible({ timeout: 1_000 });
    await page.goto(SETTINGS);
    await expect(membershipOn(page)).toContainText(/haben wir Ihnen 3[5-6],\d\d\s€ erstattet/, {
      timeout: 5_000,
    });
  }).toPass();
  await expect(membershipOn(page).getByRole("link", { name: "Wieder Mitglied werden" })).toBeVisible();
});
