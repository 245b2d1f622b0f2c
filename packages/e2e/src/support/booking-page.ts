import type { BookingAnswer, BookingTerms, Departure } from "@gratweg/contracts";
import { paths } from "@gratweg/contracts/routes";
import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { MAIL_LOOKS, product } from "./product";

/** A departure with seats of the test seed, with everything that is told before it is booked. */
export async function departureOf(
  request: APIRequestContext,
  trip: number,
  index = 0,
): Promise<BookingTerms> {
  const list = (await (await request.get(`/api/trips/${trip}/departures`)).json()) as { data: Departure[] };
  const departure = list.data.filter(({ seatsLeft }) => seatsLeft > 0)[index];
  if (!departure) throw new Error(`Trip ${trip} has no departure ${index}.`);
  const answer = await request.get(`/api/trips/${trip}/departures/${departure.number}`);
  return ((await answer.json()) as { data: BookingTerms }).data;
}

export function addressOf({ trip, departure }: BookingTerms): string {
  return paths.booking(trip.number, trip.slug, departure.number);
}

/** Somebody nobody else is, so that mails can be told apart. */
export function someone() {
  return {
    firstName: "Änne",
    lastName: "Prüfer-Groß",
    birthDate: ["27", "3", "1984"] as const,
    email: `aenne-${randomUUID().slice(0, 8)}@reisende.example`,
    phone: "030 1234567",
    street: "Lange Straße 17 b",
    postalCode: "10115",
    city: "Berlin",
  };
}
export type Someone = ReturnType<typeof someone>;

/** What a visitor sees of a booking, by the names that assistive technology gives it. */
export function bookingPage(page: Page) {
  const next = page.getByRole("button", { name: "Weiter", exact: true });
  const step = (title: string) => page.getByRole("heading", { level: 2, name: title, exact: true });
  return {
    next,
    step,
    titles: {
      departure: "Wann möchten Sie reisen?",
      travellers: "Wer reist mit?",
      options: "Was wünschen Sie sich?",
      contact: "Wie erreichen wir Sie?",
      check: "Stimmt alles?",
    },
    acknowledge: page.getByRole("checkbox", { name: /Formblatt .* erhalten und gelesen/ }),
    order: page.getByRole("button", { name: "zahlungspflichtig buchen" }),
    person: (number: number) => page.getByRole("group", { name: `Reisende Person ${number}` }),
    number: page
      .getByRole("paragraph")
      .filter({ hasText: /^Buchungsnummer/ })
      .locator("strong"),
  };
}

/** From the step after the date, which the address names, to the last, whose button is not pressed. */
export async function fillUntilCheck(
  page: Page,
  who: Someone,
  { arrived, note }: { arrived?: (step: string) => Promise<void>; note?: string } = {},
): Promise<void> {
  const booking = bookingPage(page);
  const at = async (title: string) => {
    await expect(booking.step(title)).toBeVisible();
    await arrived?.(title);
  };
  await at(booking.titles.travellers);
  await fillTraveller(page, 1, who);
  await booking.next.click();
  await at(booking.titles.options);
  if (note !== undefined) await page.getByLabel("Nachricht an den Veranstalter").fill(note);
  await booking.next.click();
  await at(booking.titles.contact);
  await fillContact(page, who);
  await booking.next.click();
  await at(booking.titles.check);
}

export async function fillTraveller(page: Page, number: number, who: Someone): Promise<void> {
  const person = bookingPage(page).person(number);
  await person.getByLabel("Vorname").fill(who.firstName);
  await person.getByLabel("Nachname").fill(who.lastName);
  const [day, month, year] = who.birthDate;
  await person.getByLabel("Tag").fill(day);
  await person.getByLabel("Monat").fill(month);
  await person.getByLabel("Jahr").fill(year);
}

export async function fillContact(page: Page, who: Someone): Promise<void> {
  await page.getByLabel("E-Mail-Adresse").fill(who.email);
  await page.getByLabel("Telefonnummer").fill(who.phone);
  await page.getByLabel("Straße und Hausnummer").fill(who.street);
  await page.getByLabel("Postleitzahl").fill(who.postalCode);
  await page.getByLabel("Ort", { exact: true }).fill(who.city);
}

/** Waits for the confirmation and answers its booking number. */
export async function confirmedNumber(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/bestaetigung\//, { timeout: 20_000 });
  const { number } = bookingPage(page);
  await expect(number).toHaveText(/^\d+$/);
  return number.innerText();
}

interface Mail {
  to: string[];
  subject: string;
  text: string;
}

/** Mails to an address, the newest first, once there are as many. */
export async function mailsTo(request: APIRequestContext, address: string, count = 1): Promise<Mail[]> {
  const inbox = `http://localhost:${product().ports.GRATWEG_INBOX_PORT}/api/messages`;
  let mails: Mail[] = [];
  await expect
    .poll(
      async () => {
        mails = (await (await request.get(inbox, { params: { to: address } })).json()) as Mail[];
        return mails.length;
      },
      { timeout: 20_000, intervals: MAIL_LOOKS, message: `mails to ${address}` },
    )
    .toBeGreaterThanOrEqual(count);
  return mails;
}

/** Another visitor's booking, by the API alone. */
export async function bookSeats(
  request: APIRequestContext,
  terms: BookingTerms,
  seats: number,
): Promise<BookingAnswer> {
  const who = someone();
  const letters = "ABCDEFGHIJ";
  const answer = await request.post("/api/bookings", {
    headers: { "idempotency-key": randomUUID() },
    data: {
      departure: terms.departure.number,
      travellers: Array.from({ length: seats }, (_, index) => ({
        firstName: `${who.firstName} ${letters[index] ?? ""}`,
        lastName: who.lastName,
        birthDate: "1984-03-27",
      })),
      contact: {
        email: who.email,
        phone: who.phone,
        street: who.street,
        postalCode: who.postalCode,
        city: who.city,
        country: "DE",
      },
      options: { singleRooms: 0, insurance: false },
      formSheetVersion: terms.formSheet.version,
      expectedTotal: seats * terms.departure.price.amount,
    },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as BookingAnswer;
}
