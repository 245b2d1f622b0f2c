import { paths } from "@gratweg/contracts/routes";
import type { APIRequestContext, Page } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { mailsTo } from "../support/booking-page";
import { expect, test, untilAlive, visit } from "../support/visitor";

const reader = () => `leserin-${randomUUID().slice(0, 8)}@post.example`;

function newsletterForm(page: Page) {
  const form = page.getByRole("form", { name: "Einmal im Monat: neue Wege" });
  return {
    form,
    field: form.getByRole("textbox", { name: "E-Mail für den Newsletter" }),
    button: form.getByRole("button", { name: "Anmelden" }),
    /** Its machine has taken over from the browser. */
    alive: async () => {
      await untilAlive(page);
      await form.scrollIntoViewIfNeeded();
      await expect(form).toHaveJSProperty("noValidate", true);
    },
  };
}

/** The newest mail's link, as it would be pressed. */
async function linkIn(request: APIRequestContext, email: string, action: string, mails: number) {
  const [newest] = await mailsTo(request, email, mails);
  const link = new RegExp(`https?://\\S+/api/newsletter/${action}\\?token=[\\w-]{43}`).exec(
    newest?.text ?? "",
  )?.[0];
  if (link === undefined) throw new Error(`No link to ${action} in: ${newest?.text}`);
  return link;
}

test("signs up, confirms from the mail, and leaves with one click [1.10, 2.55, 6.7]", async ({
  page,
  request,
  baseURL,
}) => {
  const email = reader();
  const { form, field, button, alive } = newsletterForm(page);
  await page.clock.install();
  await visit(page, paths.home());
  await alive();
  // The notice stands for five seconds, which pass when it was read.
  await page.clock.pauseAt(Date.now() + 60_000);
  await field.fill(email);
  await button.click();
  const notice = form.getByRole("status");
  await expect(notice).toContainText("Bitte sehen Sie in Ihr Postfach");
  await expect(notice).toContainText(`Ihre Eingabe: ${email}`);
  await expect(field).toHaveValue("");
  await page.clock.runFor(5_000);
  await expect(notice).toBeHidden();
  await page.clock.resume();

  const confirm = await linkIn(request, email, "confirm", 1);
  expect(new URL(confirm).origin).toBe(baseURL);
  for (let time = 0; time < 2; time += 1) {
    await page.goto(confirm);
    await page.getByRole("button", { name: "Anmeldung bestätigen" }).click();
    await expect(page).toHaveURL(paths.newsletter("bestaetigt"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ihre Anmeldung ist bestätigt");
  }

  const unsubscribe = await linkIn(request, email, "unsubscribe", 2);
  await page.goto(unsubscribe);
  await page.getByRole("button", { name: "Jetzt abmelden" }).click();
  await expect(page).toHaveURL(paths.newsletter("abgemeldet"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sie sind abgemeldet");
  const oneClick = await request.post(unsubscribe, { form: { "List-Unsubscribe": "One-Click" } });
  expect([oneClick.status(), await oneClick.json()]).toEqual([
    200,
    { success: true, message: "Sie sind vom Newsletter abgemeldet." },
  ]);
  await page.goto(confirm);
  await page.getByRole("button", { name: "Anmeldung bestätigen" }).click();
  await expect(page).toHaveURL(paths.newsletter("abgemeldet"));
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the form leads to a page for each outcome, and the mail's link works [2.55]", async ({
    page,
    request,
    faults,
  }) => {
    faults.expect(/status 4/);
    const email = reader();
    const { field, button } = newsletterForm(page);
    const title = page.getByRole("heading", { level: 1 });
    await page.goto(paths.home());
    await field.fill(email);
    await button.click();
    await expect(page).toHaveURL(paths.newsletter("anmeldung"));
    await expect(title).toHaveText("Fast geschafft");

    await field.fill("anna@post");
    await button.click();
    await expect(page).toHaveURL(paths.newsletter("adresse-pruefen"));
    await expect(title).toHaveText("Bitte prüfen Sie Ihre E-Mail-Adresse");

    await page.goto(await linkIn(request, email, "confirm", 1));
    await page.getByRole("button", { name: "Anmeldung bestätigen" }).click();
    await expect(page).toHaveURL(paths.newsletter("bestaetigt"));
    await expect(title).toHaveText("Ihre Anmeldung ist bestätigt");
  });
});
