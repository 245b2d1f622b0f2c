import type { Page } from "@playwright/test";
import { expect, linkFrom, newAddress, comeSignedIn, test } from "../support/portal";
import { openCalls } from "../support/open-calls";
import { becomeMember, choosePlan, order, ORDER, pay, PAYMENT, PRICING } from "../support/payment-page";
import { registerAndConfirm } from "../support/portal-account";
import { product } from "../support/product";

const password = "Latschenkiefer am Grat";

/** Somebody new, signed in, without a membership. */
async function newcomer(page: Page): Promise<string> {
  const login = await registerAndConfirm(page, { email: newAddress("vera"), password });
  await comeSignedIn(page, login);
  return login.email;
}

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
  await newcomer(page);
  const second = await context.newPage();
  await second.goto("/de/portal/angebot");
  await expect(second.getByText("Als Mitglied sehen Sie Preis und Code")).toBeVisible();
  await expect(second.getByText("Gutscheincode")).toHaveCount(0);

  await becomeMember(page);
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

test("a double click on the order creates one checkout; the way back after payment orders nothing again", async ({
  page,
}) => {
  await newcomer(page);
  await choosePlan(page);
  const checkouts: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/checkout")) checkouts.push(request.method());
  });
  await page.getByRole("button", { name: ORDER }).dblclick();
  await expect(page).toHaveURL(PAYMENT);
  expect(checkouts).toEqual(["POST"]);
  await pay(page);

  await page.goto(PRICING);
  await expect(page.getByText("Sie sind schon Mitglied")).toBeVisible();
  await expect(page.getByRole("button", { name: ORDER })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Willkommen als Mitglied" })).toBeVisible();
  expect(checkouts).toEqual(["POST"]);
});

test("who gives up on the payment page is told that nothing was ordered, and keeps the choice of plans", async ({
  page,
}) => {
  await newcomer(page);
  await choosePlan(page);
  await order(page);
  await page.getByRole("button", { name: "Abbrechen und zurück" }).click();
  await expect(page).toHaveURL(/\/de\/portal\/user\/pricing\?abgebrochen=1/);
  await expect(page.getByText("Es wurde nichts bestellt und nichts abgebucht.")).toBeVisible();
  await page.goto("/de/portal/angebot");
  await expect(page.getByText("Als Mitglied sehen Sie Preis und Code")).toBeVisible();
});

test("a declined payment can be tried again on the payment page", async ({ page }) => {
  await newcomer(page);
  await choosePlan(page);
  await order(page);
  await page.getByRole("button", { name: "Zahlung ablehnen lassen" }).click();
  await expect(page.getByRole("alert")).toContainText("Es wurde nichts abgebucht");
  await pay(page);
});

test("a visitor orders, signs in on the way and comes to the payment page with the plan that was chosen [2.27]", async ({
  page,
}) => {
  const login = await registerAndConfirm(page, { email: newAddress("vera"), password });
  await choosePlan(page);
  await page.getByRole("button", { name: ORDER }).click();
  await expect(page).toHaveURL(/\/de\/portal\/user\/login-checkout/);
  await page.getByRole("textbox", { name: "E-Mail-Adresse" }).first().fill(login.email);
  await page.getByRole("textbox", { name: "Passwort", exact: true }).fill(password);
  await page
    .getByRole("main")
    .getByRole("button", { name: /Anmelden/ })
    .first()
    .click();
  await expect(page).toHaveURL(PAYMENT);
});

test("the payment provider away: nothing is ordered, it is said, and the button works again", async ({
  page,
  faults,
}) => {
  faults.expect(/503/);
  await newcomer(page);
  await page.route(
    "**/api/checkout",
    (route) =>
      route.fulfill({
        status: 503,
        contentType: "application/problem+json",
        headers: { "retry-after": "5" },
        body: JSON.stringify({
          type: "/probleme/zahlung-nicht-erreichbar",
          title: "Payment unavailable",
          status: 503,
          detail: "Der Zahlungsdienst antwortet gerade nicht.",
        }),
      }),
    { times: 1 },
  );
  await choosePlan(page);
  await page.getByRole("button", { name: ORDER }).click();
  await expect(page.getByText("Die Bestellung ist nicht angekommen")).toBeVisible();
  await expect(page.getByText("Es wurde nichts bestellt und nichts abgebucht.")).toBeVisible();
  await order(page);
});

test("a confirmation that is late says so, and nothing is lost", async ({ page, faults }) => {
  faults.expect(/403/);
  await newcomer(page);
  await page.clock.install();
  const calls = openCalls(page);
  await page.goto("/de/portal/user/checkout-return?session=cs_unbekannt");
  await expect(page.getByRole("heading", { name: "Ihre Zahlung wird bestätigt" }).first()).toBeAttached();
  await calls.answered();
  await page.clock.runFor(70_000);
  await expect(page.getByText("Die Bestätigung lässt auf sich warten")).toBeVisible();
  await expect(page.getByRole("button", { name: "Noch einmal nachsehen" })).toBeVisible();
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

test("registered twice before confirming: the first password's mail leads to the plan in another browser [2.29]", async ({
  page,
  browser,
}) => {
  const email = newAddress("zweimal");
  const person = { email, password, firstName: "Nele", lastName: "Neu" };
  const origin = `http://localhost:${product().ports.GRATWEG_PORT}`;
  const register = `${origin}/api/auth/local/register`;
  await choosePlan(page, "last");
  await expect(page).toHaveURL(/plan=/);
  const plan = new URL(page.url()).searchParams.get("plan") ?? "";
  for (const chosen of [{}, { plan }])
    expect((await page.request.post(register, { data: { ...person, origin, ...chosen } })).ok()).toBe(true);

  const link = await linkFrom(page, email, /http:\/\/\S+\/user\/set-new-password\?\S+/);
  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await other.getByRole("textbox", { name: "Neues Passwort" }).fill("Enzian am Wegesrand");
  await other.getByRole("button", { name: "Passwort speichern" }).click();
  await other.getByRole("link", { name: "Weiter zur Mitgliedschaft" }).click();
  await expect(other).toHaveURL(`${origin}${PRICING}?plan=${plan}`);
  const [asked] = await Promise.all([
    other.waitForRequest((request) => request.url().endsWith("/api/checkout")),
    other.getByRole("button", { name: ORDER }).click(),
  ]);
  expect(asked.postDataJSON()).toEqual({ plan });
  await expect(other).toHaveURL(PAYMENT);
  await other.context().close();
});

test("a confirmation's link leads to no plan that is none of ours, and never away", async ({ page }) => {
  const origin = `http://localhost:${product().ports.GRATWEG_PORT}`;
  const email = newAddress("fremd");
  const data = { email, password, firstName: "Vera", lastName: "Versuch", origin, plan: "gibt-es-nicht" };
  expect((await page.request.post(`${origin}/api/auth/local/register`, { data })).ok()).toBe(true);
  const link = await linkFrom(page, email, /http:\/\/\S+\/api\/account\/confirm-email\?\S+/);
  expect([...new URL(link).searchParams.keys()]).toEqual(["token"]);
  await page.goto(`${link}&plan=${encodeURIComponent("//boese.example")}`);
  await page.getByLabel("Passwort").fill(password);
  await page.getByRole("button", { name: "E-Mail-Adresse bestätigen" }).click();
  await expect(page).toHaveURL(/\/de\/portal\/user\/login\?confirm=1$/);
});
