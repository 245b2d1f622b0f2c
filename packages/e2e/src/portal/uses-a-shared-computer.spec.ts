import type { Page } from "@playwright/test";
import { product } from "../support/product";
import type { Login } from "../../../../scripts/lib/product.mjs";
import {
  enterLogin,
  expect,
  keptToken,
  LOGIN,
  personalKeys,
  storedSession,
  test,
  tokenAnswers,
} from "../support/portal";

async function signInOnSharedComputer(page: Page, login: Login): Promise<void> {
  await page.goto(LOGIN);
  await page.getByRole("switch", { name: "Öffentlicher oder geteilter Computer" }).check();
  await enterLogin(page, login);
  await expect(page).toHaveURL(/\/de\/portal$/);
}

async function expectSignedOut(page: Page, token: string): Promise<void> {
  await expect.poll(() => tokenAnswers(page, token)).toEqual([401, 401]);
  await page.goto("/de/portal");
  await expect(page).toHaveURL(/\/user\/login/);
  expect(await personalKeys(page)).toEqual([]);
  expect(await storedSession(page)).toEqual({ keys: [], cookies: [] });
}

test("on a shared computer leaving the page signs out [4.22]", async ({ page }) => {
  await signInOnSharedComputer(page, product().accounts.plain);
  expect((await storedSession(page)).keys).toContain("gratweg_token");

  // Within the application one stays signed in.
  await page
    .getByRole("link", { name: /Mitgliedschaft ansehen|Mitglied werden/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/user\/pricing$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/de\/portal$/);

  const token = await keptToken(page);
  await page.goto("/de/impressum");
  await expectSignedOut(page, token);
});
