import { AxeBuilder } from "@axe-core/playwright";
import { paths } from "@gratweg/contracts/routes";
import type { Page } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { mailsTo } from "../support/booking-page";
import { tabTo } from "../support/keyboard";
import { expect, test, untilAlive, visit } from "../support/visitor";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const customer = () => `kundin-${randomUUID().slice(0, 8)}@post.example`;

function formOn(page: Page, name: "Kündigung" | "Widerruf") {
  const form = page.getByRole("form", { name });
  return {
    form,
    name: form.getByRole("textbox", { name: "Vor- und Nachname" }),
    contract: form.getByRole("textbox", { name: /^(Bezeichnung des Vertrags|Vertrag)/ }),
    email: form.getByRole("textbox", { name: "E-Mail" }),
    button: form.getByRole("button", { name: /^(jetzt kündigen|Widerruf bestätigen)$/ }),
    /** The page has taken over from the browser. */
    alive: async () => {
      await untilAlive(page);
      await expect(form).toHaveJSProperty("noValidate", true);
    },
  };
}

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).include("main").analyze();
  expect(violations).toEqual([]);
}

/** A value of the receipt. */
const row = (page: Page, label: string) =>
  page
    .getByRole("main")
    .locator("dl > div")
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator("dd");

test("cancels from the footer: the receipt stands in place, the mail says the same", async ({
  page,
  request,
}) => {
  const email = customer();
  await visit(page, paths.home());
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Verträge hier kündigen", exact: true })
    .click();
  await expect(page).toHaveURL(paths.contractCancel());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Verträge hier kündigen");
  const { form, name, contract, button, alive, ...fields } = formOn(page, "Kündigung");
  await alive();
  await expectAccessible(page);

  await name.fill("Anna Ott");
  await contract.fill("Mitgliedschaft");
  await form.getByText("Außerordentliche Kündigung", { exact: true }).click();
  await form.getByLabel("Grund").fill("Die Leistung fiel aus.");
  await form.getByText("Zu einem bestimmten Tag", { exact: true }).click();
  await form.getByLabel("Tag", { exact: true }).fill("2127-01-31");
  await fields.email.fill(email);
  await button.click();

  await expect(page.getByRole("heading", { name: "Ihre Kündigung ist eingegangen" })).toBeInViewport();
  await expect(form).toBeHidden();
  await expect(row(page, "Grund")).toHaveText("Die Leistung fiel aus.");
  await expect(row(page, "Ende des Vertrags")).toHaveText("31. Januar 2127");
  await expect(row(page, "Eingegangen")).toHaveText(/^\d+\. \S+ \d{4}, \d\d:\d\d:\d\d Uhr$/);
  expect(page.url()).toMatch(/\/de\/vertrag-kuendigen$/);
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Beleg speichern" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Kündigung K-.{4}-.{4}\.txt$/);

  const [mail] = await mailsTo(request, email);
  const number = /K-\w{4}-\w{4}/.exec(await page.getByRole("main").innerText())?.[0] ?? "";
  expect(mail?.subject).toBe(`Eingangsbestätigung Ihrer Kündigung (${number})`);
});

test("withdraws with the keyboard alone", async ({ page, request }) => {
  const email = customer();
  await visit(page, paths.imprint());
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Vertrag widerrufen", exact: true });
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(paths.contractWithdraw());
  await expect(page.getByRole("main")).toContainText("§ 312g Abs. 2 Nr. 9 BGB");
  const { name, contract, button, alive, ...fields } = formOn(page, "Widerruf");
  await alive();
  await tabTo(page, name);
  await page.keyboard.type("Anna Ott");
  await tabTo(page, contract);
  await page.keyboard.type("Buchung 100017");
  await tabTo(page, fields.email);
  await page.keyboard.type(email);
  await tabTo(page, button);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Ihr Widerruf ist eingegangen" })).toBeInViewport();
  const [mail] = await mailsTo(request, email);
  expect(mail?.subject).toMatch(/^Eingangsbestätigung Ihres Widerrufs \(W-/);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("cancels: a mistake brings the form back with what was typed, then the receipt as a page, and the mail", async ({
    page,
    request,
    faults,
  }) => {
    faults.expect(/status 422|status of 422/);
    const email = customer();
    await page.goto(paths.contractCancel());
    const { form, name, contract, button, ...fields } = formOn(page, "Kündigung");
    await expect(form.getByLabel("Grund")).toBeHidden();
    await name.fill("Anna <Ott>");
    await contract.fill("Mitgliedschaft");
    await form.getByText("Außerordentliche Kündigung", { exact: true }).click();
    await fields.email.fill(email);
    await button.click();

    await expect(page.getByRole("heading", { name: "Bitte prüfen Sie Ihre Angaben" })).toBeVisible();
    const issue = page.getByRole("alert").getByRole("link");
    await expect(issue).toHaveText(["Bitte nennen Sie den Grund der außerordentlichen Kündigung."]);
    await expect(name).toHaveValue("Anna <Ott>");
    await expect(page.getByRole("textbox", { name: "E-Mail für den Newsletter" })).toHaveValue("");
    await expect(form.getByRole("radio", { name: "Außerordentliche Kündigung" })).toBeChecked();
    await form.getByLabel("Grund").fill("Erstens.\nZweitens.");
    await button.click();

    await expect(page.getByRole("heading", { name: "Ihre Kündigung ist eingegangen" })).toBeVisible();
    await expect(row(page, "Vor- und Nachname")).toHaveText("Anna <Ott>");
    await expect(row(page, "Grund")).toHaveText("Erstens.Zweitens.");
    await expect(row(page, "Art der Kündigung")).toHaveText("außerordentliche Kündigung");
    await expect(row(page, "Ende des Vertrags")).toHaveText("zum nächstmöglichen Zeitpunkt");
    await expect(page.getByText("⟦")).toHaveCount(0);
    expect(page.url()).toMatch(/\/api\/contracts\/cancel$/);
    const number = /K-\w{4}-\w{4}/.exec(await page.getByRole("main").innerText())?.[0] ?? "";
    const [mail] = await mailsTo(request, email);
    expect(mail?.subject).toContain(number);

    await page.reload();
    await expect(page.getByText(number)).toBeVisible();
    expect(await mailsTo(request, email)).toHaveLength(1);
  });
});
