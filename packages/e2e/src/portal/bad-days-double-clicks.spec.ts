import type { Page } from "@playwright/test";
import { comeSignedIn, expect, linkFrom, LOGIN, newAddress, test } from "../support/portal";
import { becomeMember } from "../support/payment-page";
import { registerAndConfirm } from "../support/portal-account";
import { product } from "../support/product";

const PASSWORD = "Latschenkiefer am Grat";

/** Every sending of a call by the page. */
function sent(page: Page, path: string | RegExp, method = "POST"): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    const isIt = typeof path === "string" ? pathname === path : path.test(pathname);
    if (isIt && request.method() === method) calls.push(pathname);
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

test("a double click on the new password of a reset sets it once, and the link's second use is none", async ({
  page,
}) => {
  const account = await registerAndConfirm(page, { email: newAddress("doppelt"), password: PASSWORD });
  await page.goto("/de/portal/user/reset-password");
  await page.getByRole("textbox", { name: "E-Mail-Adresse" }).first().fill(account.email);
  await page.getByRole("button", { name: "Link senden" }).click();
  await page.goto(
    await linkFrom(page, account.email, /http:\/\/\S+\/de\/portal\/user\/reset-password\/[\w-]+/),
  );
  const calls = sent(page, "/api/auth/reset-password");
  await page.getByRole("textbox", { name: "Neues Passwort" }).fill("Zirbenholz und Abendrot");
  await page.getByRole("button", { name: "Passwort speichern" }).dblclick();
  await expect(page.getByText("Ihr neues Passwort gilt")).toBeVisible();
  await expect(page.getByText("Dieser Link gilt nicht mehr")).toHaveCount(0);
  expect(calls).toHaveLength(1);
});

test("a double click on the first password of an invited person sets it once", async ({
  page,
  browser,
  baseURL,
}) => {
  const email = newAddress("geladen");
  await comeSignedIn(page, product().accounts.manager);
  await page.goto("/de/portal/manage-users");
  await page.getByRole("button", { name: "Einladen" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Vorname" }).fill("Gela");
  await dialog.getByRole("textbox", { name: "Nachname" }).fill("Geladen");
  await dialog.getByRole("textbox", { name: "E-Mail-Adresse" }).fill(email);
  await dialog.getByRole("button", { name: "Einladung senden" }).click();
  const invited = await browser.newContext({ baseURL, locale: "de-DE" });
  const own = await invited.newPage();
  await own.goto(await linkFrom(page, email, /http:\/\/\S+set-new-password\?token=[\w.-]+/));
  const calls = sent(own, "/api/auth/reset-password");
  await own.getByRole("textbox", { name: "Neues Passwort" }).fill(PASSWORD);
  await own.getByRole("button", { name: "Passwort speichern" }).dblclick();
  await expect(own.getByText("Ihr neues Passwort gilt")).toBeVisible();
  expect(calls).toHaveLength(1);
  await invited.close();
});

test("a double click on withdrawing from a membership withdraws once, with one receipt", async ({ page }) => {
  const account = await registerAndConfirm(page, { email: newAddress("widerruf"), password: PASSWORD });
  await comeSignedIn(page, account);
  await becomeMember(page);

  await page.goto("/de/portal/settings");
  const membership = page.getByRole("region", { name: "Mitgliedschaft", exact: true });
  const calls = sent(page, "/api/account/membership/withdraw");
  await membership.getByRole("button", { name: "Vertrag widerrufen" }).dblclick();
  await page.getByRole("dialog").getByRole("button", { name: "Jetzt widerrufen" }).dblclick();
  await expect(membership.getByText(/Ihr Widerruf ist angekommen/)).toBeVisible();
  expect(calls).toHaveLength(1);
  // What was withdrawn opens nothing.
  await page.goto("/de/portal/angebot");
  await expect(page.getByText("Als Mitglied sehen Sie Preis und Code")).toBeVisible();
  await expect(page.getByText("Code bei Fragen an uns")).toHaveCount(0);
});

test("a double click on the export fetches one file", async ({ page }) => {
  const account = await registerAndConfirm(page, { email: newAddress("klein"), password: PASSWORD });
  await comeSignedIn(page, account);
  await page.goto("/de/portal/settings");
  const exports = sent(page, "/api/account/export", "GET");
  await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Daten herunterladen" }).dblclick(),
  ]);
  await expect(page.getByText("Die Datei liegt jetzt bei Ihren Downloads.")).toBeVisible();
  expect(exports).toHaveLength(1);
});

test("double clicks on what a manager confirms do it once: role, deletion", async ({ page }) => {
  const account = await registerAndConfirm(page, { email: newAddress("rolle"), password: PASSWORD });
  await comeSignedIn(page, product().accounts.manager);
  await page.goto(`/de/portal/manage-users?q=${encodeURIComponent(account.email)}`);
  const changes = sent(page, /^\/api\/users\/\d+$/, "PATCH");
  const menu = page.getByRole("button", { name: "Aktionen für Vera Versuch" });
  await menu.click();
  await page.getByRole("menuitem", { name: "Zur Verwaltung machen" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Zur Verwaltung machen" }).dblclick();
  await expect(page.getByText("Vera Versuch gehört jetzt zur Verwaltung.")).toBeVisible();
  expect(changes).toHaveLength(1);

  const deletions = sent(page, /^\/api\/users\/\d+$/, "DELETE");
  await menu.click();
  await page.getByRole("menuitem", { name: "Konto löschen …" }).click();
  await page.getByRole("dialog").getByRole("textbox").fill(account.email);
  await page.getByRole("dialog").getByRole("button", { name: "Endgültig löschen" }).dblclick();
  await expect(page.getByText("Das Konto von Vera Versuch ist gelöscht.")).toBeVisible();
  expect(deletions).toHaveLength(1);
});
