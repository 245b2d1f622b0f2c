import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import {
  addressOf,
  bookingPage,
  confirmedNumber,
  departureOf,
  fillTraveller,
  fillUntilCheck,
  mailsTo,
  someone,
} from "../support/booking-page";
import { enterLogin, expect, LOGIN, comeSignedIn, test } from "../support/portal";
import { product } from "../support/product";
import { visit } from "../support/visitor";

const TRIP = 1001;
const account = (page: Page) =>
  page.getByRole("navigation", { name: "Kontakt" }).getByRole("link", { name: /^(?:Anmelden|Mein Portal)$/ });
const dates = (page: Page) => page.getByRole("list", { name: "Termine und Preise" });

async function tripPath(page: Page): Promise<string> {
  const { trip } = await departureOf(page.request, TRIP);
  return `/de/reise/${trip.number}/${trip.slug}`;
}

test("the header knows who is signed in before the page's scripts have come, and forgets it with the session", async ({
  page,
  faults,
}) => {
  await visit(page, "/de/magazin");
  await expect(account(page)).toHaveText("Anmelden");
  await expect(account(page)).toHaveAttribute("href", LOGIN);
  await comeSignedIn(page, product().accounts.plain);
  // Any page confirms the session for the tab's further ones.
  await visit(page, "/de/magazin");
  await expect(account(page)).toHaveText("Mein Portal");

  const scripts = /\.js(?:\?|$)/;
  faults.expect(/failed request: .*\.js|ERR_FAILED \(.*\.js\)/);
  await page.route(scripts, (route) => route.abort());
  await page.goto("/de/magazin");
  await expect(account(page)).toHaveText("Mein Portal");
  await expect(account(page)).toHaveAttribute("href", "/de/portal");
  await expect(page.locator("html")).not.toHaveAttribute("data-hydrated", "true");
  await page.unroute(scripts);

  await visit(page, "/de/magazin");
  await expect(account(page)).toHaveText("Mein Portal");
  // As another tab does that signs out.
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    window.dispatchEvent(new Event("focus"));
  });
  await expect(account(page)).toHaveText("Anmelden");
});

test("without scripts the header leads to the sign-in", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto("/de/magazin");
  await expect(account(page)).toHaveText("Anmelden");
  await context.close();
});

test("members see their prices on a trip's page, nobody else does, and no built file knows them", async ({
  page,
}) => {
  const path = await tripPath(page);
  await visit(page, path);
  await expect(
    dates(page)
      .getByText(/Plätze? frei|noch \d/)
      .first(),
  ).toBeVisible();
  await expect(page.getByText(/Mitgliederpreis/)).toHaveCount(0);

  await comeSignedIn(page, product().accounts.member);
  await visit(page, path);
  await expect(
    dates(page)
      .getByText(/Mitgliederpreis statt/)
      .first(),
  ).toBeVisible();
  await expect(page.getByRole("complementary", { name: "Preis und Buchung" })).toContainText(
    "Mitgliederpreis statt",
  );
  await expect(
    page
      .getByRole("list", { name: "Preiskalender" })
      .getByText(/Mitgliederpreis statt/)
      .first(),
  ).toBeVisible();

  const folder = join(product().data, "sites/hiking");
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && /\.(?:html|json|xml)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const text = await readFile(file, "utf8");
    expect([file, /memberPrice|Mitgliederpreis statt|KARWENDEL8/.test(text)]).toEqual([file, false]);
  }
});

test("a member books at the member price, and the confirmation says so on the page and by mail", async ({
  page,
}) => {
  const asVisitor = await departureOf(page.request, TRIP);
  await comeSignedIn(page, product().accounts.member);
  const who = someone();
  await visit(page, addressOf(asVisitor));
  await fillUntilCheck(page, who);
  const booking = bookingPage(page);
  // Beside the form or folded, by the window's width.
  const memberPrice = page
    .getByText(/Mitgliederpreis statt/)
    .filter({ visible: true })
    .first();
  await expect(memberPrice).toBeVisible();
  await booking.acknowledge.check();
  await booking.order.click();
  const number = await confirmedNumber(page);
  await expect(memberPrice).toBeVisible();
  const [mail] = await mailsTo(page.request, who.email);
  expect(mail?.subject).toContain(number);
  expect(mail?.text.replace(/\s+/g, " ")).toContain("Reisepreis (Mitgliederpreis), 1 × ");
});

test("the booking knows who is signed in, says from where, and lets everything be changed", async ({
  page,
}) => {
  const login = product().accounts.plain;
  const terms = await departureOf(page.request, TRIP);
  await page.route("**/api/account", async (route) => {
    const { data } = (await (await route.fetch()).json()) as { data: object };
    const profile = { firstName: "Berta", lastName: "Prüfer", phone: "030 7654321" };
    await route.fulfill({ json: { data: { ...data, ...profile } } });
  });
  await comeSignedIn(page, login);
  await visit(page, addressOf(terms));
  const person = bookingPage(page).person(1);
  await expect(person.getByLabel("Vorname")).toHaveValue("Berta");
  await expect(person.getByLabel("Nachname")).toHaveValue("Prüfer");
  await expect(person.getByText(/Der Name stammt aus Ihrem Profil/)).toBeVisible();
  await fillTraveller(page, 1, someone());
  await expect(page.getByText(/Der Name stammt aus Ihrem Profil/)).toHaveCount(0);
  await bookingPage(page).next.click();
  await bookingPage(page).next.click();
  await expect(page.getByLabel("E-Mail-Adresse")).toHaveValue(login.email);
  await expect(page.getByLabel("Telefonnummer")).toHaveValue("030 7654321");
  await expect(page.getByText(/aus Ihrem Konto/)).toBeVisible();
});

test("a visitor who wants to keep a trip signs in and comes back to it: it is kept", async ({ page }) => {
  const path = await tripPath(page);
  await visit(page, path);
  await page.getByRole("link", { name: /^Merkliste: .+, nach der Anmeldung$/ }).click();
  await expect(page).toHaveURL(`${LOGIN}?weiter=${encodeURIComponent(path)}`);
  await enterLogin(page, product().accounts.plain);
  await expect(page).toHaveURL(path);
  const heart = page.getByRole("button", { name: /^Merkliste: / });
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expect(heart).not.toHaveAttribute("aria-disabled", "true");
  await page.reload();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await expect(heart).not.toHaveAttribute("aria-disabled", "true");
});
