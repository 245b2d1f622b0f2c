import type { BookingTerms } from "@gratweg/contracts";
import type { Page } from "@playwright/test";
import {
  addressOf,
  bookingPage,
  bookSeats,
  confirmedNumber,
  departureOf,
  fillTraveller,
  fillUntilCheck,
  mailsTo,
  someone,
} from "../support/booking-page";
import { expectVisibleFocus, hasFocus, tabTo } from "../support/keyboard";
import { watchShifts } from "../support/layout-shift";
import { expect, holdApplication, test, untilAlive, visit } from "../support/visitor";

test("with the mouse: trip, booking, confirmation, and the mail with the booking number [1.9, 2.5]", async ({
  page,
  request,
}) => {
  const who = someone();
  const terms = await departureOf(request, 1002);
  const booking = bookingPage(page);
  await visit(page, `/de/reise/1002/${terms.trip.slug}`);
  await page
    .getByRole("list", { name: "Termine und Preise" })
    .locator(`a[href='${addressOf(terms)}']`)
    .click();
  // The date was chosen on the trip's page.
  await expect(page).toHaveURL(`${addressOf(terms)}?schritt=reisende`);
  await expect(page).toHaveTitle("Reisende – Reise buchen – Gratweg Wandern");
  await expect(booking.step(booking.titles.travellers)).toBeVisible();

  await fillUntilCheck(page, who, {
    note: "Wir essen beide vegetarisch.",
    arrived: async (title) => {
      if (title !== booking.titles.travellers) await expect(booking.step(title)).toBeFocused();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    },
  });
  await expect(page).toHaveTitle("Prüfen und buchen – Reise buchen – Gratweg Wandern");
  await expectEssentialsAboveButton(page, terms);

  await booking.order.click();
  await expect(page.getByRole("alert")).toContainText(
    "Bitte bestätigen Sie, dass Sie das Formblatt erhalten",
  );
  await page.getByRole("link", { name: /Bitte bestätigen Sie/ }).click();
  await expect(booking.acknowledge).toBeFocused();
  await booking.acknowledge.check();
  await booking.order.click();

  const number = await confirmedNumber(page);
  await expect(page).toHaveURL(
    `${addressOf(terms)}/bestaetigung/${encodeURIComponent(`${who.firstName} ${who.lastName}`)}`,
  );
  await expect(page).toHaveTitle("Buchungsbestätigung – Gratweg Wandern");
  const [mail] = await mailsTo(request, who.email);
  expect(mail?.subject).toContain(number);
  expect(mail?.text).toContain(terms.trip.title);

  await page.reload();
  await untilAlive(page);
  await expect(booking.number).toHaveText(number);
  await page.goBack();
  await expect(page).toHaveURL(/schritt=/);
  await expect(page.locator("main input[value]").first()).toBeAttached();
  await expect(page.getByText(who.email)).toHaveCount(0);
});

test("the first step is there before the application, moves nothing when it comes, and keeps what was entered [2.4]", async ({
  page,
  request,
}) => {
  const who = someone();
  const terms = await departureOf(request, 1002);
  const booking = bookingPage(page);
  const release = await holdApplication(page);
  await page.setViewportSize({ width: 412, height: 823 });
  const shifts = await watchShifts(page);
  await page.goto(addressOf(terms), { waitUntil: "domcontentloaded" });
  await fillTraveller(page, 1, who);
  await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
  release();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(terms.trip.title);
  expect(await shifts()).toBeLessThan(0.01);
  await booking.next.click();
  await expect(booking.step(booking.titles.options)).toBeVisible();
});

test("with the keyboard alone, the focus always in sight [1.9]", async ({ page, request }) => {
  const who = someone();
  const terms = await departureOf(request, 1004, 2);
  const booking = bookingPage(page);
  const { keyboard } = page;
  const type = async (text: string) => {
    await keyboard.press("Tab");
    await expectVisibleFocus(page);
    await keyboard.type(text);
  };
  await visit(page, `${addressOf(terms)}?schritt=termin`);
  const chosen = page.getByRole("radio", { checked: true });
  await expect(chosen).toHaveValue(String(terms.departure.number));
  await tabTo(page, chosen);
  await keyboard.press("ArrowDown");
  await expect(chosen).not.toHaveValue(String(terms.departure.number));
  await keyboard.press("ArrowUp");
  await expect(chosen).toHaveValue(String(terms.departure.number));
  await expect(booking.next).not.toHaveAttribute("aria-busy", "true");
  await keyboard.press("Enter");

  await expect(booking.step(booking.titles.travellers)).toBeFocused();
  await keyboard.press("Enter");
  await tabTo(page, booking.next);
  await keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("3 Angaben fehlen noch");
  await keyboard.press("Tab");
  await keyboard.press("Enter");
  await expect(page.getByLabel("Vorname")).toBeFocused();
  await keyboard.type(who.firstName);
  await type(who.lastName);
  for (const part of who.birthDate) await type(part);
  await keyboard.press("Enter");

  await expect(booking.step(booking.titles.options)).toBeFocused();
  const yes = page.getByRole("radio", { name: /^Ja, mit/ });
  await tabTo(page, page.getByRole("radio", { name: "Nein, danke" }));
  await keyboard.press("ArrowUp");
  await expect(yes).toBeChecked();
  expect(await hasFocus(yes)).toBe(true);
  await keyboard.press("Enter");

  await expect(booking.step(booking.titles.contact)).toBeFocused();
  for (const text of [who.email, who.phone, who.street, who.postalCode, who.city]) await type(text);
  await keyboard.press("Enter");

  await expect(booking.step(booking.titles.check)).toBeFocused();
  await tabTo(page, booking.acknowledge);
  await keyboard.press("Space");
  await tabTo(page, booking.order);
  await keyboard.press("Enter");
  const number = await confirmedNumber(page);
  const [mail] = await mailsTo(request, who.email);
  expect(mail?.subject).toContain(number);
});

test("the last seats go to somebody else: other dates, nothing entered is lost", async ({
  page,
  request,
  faults,
}) => {
  faults.expect(/409/);
  const who = someone();
  const booking = bookingPage(page);
  const terms = await departureOf(request, 1003, 1);
  await visit(page, addressOf(terms));
  await fillUntilCheck(page, who);
  await booking.acknowledge.check();
  for (let left = terms.departure.seatsLeft; left > 0; left -= 8)
    await bookSeats(request, terms, Math.min(left, 8));
  await booking.order.click();
  await expect(booking.step("Dieser Termin ist ausgebucht")).toBeFocused();
  await page
    .getByRole("button", { name: /^Diesen Termin wählen/ })
    .first()
    .click();
  await expect(page).not.toHaveURL(new RegExp(`/buchen/${terms.departure.number}`));
  await expect(booking.step(booking.titles.check)).toBeVisible();
  await expect(page.getByText(who.email)).toBeVisible();
  if (!(await booking.acknowledge.isChecked())) await booking.acknowledge.check();
  await booking.order.click();
  await confirmedNumber(page);

  await visit(page, `/de/reise/1003/${terms.trip.slug}#termine`);
  await expect(page.getByText("ausgebucht").first()).toBeVisible();
  await expect(page.locator(`a[href='${addressOf(terms)}']`)).toHaveCount(0);
});

/** § 312j BGB: what is bought and the total, and right below it, with nothing between, the button. */
async function expectEssentialsAboveButton(page: Page, { trip }: BookingTerms): Promise<void> {
  const area = page.getByRole("region", { name: "Verbindlich buchen" });
  const text = (await area.innerText()).replace(/\s+/g, " ");
  expect(text).toMatch(
    new RegExp(
      `^Reise ${trip.title} Reisezeit .+ Reisende 1 Person Wünsche Nachricht an den Veranstalter: „Wir essen beide vegetarisch.“ Veranstalter .+ Gesamtpreis [\\d.,]+ € inkl\\. aller Pflichtkosten und Steuern zahlungspflichtig buchen$`,
    ),
  );
}
