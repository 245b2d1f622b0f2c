import type { Page } from "@playwright/test";
import { expect, LOGIN, newAddress, test } from "../support/portal";
import { registerAndConfirm } from "../support/portal-account";
import { product } from "../support/product";

/** Every sending of a call by the page. */
function sent(page: Page, path: string): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === path && request.method() === "POST") calls.push(path);
  });
  return calls;
}

test("a double click on sign-in signs in once", async ({ page }) => {
  const calls = sent(page, "/api/auth/local");
  const { email, password } = product().accounts.plain;
  await page.goto(LOGIN);
  await page.getByRole("textbox", { name: "E-Mail-Adresse" }).first().fill(email);
  await page.getByRole("textbox", { name: "Passwort", exact: true }).fill(password);
  await page.getByRole("button", { name: "Anmelden", exact: true }).first().dblclick();
  await expect(page).toHaveURL(/\/de\/portal$/);
  expect(calls).toHaveLength(1);
});

test("a double click on registering makes one account, one on the link of a forgotten password sends one mail", async ({
  page,
}) => {
  const registered = sent(page, "/api/auth/local/register");
  const asked = sent(page, "/api/auth/forgot-password");
  const email = newAddress("doppelt");
  await page.goto("/de/portal/user/register");
  await page.getByRole("textbox", { name: "Vorname" }).fill("Dora");
  await page.getByRole("textbox", { name: "Nachname" }).fill("Doppelt");
  await page.getByRole("textbox", { name: "E-Mail-Adresse" }).first().fill(email);
  await page.getByRole("textbox", { name: "Passwort", exact: true }).fill("Latschenkiefer am Grat");
  await page.getByRole("checkbox", { name: /Geschäftsbedingungen/ }).check();
  await page.getByRole("button", { name: "Konto anlegen" }).dblclick();
  await expect(page.getByRole("heading", { level: 1, name: "Fast geschafft" })).toBeVisible();
  expect(registered).toHaveLength(1);

  const account = await registerAndConfirm(page, {
    email: newAddress("doppelt"),
    password: "Zwei Wege am Grat",
  });
  await page.goto("/de/portal/user/reset-password");
  await page.getByRole("textbox", { name: "E-Mail-Adresse" }).first().fill(account.email);
  await page.getByRole("button", { name: "Link senden" }).dblclick();
  await expect(page.getByText("Sehen Sie in Ihr Postfach")).toBeVisible();
  expect(asked).toHaveLength(1);
});
