import type { Page } from "@playwright/test";
import { enterLogin, expect, linkFrom, LOGIN, newAddress, comeSignedIn, test } from "../support/portal";
import { product } from "../support/product";

const USERS = "/de/portal/manage-users";

/** Opens somebody's menu and chooses. */
async function choose(page: Page, name: string, entry: string): Promise<void> {
  await page.getByRole("button", { name: `Aktionen für ${name}` }).click();
  await page.getByRole("menuitem", { name: entry }).click();
}

test("a manager invites somebody, who sets a password from the mail; blocks them, whose session ends at once, and lets them in again [1.14, 2.35]", async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const login = { email: newAddress("paula"), password: "Latschenkiefer am Grat" };
  await comeSignedIn(page, product().accounts.manager);
  await page.goto(USERS);
  await page.getByRole("button", { name: "Einladen" }).click();
  await page.getByRole("textbox", { name: "Vorname" }).fill("Paula");
  await page.getByRole("textbox", { name: "Nachname" }).fill("Neu");
  await page.getByRole("dialog").getByRole("textbox", { name: "E-Mail-Adresse" }).fill(login.email);
  await page.getByRole("button", { name: "Einladung senden" }).dblclick();
  await expect(page.getByText(`Die Einladung an ${login.email} ist unterwegs.`)).toBeVisible();
  await page.getByRole("searchbox", { name: "Name oder E-Mail-Adresse" }).fill(login.email);
  await expect(page.getByText("1 Konto", { exact: true })).toBeVisible();
  await expect(page.getByRole("row", { name: /Paula Neu/ })).toContainText("eingeladen");

  const link = await linkFrom(page, login.email, /http:\/\/\S+set-new-password\?token=[\w.-]+/);
  const invited = await browser.newContext({ baseURL, locale: "de-DE" });
  const own = await invited.newPage();
  await own.goto(link);
  await own
    .getByRole("textbox", { name: /passwort/i })
    .first()
    .fill(login.password);
  await own
    .getByRole("main")
    .getByRole("button", { name: /Passwort/ })
    .last()
    .click();
  await expect(own.getByText("Ihr neues Passwort gilt")).toBeVisible();

  await choose(page, "Paula Neu", "Sperren");
  await page.getByRole("dialog").getByRole("button", { name: "Sperren" }).dblclick();
  await expect(page.getByText("Paula Neu ist gesperrt.")).toBeVisible();
  await own.goto("/de/portal/settings");
  await expect(own).toHaveURL(/\/de\/portal\/user\/login/);
  await choose(page, "Paula Neu", "Sperre aufheben");
  await page.getByRole("dialog").getByRole("button", { name: "Sperre aufheben" }).click();
  await expect(page.getByText("Paula Neu kann sich wieder anmelden.")).toBeVisible();
  await own.goto(LOGIN);
  await enterLogin(own, login);
  await expect(own).toHaveURL(/\/de\/portal$/);
  await invited.close();

  await page.getByRole("tab", { name: "Protokoll" }).click();
  await expect(page.getByRole("table", { name: "Protokoll der Verwaltung" })).toContainText(
    "Sperre aufgehoben",
  );
});
