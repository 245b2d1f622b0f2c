import { AxeBuilder } from "@axe-core/playwright";
import { enterLogin, expect, linkFrom, newAddress, test } from "../support/portal";

const password = "Latschenkiefer am Grat";

test("registers, confirms by the mail's link and signs in [1.18, 2.28]", async ({ page }) => {
  const email = newAddress("anna");
  await page.goto("/de/portal/user/register");
  await page.getByRole("textbox", { name: "Vorname" }).fill("Anna");
  await page.getByRole("textbox", { name: "Nachname" }).fill("Bergmann");
  await page.getByRole("textbox", { name: "E-Mail-Adresse" }).first().fill(email);
  await page.getByRole("textbox", { name: "Passwort", exact: true }).fill(password);
  await page.getByRole("checkbox", { name: /Geschäftsbedingungen/ }).check();
  await page.getByRole("button", { name: "Konto anlegen" }).dblclick();
  await expect(page).toHaveURL(/\/de\/de\/portal\/user\/success$/);
  await expect(page.getByRole("heading", { level: 1, name: "Fast geschafft" })).toBeFocused();
  await expect(page.getByText(email)).toBeVisible();

  await page.goto(await linkFrom(page, email, /http:\/\/\S+\/api\/account\/confirm-email\?token=[\w-]+/));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("E-Mail-Adresse bestätigen");
  await expect(page.getByText("Sie haben sich nicht registriert?")).toBeVisible();
  expect((await new AxeBuilder({ page }).setLegacyMode().analyze()).violations).toEqual([]);
  await page.getByLabel("Passwort").fill(password);
  await page.getByRole("button", { name: "E-Mail-Adresse bestätigen" }).click();
  await expect(page).toHaveURL(/\/de\/portal\/user\/login\?confirm=1$/);
  await expect(page.getByText("E-Mail bestätigt")).toBeVisible();
  await enterLogin(page, { email, password });
  await expect(page).toHaveURL(/\/de\/portal$/);
  await expect(page.getByRole("button", { name: "Anna" })).toBeVisible();
});
