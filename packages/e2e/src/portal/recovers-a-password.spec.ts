import { comeSignedIn, enterLogin, expect, LOGIN, linkFrom, newAddress, test } from "../support/portal";
import { registerAndConfirm } from "../support/portal-account";

test("recovers a forgotten password by the mail's link, once [2.34]", async ({
  page,
  browser,
  faults,
  baseURL,
}) => {
  faults.expect(/400|401|403/);
  const account = await registerAndConfirm(page, {
    email: newAddress("vergesslich"),
    password: "Altes Passwort am Berg",
  });
  const elsewhere = await (await browser.newContext({ baseURL })).newPage();
  await comeSignedIn(elsewhere, account);
  await elsewhere.goto("/de/portal");
  await expect(elsewhere.getByRole("button", { name: "Vera" })).toBeVisible();

  await page.goto(LOGIN);
  await page.getByRole("link", { name: "Passwort vergessen?" }).click();
  await page.getByRole("textbox", { name: "E-Mail-Adresse" }).first().fill(account.email);
  await page.getByRole("button", { name: "Link senden" }).click();
  await expect(page.getByText("Sehen Sie in Ihr Postfach")).toBeVisible();

  const link = await linkFrom(page, account.email, /http:\/\/\S+\/de\/portal\/user\/reset-password\/[\w-]+/);
  await page.goto(link);
  // The secret leaves the address bar at once.
  await expect(page).toHaveURL(/\/reset-password\/aus-der-e-mail$/);
  const password = "Neues Passwort im Tal";
  await page.getByRole("textbox", { name: "Neues Passwort" }).fill(password);
  await page.getByRole("button", { name: "Passwort speichern" }).click();
  await expect(page.getByText("Ihr neues Passwort gilt")).toBeVisible();
  await page.getByRole("link", { name: "Zu meinen Reisen" }).click();
  await expect(page).toHaveURL(/\/de\/portal$/);

  // All other sessions have ended, and the link is used up.
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/user\/login/);
  await elsewhere.goto(link);
  await elsewhere.getByRole("textbox", { name: "Neues Passwort" }).fill("Noch ein anderes Passwort");
  await elsewhere.getByRole("button", { name: "Passwort speichern" }).click();
  await expect(elsewhere.getByText("Dieser Link gilt nicht mehr")).toBeVisible();
  await elsewhere.goto(LOGIN);
  await enterLogin(elsewhere, { email: account.email, password });
  await expect(elsewhere).toHaveURL(/\/de\/portal$/);
  await elsewhere.context().close();
});
