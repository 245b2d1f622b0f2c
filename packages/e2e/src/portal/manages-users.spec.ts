import type { Page } from "@playwright/test";
import { enterLogin, expect, linkFrom, LOGIN, newAddress, comeSignedIn, test } from "../support/portal";
import { registerAndConfirm } from "../support/portal-account";
import { product } from "../support/product";

const USERS = "/de/portal/manage-users";
const password = "Latschenkiefer am Grat";

/** Opens somebody's menu and chooses. */
async function choose(page: Page, name: string, entry: string): Promise<void> {
  await page.getByRole("button", { name: `Aktionen für ${name}` }).click();
  await page.getByRole("menuitem", { name: entry }).click();
}

async function find(page: Page, text: string): Promise<void> {
  await page.getByRole("searchbox", { name: "Name oder E-Mail-Adresse" }).fill(text);
  await expect(page.getByText("1 Konto", { exact: true })).toBeVisible();
}

test("a manager invites somebody, who sets a password from the mail [1.14, 2.35]", async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const email = newAddress("paula");
  await comeSignedIn(page, product().accounts.manager);
  await page.goto(USERS);
  await page.getByRole("button", { name: "Einladen" }).click();
  await page.getByRole("textbox", { name: "Vorname" }).fill("Paula");
  await page.getByRole("textbox", { name: "Nachname" }).fill("Neu");
  await page.getByRole("dialog").getByRole("textbox", { name: "E-Mail-Adresse" }).fill(email);
  await page.getByRole("button", { name: "Einladung senden" }).dblclick();
  await expect(page.getByText(`Die Einladung an ${email} ist unterwegs.`)).toBeVisible();
  await find(page, email);
  await expect(page.getByRole("row", { name: /Paula Neu/ })).toContainText("eingeladen");

  const link = await linkFrom(page, email, /http:\/\/\S+set-new-password\?token=[\w.-]+/);
  const invited = await browser.newContext({ baseURL, locale: "de-DE" });
  const own = await invited.newPage();
  await own.goto(link);
  await own
    .getByRole("textbox", { name: /passwort/i })
    .first()
    .fill(password);
  await own
    .getByRole("main")
    .getByRole("button", { name: /Passwort/ })
    .last()
    .click();
  await expect(own.getByText("Ihr neues Passwort gilt")).toBeVisible();
  await invited.close();
});

test("a manager blocks somebody, whose session ends at once, and lets them in again", async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const login = await registerAndConfirm(page, { email: newAddress("bernd"), password });
  const other = await browser.newContext({ baseURL, locale: "de-DE" });
  const theirs = await other.newPage();
  await comeSignedIn(theirs, login);

  await comeSignedIn(page, product().accounts.manager);
  await page.goto(USERS);
  await find(page, login.email);
  await choose(page, "Vera Versuch", "Sperren");
  await page.getByRole("dialog").getByRole("button", { name: "Sperren" }).dblclick();
  await expect(page.getByText("Vera Versuch ist gesperrt.")).toBeVisible();
  await theirs.goto("/de/portal/settings");
  await expect(theirs).toHaveURL(/\/de\/portal\/user\/login/);
  await enterLogin(theirs, login);
  await expect(theirs.getByRole("alert").first()).toBeVisible();

  await choose(page, "Vera Versuch", "Sperre aufheben");
  await page.getByRole("dialog").getByRole("button", { name: "Sperre aufheben" }).click();
  await expect(page.getByText("Vera Versuch kann sich wieder anmelden.")).toBeVisible();
  await theirs.goto(LOGIN);
  await enterLogin(theirs, login);
  await expect(theirs).toHaveURL(/\/de\/portal$/);
  await other.close();

  await page.getByRole("tab", { name: "Protokoll" }).click();
  await expect(page.getByRole("table", { name: "Protokoll der Verwaltung" })).toContainText(
    "Sperre aufgehoben",
  );
});

test("search, filters and page stand in the address and survive a reload and the way back", async ({
  page,
}) => {
  await comeSignedIn(page, product().accounts.manager);
  await page.goto(USERS);
  await find(page, product().accounts.plain.email);
  await expect(page).toHaveURL(/\?q=/);
  await page.reload();
  await expect(page.getByRole("searchbox")).toHaveValue(product().accounts.plain.email);
  await page.getByRole("button", { name: "Suche und Filter zurücksetzen" }).click();
  await page.getByRole("combobox", { name: "Rolle" }).selectOption("Verwaltung");
  await expect(page).toHaveURL(/\?rolle=manager$/);
  await page.getByRole("tab", { name: "Protokoll" }).click();
  await expect(page).toHaveURL(/ansicht=protokoll/);
  await page.goBack();
  await expect(page.getByRole("tab", { name: "Konten" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("combobox", { name: "Rolle" })).toHaveValue("manager");
});

for (const who of ["plain", "member"] as const)
  test(`everybody but managers is refused: ${who} [2.22]`, async ({ page, faults }) => {
    faults.expect(/403/);
    await comeSignedIn(page, product().accounts[who]);
    await page.goto(USERS);
    await expect(
      page.getByRole("heading", { level: 1, name: "Diese Seite ist der Verwaltung vorbehalten" }),
    ).toBeVisible();
    await expect(page.getByRole("table")).toHaveCount(0);
    const token = await page.evaluate(() => localStorage.getItem("gratweg_token"));
    const answer = await page.request.get("/api/users", { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status()).toBe(403);
  });
