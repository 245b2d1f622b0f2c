import type { Page } from "@playwright/test";
import {
  addressOf,
  bookingPage,
  confirmedNumber,
  departureOf,
  fillUntilCheck,
  mailsTo,
  someone,
} from "../support/booking-page";
import { enterLogin, expect, LOGIN, comeSignedIn, test } from "../support/portal";
import { product } from "../support/product";
import { visit } from "../support/visitor";

const TRIP = 1001;
const dates = (page: Page) => page.getByRole("list", { name: "Termine und Preise" });

async function tripPath(page: Page): Promise<string> {
  const { trip } = await departureOf(page.request, TRIP);
  return `/de/reise/${trip.number}/${trip.slug}`;
}

test("a member sees the member prices on a trip's page, which nobody else does, and books at them by page and mail", async ({
  page,
}) => {
  const path = await tripPath(page);
  await visit(page, path);
  await dates(page).scrollIntoViewIfNeeded();
  await expect(
    dates(page)
      .getByText(/Plätze? frei|noch \d/)
      .first(),
  ).toBeVisible();
  await expect(page.getByText(/Mitgliederpreis/)).toHaveCount(0);

  await comeSignedIn(page, product().accounts.member);
  await visit(page, path);
  await dates(page).scrollIntoViewIfNeeded();
  await expect(
    dates(page)
      .getByText(/Mitgliederpreis statt/)
      .first(),
  ).toBeVisible();
  await expect(page.getByRole("complementary", { name: "Preis und Buchung" })).toContainText(
    "Mitgliederpreis statt",
  );

  const who = someone();
  await visit(page, addressOf(await departureOf(page.request, TRIP)));
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
