import type { Page } from "@playwright/test";
import { order, pay } from "../support/payment-page";
import { registerAndConfirm } from "../support/portal-account";
import { product } from "../support/product";
import type { Login } from "../../../../scripts/lib/product.mjs";
import {
  enterLogin,
  expect,
  keptToken,
  LOGIN,
  newAddress,
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

/** As a person does it: the page hears that it is left. What comes next is another person's tab. */
async function closeTab(page: Page): Promise<Page> {
  const next = await page.context().newPage();
  await page.bringToFront();
  const closed = page.waitForEvent("close");
  await page.close({ runBeforeUnload: true });
  await closed;
  return next;
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

test("after paying, a closed tab signs out [4.22]", async ({ page }) => {
  const login = { email: newAddress("gesa"), password: "Latschenkiefer am Grat" };
  await signInOnSharedComputer(page, await registerAndConfirm(page, login));
  const token = await keptToken(page);
  // Loaded anew, the prices would be left behind as any page: one goes there within the application.
  await page
    .getByRole("link", { name: /Mitgliedschaft ansehen|Mitglied werden/ })
    .first()
    .click();
  await page
    .getByRole("button", { name: /wählen$/ })
    .first()
    .click();
  await order(page);
  await pay(page);
  await expectSignedOut(await closeTab(page), token);
});
