import type { Page } from "@playwright/test";
import { declineWhenAsked } from "../support/bad-days";
import { enterLogin, expect, LOGIN, newAddress, signIn, storedSession, test } from "../support/portal";
import { choosePlan, ORDER, PAYMENT } from "../support/payment-page";
import { registerAndConfirm } from "../support/portal-account";
import { product } from "../support/product";

// Nothing can be stored here, so no decision either.
test.use({ decided: "undecided" });

/** In the browser, before the page's own scripts. */
function forbidStorage(): void {
  for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      },
    });
}

/** In the browser, before the page's own scripts. */
function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException("Exceeded the quota.", "QuotaExceededError");
  };
}

const storages = { forbidden: forbidStorage, full: fillStorage };

for (const [state, spoil] of Object.entries(storages)) {
  test.describe(`storage ${state}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript(spoil);
      await declineWhenAsked(page);
    });

    test("signs in, stays so on the next page, signs out, and is out", async ({ page }) => {
      await signIn(page, product().accounts.plain);
      await page.goto("/de/portal/settings");
      await expect(page.getByRole("heading", { level: 1, name: "Einstellungen" })).toBeVisible();
      await page.getByRole("button", { name: "Gesa" }).click();
      await page.getByRole("menuitem", { name: "Abmelden" }).click();
      await expect(page).toHaveURL(new RegExp(LOGIN));
      await page.goto("/de/portal/settings");
      await expect(page).toHaveURL(`${LOGIN}?weiter=%2Fde%2Fportal%2Fsettings`);
      const names = (await page.context().cookies()).map(({ name }) => name);
      expect(names).not.toContain("gratweg_token");
    });

    test("a visitor's choice of plan survives signing in on the way to the payment page", async ({
      page,
    }) => {
      const login = await registerAndConfirm(page, {
        email: newAddress("vera"),
        password: "Latschenkiefer am Grat",
      });
      await choosePlan(page);
      await page.getByRole("button", { name: ORDER }).click();
      await expect(page).toHaveURL(/\/login-checkout/);
      await enterLogin(page, login);
      await expect(page).toHaveURL(PAYMENT);
    });

    test("whoever is no member sees no code, and a member sees them", async ({ page }) => {
      await signIn(page, product().accounts.plain);
      await page.goto("/de/portal/angebot");
      await expect(page.getByText("Als Mitglied sehen Sie Preis und Code")).toBeVisible();
      await expect(page.getByText("Code bei Fragen an uns")).toHaveCount(0);
      await page.context().clearCookies();
      await signIn(page, product().accounts.member);
      await page.goto("/de/portal/angebot");
      await expect(page.getByText("Code bei Fragen an uns").first()).toBeVisible();
    });

    test("on a shared computer leaving the page signs out", async ({ page }) => {
      await page.goto(LOGIN);
      await page.getByRole("switch", { name: "Öffentlicher oder geteilter Computer" }).check();
      await enterLogin(page, product().accounts.plain);
      await expect(page).toHaveURL(/\/de\/portal$/);
      await page.goto("/de/impressum");
      await page.goto("/de/portal");
      await expect(page).toHaveURL(/\/user\/login/);
    });
  });
}

test("an entry that nobody wrote is no session and no membership", async ({ page }: { page: Page }) => {
  await declineWhenAsked(page);
  await page.goto(LOGIN);
  await page.evaluate(() => {
    localStorage.setItem("gratweg_user", "{kaputt");
    localStorage.setItem("payment_status_cache:gast@gratweg.example", '{"hasAccess":"ja"}');
  });
  await page.goto("/de/portal/angebot");
  await expect(page.getByText("Als Mitglied sehen Sie Preis und Code")).toBeVisible();
  await expect(page.getByText("Code bei Fragen an uns")).toHaveCount(0);
  expect((await storedSession(page)).cookies).toEqual([]);
});
