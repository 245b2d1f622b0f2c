import type { Page } from "@playwright/test";
import { expect, linkFrom, newAddress, comeSignedIn, test } from "../support/portal";
import { choosePlan, ORDER, pay, PAYMENT } from "../support/payment-page";
import { registerAndConfirm } from "../support/portal-account";

const password = "Latschenkiefer am Grat";

async function subscriptionStatus(page: Page): Promise<number> {
  const token = (await page.context().cookies()).find(({ name }) => name === "gratweg_token")?.value ?? "";
  const answer = await page.request.get("/api/user-subscription", {
    headers: { authorization: `Bearer ${token}` },
  });
  return answer.status();
}

test("pays, has access in this tab and in another, sees offers, cancels, and loses access when the term ends [1.16, 4.14, 6.5]", async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await comeSignedIn(page, await registerAndConfirm(page, { email: newAddress("vera"), password }));
  const second = await context.newPage();
  await second.goto("/de/portal/angebot");
  await expect(second.getByText("Als Mitglied sehen Sie Preis und Code")).toBeVisible();
  await expect(second.getByText("Gutscheincode")).toHaveCount(0);

  await choosePlan(page);
  const checkouts: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/checkout")) checkouts.push(request.method());
  });
  await page.getByRole("button", { name: ORDER }).dblclick();
  await expect(page).toHaveURL(PAYMENT);
  await pay(page);
  expect(checkouts).toEqual(["POST"]);
  await expect(page.getByRole("heading", { level: 1, name: "Willkommen als Mitglied" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Angebote der Veranstalter" }).click();
  await expect(page.getByText("Code bei Fragen an uns").first()).toBeVisible();
  await second.reload();
  await expect(second.getByText("Code bei Fragen an uns").first()).toBeVisible();

  await page.goto("/de/portal/settings");
  const membership = page.getByRole("region", { name: "Mitgliedschaft", exact: true });
  await membership.getByRole("button", { name: "Mitgliedschaft kündigen" }).click();
  await page.getByRole("button", { name: "Jetzt kündigen" }).dblclick();
  await expect(membership.getByText(/ist gekündigt und endet am/)).toBeVisible();
  await page.goto("/de/portal/angebot");
  await expect(page.getByText("Code bei Fragen an uns").first()).toBeVisible();

  await page.goto("/de/portal/settings");
  await membership.getByRole("button", { name: "Zahlungen und Zahlungsmittel" }).click();
  await page.getByRole("button", { name: "Bis zum Ende des Zeitraums vorspulen" }).click();
  await expect(page.getByText("beendet")).toBeVisible();
  // The provider's event is on its way to us.
  await expect.poll(() => subscriptionStatus(page)).toBe(403);
  await page.goto("/de/portal/angebot");
  await expect(
    page.getByRole("main").getByRole("link", { name: "Mitgliedschaft ansehen" }).first(),
  ).toBeVisible();
  await expect(page.getByText("Code bei Fragen an uns")).toHaveCount(0);
  await second.reload();
  await expect(
    second.getByRole("main").getByRole("link", { name: "Mitgliedschaft ansehen" }).first(),
  ).toBeVisible();
  await expect(second.getByText("Code bei Fragen an uns")).toHaveCount(0);
});

test("a newcomer chooses a plan, registers, confirms in another tab and comes to the payment of that plan [2.29]", async ({
  page,
  context,
}) => {
  const email = newAddress("neu");
  await choosePlan(page, "last");
  await expect(page).toHaveURL(/plan=/);
  const chosen = new URL(page.url()).searchParams.get("plan");
  await page.getByRole("button", { name: ORDER }).click();
  await expect(page).toHaveURL(/\/de\/portal\/user\/login-checkout/);
  await page
    .getByRole("main")
    .getByRole("link", { name: /Konto anlegen|Registrieren/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/de\/portal\/user\/register-checkout\?plan=/);
  const plan = new URL(page.url()).searchParams.get("plan") ?? "";
  expect(plan).toBe(chosen);
  await page.getByRole("textbox", { name: "Vorname" }).fill("Nele");
  await page.getByRole("textbox", { name: "Nachname" }).fill("Neu");
  await page.getByRole("textbox", { name: "E-Mail-Adresse" }).first().fill(email);
  await page.getByRole("textbox", { name: "Passwort", exact: true }).fill(password);
  await page.getByRole("checkbox", { name: /Geschäftsbedingungen/ }).check();
  await page.getByRole("button", { name: "Konto anlegen" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Fast geschafft" })).toBeVisible();
  await page.close();

  const mail = await context.newPage();
  const link = await linkFrom(mail, email, /http:\/\/\S+\/api\/account\/confirm-email\?\S+/);
  expect(new URL(link).searchParams.get("plan")).toBe(plan);
  await mail.goto(link);
  await mail.getByLabel("Passwort").fill(password);
  await mail.getByRole("button", { name: "E-Mail-Adresse bestätigen" }).click();
  await expect(mail.getByText("E-Mail bestätigt")).toBeVisible();
  await mail.getByRole("textbox", { name: "E-Mail-Adresse" }).first().fill(email);
  await mail.getByRole("textbox", { name: "Passwort", exact: true }).fill(password);
  const [asked] = await Promise.all([
    mail.waitForRequest((request) => request.url().endsWith("/api/checkout")),
    mail
      .getByRole("main")
      .getByRole("button", { name: /Anmelden/ })
      .first()
      .click(),
  ]);
  expect(asked.postDataJSON()).toEqual({ plan });
  await expect(mail).toHaveURL(PAYMENT);
});
