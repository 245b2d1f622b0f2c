import {
  addressOf,
  bookingPage,
  departureOf,
  fillContact,
  fillTraveller,
  mailsTo,
  someone,
} from "../support/booking-page";
import { expect, test, visit } from "../support/visitor";

const SEATS = 9;

test("nine seats are held until the link of a mail is opened and its button pressed", async ({
  page,
  request,
}, testInfo) => {
  const who = someone();
  const booking = bookingPage(page);
  // A second try needs nine seats again.
  const terms = await departureOf(request, 1005, 1 + testInfo.retry);
  await visit(page, addressOf(terms));
  await booking.next.click();
  await expect(booking.step(booking.titles.travellers)).toBeVisible();
  for (let person = 1; person <= SEATS; person += 1) {
    if (person > 1) await page.getByRole("button", { name: "Person hinzufügen" }).click();
    // Nobody travels twice.
    await fillTraveller(page, person, { ...who, lastName: `${who.lastName} ${"ABCDEFGHI"[person - 1]}` });
  }
  await booking.next.click();
  await expect(booking.step(booking.titles.options)).toBeVisible();
  await booking.next.click();
  await expect(booking.step(booking.titles.contact)).toBeVisible();
  await fillContact(page, who);
  await booking.next.click();
  await booking.acknowledge.check();
  await booking.order.click();

  await expect(page.getByRole("heading", { level: 1, name: "Noch ein Schritt" })).toBeVisible();
  await expect(page.getByText(`E-Mail an ${who.email} geschickt`)).toContainText(
    /bis \d\d:\d\d Uhr; so lange halten wir Ihre Plätze frei/,
  );
  const [hold] = await mailsTo(request, who.email);
  expect(hold?.subject).toMatch(/^Bitte bestätigen Sie Ihre Buchung \d+$/);
  const link = /https?:\S+\/api\/bookings\/confirm\?token=\S+/.exec(hold?.text ?? "")?.[0];

  // Not a script runs there, and opening it books nothing.
  await page.goto(link ?? "");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Buchung bestätigen");
  await expect(page.getByRole("main")).toContainText(`halten wir Ihre ${SEATS} Plätze frei`);
  await page.getByRole("button", { name: "zahlungspflichtig buchen" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ihre Reise ist gebucht");
  const [confirmation] = await mailsTo(request, who.email, 2);
  const number = /\d+/.exec(hold?.subject ?? "")?.[0];
  expect(confirmation?.subject).toContain(`Ihre Buchung ${number}`);

  await page.goto(link ?? "");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ihre Reise ist gebucht");
  await expect(page.getByRole("button")).toHaveCount(0);
});
