import { chromium, type Browser, type Page } from "@playwright/test";
import { book, commandFor, departuresToUse, ledgerOf, termsOf } from "./support/booking";
import { queryCms } from "./support/cms-database";
import { startDesk } from "./support/desk";
import type { RunningStrapi } from "./support/strapi";

const LIST = "/admin/content-manager/collection-types/api::booking.booking";

let strapi: RunningStrapi;
let browser: Browser;
let page: Page;
let departure: { tour: number; number: number };
let numbers: number[];

beforeAll(async () => {
  strapi = await startDesk({});
  departure = await (await departuresToUse(strapi.dataFolder))(5);
  const { terms } = await termsOf(strapi, departure.tour, departure.number);
  numbers = [];
  for (const travellers of [2, 3]) {
    const { body } = await book(strapi, commandFor(terms, { travellers }));
    numbers.push(body.booking?.number ?? 0);
  }
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"],
  });
  page = await (
    await browser.newContext({ locale: "de-DE", viewport: { width: 1440, height: 900 } })
  ).newPage();
  await page.goto(`${strapi.url}/admin/auth/login`);
  await page.fill("input[name=email]", strapi.admin.email);
  await page.fill("input[name=password]", strapi.admin.password);
  await page.click("button[type=submit]");
  await page.waitForURL(({ pathname }) => !pathname.startsWith("/admin/auth"));
});

afterAll(async () => {
  await browser?.close();
  await strapi?.stop();
});

const cells = () =>
  page.locator("tbody tr").evaluateAll((rows) => rows.map((row) => (row as HTMLElement).innerText));

it("leads from a departure's seats to its bookings, newest first, and exports what is shown", async () => {
  await page.goto(
    `${strapi.url}/admin/content-manager/collection-types/api::departure.departure?filters[$and][0][number][$eq]=${departure.number}`,
  );
  await page.getByText("5 von 5 gebucht").waitFor();
  await page.getByRole("link", { name: String(departure.number) }).click();
  await page.getByText("ausgebucht").waitFor();
  await page.getByRole("link", { name: "Buchungen dieses Termins" }).click();
  await page.getByRole("link", { name: String(numbers[0]) }).waitFor();
  expect((await cells()).map((row) => Number(/\d{6}/.exec(row)?.[0]))).toEqual([...numbers].reverse());
  expect((await cells())[0]).toMatch(/bestätigt/i);
  expect(await page.getByRole("link", { name: "Neuer Eintrag" }).count()).toBe(0);

  await page.getByRole("button", { name: "Als CSV exportieren" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "Eine Zeile je Person" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^reisende-\d{4}-\d\d-\d\d\.csv$/);
});

it("shows a booking as cards and cancels it with a reason", async () => {
  await page.goto(`${strapi.url}${LIST}`);
  await page.getByRole("link", { name: String(numbers[1]) }).click();
  await page.getByText("Jördis C Æbelø-Weiß").waitFor();
  expect(new URL(page.url()).pathname).toMatch(/api::booking\.booking\/[a-z0-9]+$/);
  expect(await page.getByRole("button", { name: "Speichern" }).count()).toBe(0);
  await page.getByText("Nachricht an den Veranstalter").waitFor();

  await page.getByRole("button", { name: "Buchung stornieren" }).click();
  const dialog = page.getByRole("alertdialog", { name: `Buchung ${numbers[1]} stornieren?` });
  await dialog.getByText("Die 3 Plätze werden sofort wieder frei.").waitFor();
  await dialog.getByRole("button", { name: "Jetzt stornieren" }).click();
  await dialog.getByText("Bitte nennen Sie den Grund").waitFor();
  await dialog.getByLabel("Grund der Stornierung").fill("Bein gebrochen");
  await dialog.getByRole("button", { name: "Jetzt stornieren" }).click();

  await page.getByRole("listitem").filter({ hasText: "Bein gebrochen" }).waitFor();
  await page.getByText("Stornobestätigung").waitFor();
  await page.getByRole("button", { name: "Buchung stornieren" }).waitFor({ state: "detached" });
  expect(await ledgerOf(strapi.dataFolder, departure.number)).toMatchObject({
    taken: 2,
    booked: 2,
    mails: 6,
  });
});

it("sends a mail that failed again, once, and offers no saving at the outbox", async () => {
  const mails = "SELECT id, document_id AS document, state FROM outbox_mails WHERE id > ? ORDER BY id";
  const stateOf = async (id: number) =>
    (await queryCms<Mail>(strapi.dataFolder, mails, 0)).find((mail) => mail.id === id)?.state;
  const [mail] = await queryCms<Mail>(strapi.dataFolder, mails, 0);
  if (!mail) throw new Error("no mail");
  await queryCms(strapi.dataFolder, "UPDATE outbox_mails SET state = 'failed' WHERE id = ?", mail.id);
  await page.goto(
    `${strapi.url}/admin/content-manager/collection-types/api::outbox-mail.outbox-mail/${mail.document}`,
  );
  await page.getByRole("button", { name: "Erneut senden" }).click();
  await page.getByText("Die E-Mail wartet auf den nächsten Versand.").waitFor();
  await page.getByRole("button", { name: "Erneut senden" }).waitFor({ state: "detached" });
  expect(await stateOf(mail.id)).toBe("pending");
  expect(await page.getByText("Angaben zum Anlass").count()).toBe(0);
});

interface Mail {
  id: number;
  document: string;
  state: string;
}
