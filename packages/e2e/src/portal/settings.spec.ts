import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import {
  comeSignedIn,
  enterLogin,
  expect,
  keptToken,
  LOGIN,
  newAddress,
  test,
  tokenAnswers,
} from "../support/portal";
import { registerAndConfirm } from "../support/portal-account";

const SETTINGS = "/de/portal/settings";
const password = "Latschenkiefer am Grat";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";

async function own(page: Page) {
  const login = await registerAndConfirm(page, { email: newAddress("vera"), password });
  await comeSignedIn(page, login);
  await page.goto(SETTINGS);
  return login;
}

test("profile and password are kept; a session elsewhere is seen and ended, all others end with a new password", async ({
  page,
  browser,
  baseURL,
  faults,
}) => {
  faults.expect(/401|403/);
  const login = await own(page);
  const profile = page.getByRole("region", { name: "Profil" });
  await profile.getByRole("textbox", { name: "Vorname" }).fill("Veronika");
  await profile.getByRole("button", { name: "Profil speichern" }).dblclick();
  await expect(profile.getByText("Gespeichert")).toBeVisible();

  const other = await browser.newContext({ baseURL, locale: "de-DE", userAgent: IPHONE });
  const elsewhere = await other.newPage();
  await comeSignedIn(elsewhere, login);
  await elsewhere.goto(SETTINGS);
  await expect(elsewhere.getByRole("heading", { level: 1, name: "Einstellungen" })).toBeVisible();
  const token = await keptToken(elsewhere);
  await page.reload();
  await expect(profile.getByRole("textbox", { name: "Vorname" })).toHaveValue("Veronika");
  const sessions = page.getByRole("region", { name: "Wo Sie angemeldet sind" });
  await expect(sessions.getByRole("listitem")).toHaveText([/\(Dieses Gerät\)/, /Safari auf iPhone/]);
  await sessions.getByRole("button", { name: "Safari auf iPhone abmelden" }).click();
  await expect(sessions.getByText("Sie sind nur auf diesem Gerät angemeldet.")).toBeVisible();
  expect(await tokenAnswers(page, token)).toEqual([401, 401]);

  await comeSignedIn(elsewhere, login);
  const area = page.getByRole("region", { name: "Passwort" });
  await area.getByRole("textbox", { name: "Bisheriges Passwort" }).fill(password);
  await area.getByRole("textbox", { name: "Neues Passwort" }).fill("Zirbenholz und Abendrot");
  await area.getByRole("button", { name: "Passwort ändern" }).dblclick();
  await expect(area.getByText(/Auf allen anderen Geräten sind Sie jetzt abgemeldet/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Einstellungen" })).toBeVisible();
  await elsewhere.goto(SETTINGS);
  await expect(elsewhere).toHaveURL(/\/de\/portal\/user\/login/);
  await other.close();
});

test("exports everything as a file, then deletes the account by the password, once [1.13]", async ({
  page,
  faults,
}) => {
  faults.expect(/status 4(?:00|22)|Failed to load resource/);
  const login = await own(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Daten herunterladen" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("gratweg-daten.json");
  expect(readFileSync(await download.path(), "utf8")).toContain(login.email);

  await page.getByRole("button", { name: "Konto löschen …" }).click();
  const dialog = page.getByRole("dialog", { name: "Konto endgültig löschen?" });
  await dialog.getByRole("textbox", { name: "Ihr Passwort" }).fill(password);
  await dialog.getByRole("button", { name: "Endgültig löschen" }).dblclick();
  await expect(page).toHaveURL(/\/de\/portal\/user\/login\?meldung=geloescht$/);
  await expect(page.getByText("Ihr Konto ist gelöscht")).toBeVisible();

  await page.goto(LOGIN);
  await enterLogin(page, login);
  await expect(page.getByRole("alert")).toContainText("E-Mail-Adresse oder Passwort stimmen nicht.");
});
