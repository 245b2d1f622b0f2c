import { badDays, spoil } from "../support/bad-days";
import { expect, newAddress, comeSignedIn, test } from "../support/portal";
import { choosePlan, order, ORDER, pay } from "../support/payment-page";
import { registerAndConfirm } from "../support/portal-account";
import { product } from "../support/product";

const OFFERS = "/de/portal/angebot";

for (const day of badDays) {
  test(`ordering while payment is ${day}: said that nothing was ordered, the choice stays, and it works again`, async ({
    page,
    faults,
  }) => {
    await comeSignedIn(page, product().accounts.plain);
    const spoilt = await spoil(page, "/api/checkout", day, faults);
    await choosePlan(page);
    await page.getByRole("button", { name: ORDER }).click();
    await spoilt.giveUp();
    await expect(page.getByText("Die Bestellung ist nicht angekommen")).toBeVisible();
    await expect(page.getByText("Es wurde nichts bestellt und nichts abgebucht.")).toBeVisible();

    await spoilt.mend();
    await order(page);
    // What is not paid grants nothing.
    await page.goto(OFFERS);
    await expect(page.getByText("Als Mitglied sehen Sie Preis und Code")).toBeVisible();
    await expect(page.getByText("Code bei Fragen an uns")).toHaveCount(0);
  });

  test(`the membership check is ${day}: whoever is no member sees no code`, async ({ page, faults }) => {
    const account = product().accounts.plain;
    faults.expect(/Payment check/);
    const spoilt = await spoil(page, "/api/user-subscription", day, faults);
    await comeSignedIn(page, account);
    await Promise.all([
      page.waitForRequest((request) => request.url().endsWith("/api/user-subscription")),
      page.goto(OFFERS),
    ]);
    await expect(page.getByText("Als Mitglied sehen Sie Preis und Code")).toBeVisible();
    await spoilt.giveUp();
    // Section 8: a check without an answer opens the screens, yet prices and codes are the server's.
    if (day === "slow")
      await expect(page.getByText("Ihre Mitgliedschaft konnten wir gerade nicht prüfen")).toBeVisible();
    await expect(page.getByText("Code bei Fragen an uns")).toHaveCount(0);
  });
}

test("back on the payment page after payment: nothing can be paid twice, and the way on is the membership", async ({
  page,
}) => {
  await comeSignedIn(
    page,
    await registerAndConfirm(page, { email: newAddress("vera"), password: "Latschenkiefer am Grat" }),
  );
  await choosePlan(page);
  await order(page);
  const payment = page.url();
  await pay(page);

  await page.goBack();
  await page.goto(payment);
  await expect(page.getByRole("heading", { name: "Schon bezahlt" })).toBeVisible();
  await expect(page.getByRole("button", { name: /bezahlen$/ })).toHaveCount(0);
  await page.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: "Willkommen als Mitglied" })).toBeVisible();
});
