import type { Page } from "@playwright/test";
import { badDays, spoil } from "../support/bad-days";
import { enterLogin, expect, LOGIN, newAddress, comeSignedIn, storedSession, test } from "../support/portal";
import { product } from "../support/product";

const email = (page: Page) => page.getByRole("textbox", { name: "E-Mail-Adresse" }).first();
const password = (page: Page) => page.getByRole("textbox", { name: "Passwort", exact: true });
const nobody = { keys: [], cookies: [] };

for (const day of badDays) {
  test(`signing in while the content system is ${day}: said, typed entries stay, nobody is let in`, async ({
    page,
    faults,
  }) => {
    const account = product().accounts.plain;
    const spoilt = await spoil(page, "/api/auth/local", day, faults);
    await page.goto(LOGIN);
    await enterLogin(page, account);
    await spoilt.giveUp();
    await expect(page.getByRole("alert")).toContainText("Die Anmeldung hat nicht geklappt");
    await expect(email(page)).toHaveValue(account.email);
    await expect(password(page)).toHaveValue(account.password);
    expect(await storedSession(page)).toEqual(nobody);

    await spoilt.mend();
    await page.getByRole("button", { name: "Anmelden", exact: true }).first().click();
    await expect(page).toHaveURL(/\/de\/portal$/);
  });

  test(`registering while the content system is ${day}: said, typed entries stay, and it works again`, async ({
    page,
    faults,
  }) => {
    const spoilt = await spoil(page, "/api/auth/local/register", day, faults);
    const address = newAddress("rosa");
    await page.goto("/de/portal/user/register");
    await page.getByRole("textbox", { name: "Vorname" }).fill("Rosa");
    await page.getByRole("textbox", { name: "Nachname" }).fill("Regen");
    await email(page).fill(address);
    await password(page).fill("Latschenkiefer am Grat");
    await page.getByRole("checkbox", { name: /Geschäftsbedingungen/ }).check();
    await page.getByRole("button", { name: "Konto anlegen" }).click();
    await spoilt.giveUp();
    await expect(page.getByText("Das Konto konnte nicht angelegt werden")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Nachname" })).toHaveValue("Regen");
    await expect(email(page)).toHaveValue(address);
    await expect(password(page)).toHaveValue("Latschenkiefer am Grat");
    await expect(page.getByRole("checkbox", { name: /Geschäftsbedingungen/ })).toBeChecked();

    await spoilt.mend();
    await page.getByRole("button", { name: "Konto anlegen" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Fast geschafft" })).toBeVisible();
  });

  test(`a forgotten password while the content system is ${day}: said, the address stays`, async ({
    page,
    faults,
  }) => {
    const spoilt = await spoil(page, "/api/auth/forgot-password", day, faults);
    await page.goto("/de/portal/user/reset-password");
    await email(page).fill("vera@postfach.example");
    await page.getByRole("button", { name: "Link senden" }).click();
    await spoilt.giveUp();
    await expect(page.getByText("Der Link konnte nicht gesendet werden")).toBeVisible();
    await expect(email(page)).toHaveValue("vera@postfach.example");

    await spoilt.mend();
    await page.getByRole("button", { name: "Link senden" }).click();
    await expect(page.getByText("Sehen Sie in Ihr Postfach")).toBeVisible();
  });

  test(`offers while the server is ${day}: said, no code is shown, another try shows them`, async ({
    page,
    faults,
  }) => {
    await comeSignedIn(page, product().accounts.member);
    const spoilt = await spoil(page, "/api/offers", day, faults);
    await page.goto("/de/portal/angebot");
    await spoilt.giveUp();
    await expect(page.getByText("Die Angebote konnten wir nicht laden")).toBeVisible();
    await expect(page.getByText("Code bei Fragen an uns")).toHaveCount(0);

    await spoilt.mend();
    await page.getByRole("button", { name: "Noch einmal versuchen" }).click();
    await expect(page.getByText("Code bei Fragen an uns").first()).toBeVisible();
  });

  test(`opening a page while the content system is ${day}: nobody is signed in, and the way back is kept`, async ({
    page,
    faults,
  }) => {
    await comeSignedIn(page, product().accounts.plain);
    const spoilt = await spoil(page, "/api/users/me", day, faults);
    await page.goto("/de/portal/settings");
    await spoilt.giveUp();
    await expect(page).toHaveURL(`${LOGIN}?weiter=%2Fde%2Fportal%2Fsettings`);
    await expect.poll(() => storedSession(page)).toEqual(nobody);

    await spoilt.mend();
    await enterLogin(page, product().accounts.plain);
    await expect(page).toHaveURL(/\/de\/portal\/settings$/);
    await expect(page.getByRole("heading", { level: 1, name: "Einstellungen" })).toBeVisible();
  });
}
