import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import {
  enterLogin,
  expect,
  keptToken,
  LOGIN,
  newAddress,
  signIn,
  storedSession,
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
  await signIn(page, login);
  await page.goto(SETTINGS);
  return login;
}

test("the profile is kept, and wrong entries are said beside their field", async ({ page }) => {
  await own(page);
  const profile = page.getByRole("region", { name: "Profil" });
  await profile.getByRole("textbox", { name: "Vorname" }).fill("");
  await profile.getByRole("button", { name: "Profil speichern" }).click();
  await expect(profile.getByRole("textbox", { name: "Vorname" })).toHaveAccessibleDescription(
    /Bitte geben Sie/,
  );
  await profile.getByRole("textbox", { name: "Vorname" }).fill("Veronika");
  await profile.getByRole("textbox", { name: "Telefon" }).fill("0151 2345678");
  await profile.getByRole("button", { name: "Profil speichern" }).dblclick();
  await expect(profile.getByText("Gespeichert")).toBeVisible();
  await page.reload();
  await expect(profile.getByRole("textbox", { name: "Vorname" })).toHaveValue("Veronika");
});

test("without a connection nothing typed is lost", async ({ page, context, faults }) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED/);
  await own(page);
  const profile = page.getByRole("region", { name: "Profil" });
  await profile.getByRole("textbox", { name: "Telefon" }).fill("0151 7654321");
  await context.setOffline(true);
  await profile.getByRole("button", { name: "Profil speichern" }).click();
  await expect(profile.getByText("Ihr Profil ist nicht gespeichert")).toBeVisible();
  await expect(profile.getByRole("textbox", { name: "Telefon" })).toHaveValue("0151 7654321");
  await context.setOffline(false);
  await profile.getByRole("button", { name: "Profil speichern" }).click();
  await expect(profile.getByText("Gespeichert")).toBeVisible();
});

test("a new password ends all other sessions and not this one", async ({ page, browser, baseURL }) => {
  const login = await own(page);
  const other = await browser.newContext({ baseURL, locale: "de-DE" });
  const elsewhere = await other.newPage();
  await signIn(elsewhere, login);

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

test("sees where one is signed in, and ends a session that is then out everywhere", async ({
  page,
  browser,
  baseURL,
  faults,
}) => {
  faults.expect(/401|403/);
  const login = await own(page);
  const other = await browser.newContext({ baseURL, locale: "de-DE", userAgent: IPHONE });
  const elsewhere = await other.newPage();
  await signIn(elsewhere, login);
  const token = await keptToken(elsewhere);

  await page.reload();
  const area = page.getByRole("region", { name: "Wo Sie angemeldet sind" });
  await expect(area.getByRole("listitem")).toHaveText([/\(Dieses Gerät\)/, /Safari auf iPhone/]);
  await area.getByRole("button", { name: "Safari auf iPhone abmelden" }).click();
  await expect(area.getByText("Sie sind nur auf diesem Gerät angemeldet.")).toBeVisible();
  expect(await tokenAnswers(page, token)).toEqual([401, 401]);
  await elsewhere.goto(SETTINGS);
  await expect(elsewhere).toHaveURL(/\/de\/portal\/user\/login/);
  await other.close();
  await page.reload();
  await expect(area.getByRole("listitem")).toHaveCount(1);
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
  await dialog.getByRole("textbox", { name: "Ihr Passwort" }).fill("ganz falsch");
  await dialog.getByRole("button", { name: "Endgültig löschen" }).click();
  await expect(dialog.getByRole("textbox", { name: "Ihr Passwort" })).toHaveAccessibleDescription(
    /stimmt nicht/,
  );
  await dialog.getByRole("textbox", { name: "Ihr Passwort" }).fill(password);
  await dialog.getByRole("button", { name: "Endgültig löschen" }).dblclick();
  await expect(page).toHaveURL(/\/de\/portal\/user\/login\?meldung=geloescht$/);
  await expect(page.getByText("Ihr Konto ist gelöscht")).toBeVisible();

  await page.goto(LOGIN);
  await enterLogin(page, login);
  await expect(page.getByRole("alert")).toContainText("E-Mail-Adresse oder Passwort stimmen nicht.");
});

test("the answer to a deletion gets lost: nobody claims anything, and the next try ends in „gelöscht“ [1.13]", async ({
  page,
  faults,
}) => {
  faults.expect(/ERR_CONNECTION_CLOSED|40[01]/);
  const login = await own(page);
  await page.getByRole("button", { name: "Konto löschen …" }).click();
  const dialog = page.getByRole("dialog", { name: "Konto endgültig löschen?" });
  await dialog.getByRole("textbox", { name: "Ihr Passwort" }).fill(password);
  const answers: number[] = [];
  await page.route("**/api/account", async (route) => {
    if (route.request().method() !== "DELETE") return route.continue();
    const answer = await route.fetch();
    answers.push(answer.status());
    // The server has deleted the account; what it says never arrives.
    if (answers.length === 1) return route.abort("connectionclosed");
    return route.fulfill({ response: answer });
  });
  await dialog.getByRole("button", { name: "Endgültig löschen" }).click();
  await expect(dialog.getByText("Ob Ihr Konto gelöscht ist, wissen wir noch nicht")).toBeVisible();
  await dialog.getByRole("button", { name: "Endgültig löschen" }).click();
  await expect(page).toHaveURL(/\/de\/portal\/user\/login\?meldung=geloescht$/);
  await expect(page.getByText("Ihr Konto ist gelöscht")).toBeVisible();
  // Nobody is there any more; the server knows the deletion by its key.
  expect(answers).toEqual([200, 200]);
  expect(await storedSession(page)).toEqual({ keys: [], cookies: [] });

  await page.goto(LOGIN);
  await enterLogin(page, login);
  await expect(page.getByRole("alert")).toContainText("E-Mail-Adresse oder Passwort stimmen nicht.");
});

test("a session that had ended before is no deletion: one signs in again, and the account is there", async ({
  page,
  faults,
}) => {
  faults.expect(/401/);
  const login = await own(page);
  await page.getByRole("button", { name: "Konto löschen …" }).click();
  const dialog = page.getByRole("dialog", { name: "Konto endgültig löschen?" });
  await dialog.getByRole("textbox", { name: "Ihr Passwort" }).fill(password);
  await page.route("**/api/account", (route) =>
    route.continue({ headers: { ...route.request().headers(), authorization: "Bearer abgelaufen" } }),
  );
  await dialog.getByRole("button", { name: "Endgültig löschen" }).click();
  await expect(page).toHaveURL(/\/de\/portal\/user\/login\?weiter=%2Fde%2Fportal%2Fsettings$/);
  await expect(page.getByText("Ihr Konto ist gelöscht")).toHaveCount(0);
  await page.unroute("**/api/account");
  await enterLogin(page, login);
  await expect(page).toHaveURL(/\/de\/portal\/settings$/);
});
