import { product } from "../support/product";
import { enterLogin, expect, LOGIN, storedSession, test } from "../support/portal";

test("on a shared computer leaving the page signs out", async ({ page }) => {
  await page.goto(LOGIN);
  await page.getByRole("switch", { name: "Öffentlicher oder geteilter Computer" }).check();
  await enterLogin(page, product().accounts.plain);
  await expect(page).toHaveURL(/\/de\/portal$/);
  expect((await storedSession(page)).keys).toContain("gratweg_token");

  // Within the application one stays signed in.
  await page
    .getByRole("link", { name: /Mitgliedschaft ansehen|Mitglied werden/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/user\/pricing$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/de\/portal$/);

  await page.goto("/de/impressum");
  expect(await storedSession(page)).toEqual({ keys: [], cookies: [] });
  await page.goto("/de/portal");
  await expect(page).toHaveURL(/\/user\/login/);
});
