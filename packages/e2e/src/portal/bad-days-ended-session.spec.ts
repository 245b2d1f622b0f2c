import { endSessionAt } from "../support/ended-session";
import { comeSignedIn, enterLogin, expect, LOGIN, newAddress, storedSession, test } from "../support/portal";
import { choosePlan, ORDER, PAYMENT } from "../support/payment-page";
import { registerAndConfirm } from "../support/portal-account";
import { product } from "../support/product";

const SETTINGS = "/de/portal/settings";
const USERS = "/de/portal/manage-users";
const password = "Latschenkiefer am Grat";
const nobody = { keys: [], cookies: [] };

test.beforeEach(({ faults }) => faults.expect(/401/));

test("the session ends while a profile is saved: signing in leads back, and what was typed is there", async ({
  page,
}) => {
  const login = await registerAndConfirm(page, { email: newAddress("vera"), password });
  await comeSignedIn(page, login);
  await page.goto(SETTINGS);
  const profile = page.getByRole("region", { name: "Profil" });
  await profile.getByRole("textbox", { name: "Telefon" }).fill("0151 2222222");
  await endSessionAt(page, "PATCH", "/api/account");
  await profile.getByRole("button", { name: "Profil speichern" }).click();
  await expect(page).toHaveURL(`${LOGIN}?weiter=${encodeURIComponent(SETTINGS)}`);
  expect(await storedSession(page)).toEqual(nobody);
  await enterLogin(page, login);
  await expect(page).toHaveURL(SETTINGS);
  await expect(profile.getByRole("textbox", { name: "Telefon" })).toHaveValue("0151 2222222");
  await profile.getByRole("button", { name: "Profil speichern" }).click();
  await expect(profile.getByText("Gespeichert")).toBeVisible();
});

test("the session ends while somebody is invited: the dialog is open again as it was, and one mail goes out", async ({
  page,
}) => {
  const { manager } = product().accounts;
  const email = newAddress("paula");
  await comeSignedIn(page, manager);
  await page.goto(USERS);
  await page.getByRole("button", { name: "Einladen" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Vorname" }).fill("Paula");
  await dialog.getByRole("textbox", { name: "Nachname" }).fill("Pause");
  await dialog.getByRole("textbox", { name: "E-Mail-Adresse" }).fill(email);
  await endSessionAt(page, "POST", "/api/users");
  await dialog.getByRole("button", { name: "Einladung senden" }).click();
  await expect(page).toHaveURL(`${LOGIN}?weiter=${encodeURIComponent(USERS)}`);
  await enterLogin(page, manager);
  await expect(page).toHaveURL(USERS);
  await expect(dialog.getByRole("textbox", { name: "Nachname" })).toHaveValue("Pause");
  await expect(dialog.getByRole("textbox", { name: "E-Mail-Adresse" })).toHaveValue(email);
  await dialog.getByRole("button", { name: "Einladung senden" }).click();
  await expect(page.getByText(`Die Einladung an ${email} ist unterwegs.`)).toBeVisible();
  // Another person on the same page finds nothing of it.
  await page.reload();
  await expect(dialog).toHaveCount(0);
});

test("the session ends while the password is changed: the old one still holds, and none of what was typed is kept", async ({
  page,
}) => {
  const login = await registerAndConfirm(page, { email: newAddress("vera"), password });
  await comeSignedIn(page, login);
  await page.goto(SETTINGS);
  const area = page.getByRole("region", { name: "Passwort" });
  await area.getByRole("textbox", { name: "Bisheriges Passwort" }).fill(password);
  await area.getByRole("textbox", { name: "Neues Passwort" }).fill("Zirbenholz und Abendrot");
  await endSessionAt(page, "POST", "/api/auth/change-password");
  await area.getByRole("button", { name: "Passwort ändern" }).click();
  await expect(page).toHaveURL(`${LOGIN}?weiter=${encodeURIComponent(SETTINGS)}`);
  await enterLogin(page, login);
  await expect(page).toHaveURL(SETTINGS);
  await expect(area.getByRole("textbox", { name: "Bisheriges Passwort" })).toHaveValue("");
  await expect(area.getByText(/sind Sie jetzt abgemeldet/)).toHaveCount(0);
  await area.getByRole("textbox", { name: "Bisheriges Passwort" }).fill(password);
  await area.getByRole("textbox", { name: "Neues Passwort" }).fill("Zirbenholz und Abendrot");
  await area.getByRole("button", { name: "Passwort ändern" }).click();
  await expect(area.getByText(/Auf allen anderen Geräten sind Sie jetzt abgemeldet/)).toBeVisible();
});

test("the session ends while a membership is ordered: nothing is ordered, and after signing in the same plan goes on", async ({
  page,
}) => {
  const login = await registerAndConfirm(page, { email: newAddress("vera"), password });
  await comeSignedIn(page, login);
  await choosePlan(page, "last");
  const plans: unknown[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/checkout") plans.push(request.postDataJSON());
  });
  await endSessionAt(page, "POST", "/api/checkout");
  await page.getByRole("button", { name: ORDER }).click();
  await expect(page).toHaveURL(/\/de\/portal\/user\/login-checkout/);
  expect(await storedSession(page)).toEqual(nobody);
  await page.getByRole("textbox", { name: "E-Mail-Adresse" }).first().fill(login.email);
  await page.getByRole("textbox", { name: "Passwort", exact: true }).fill(login.password);
  await page
    .getByRole("main")
    .getByRole("button", { name: /Anmelden/ })
    .first()
    .click();
  await expect(page).toHaveURL(PAYMENT);
  expect(plans).toHaveLength(2);
  expect(plans[1]).toEqual(plans[0]);
});
