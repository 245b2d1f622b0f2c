import { paymentPlan, withdrawalNoticeDays } from "@gratweg/contracts/booking-rules";
import { bookingSetting, formSheets } from "../../packages/cms/seed/content/booking";
import { seedContent } from "../../packages/cms/seed/content";
import { paymentDays, withdrawalDays } from "../../packages/cms/seed/content/payment-texts";
import { addDays, departuresFor } from "../../packages/cms/seed/departures";
import { paymentPlan as planOfContentSystem } from "../../packages/cms/src/domain/bookings/arithmetic";

/*
 * What texts promise about paying and taking place is what the booking reckons with. Site, booking page and portal reckon with the
 * contracts, mails and papers with the content system's copy of them.
 */

const TODAY = "2026-11-23";
const departures = seedContent.tours.flatMap((tour) => departuresFor(tour, TODAY));

/** Every text of the content, sentence by sentence. */
function sentences(value: unknown): string[] {
  if (typeof value === "string") return value.split(/(?<=[.!?])\s+/);
  return value && typeof value === "object" ? Object.values(value).flatMap(sentences) : [];
}
const written = sentences({ ...seedContent, formSheets });

it("page, mail and paper name the same days and amounts for every departure, however late one books", () => {
  expect(departures.length).toBeGreaterThan(150);
  for (const { startDate, priceCents, singleSupplementCents } of departures)
    for (const daysBefore of [0, 1, 6, 7, 8, 36, 37, 38, 200]) {
      const total = 2 * priceCents + singleSupplementCents;
      const booking = [total, addDays(startDate, -daysBefore), startDate, bookingSetting] as const;
      expect(planOfContentSystem(...booking)).toEqual(paymentPlan(...booking));
    }
});

it("a text that says when to pay says what the booking reckons, in days from the settings", () => {
  expect(paymentDays).toBe(
    "Zwanzig Prozent des Gesamtpreises sind sieben Tage nach der Buchung fällig, der Rest dreißig Tage vor Beginn der Reise.",
  );
  const { deposit, rest } = paymentPlan(100_000, "2027-01-01", "2027-07-01", bookingSetting);
  expect([deposit, rest]).toEqual([
    { amountCents: 20_000, due: addDays("2027-01-01", 7) },
    { amountCents: 80_000, due: addDays("2027-07-01", -30) },
  ]);
  const aboutPaying = written.filter(
    (sentence) =>
      /Anzahlung|Restzahlung|der Rest |Gesamtpreises/.test(sentence) &&
      /(Tage|Wochen|Monate?) (vor|nach)/.test(sentence),
  );
  expect(aboutPaying.length).toBeGreaterThanOrEqual(2);
  expect(aboutPaying.filter((sentence) => sentence !== paymentDays)).toEqual([]);
});

it("the organiser may withdraw for want of bookings until the days that the questions name", () => {
  const named = /mehr als sechs Tagen bis zwanzig Tage .+ kürzeren bis sieben Tage/;
  expect(withdrawalDays).toMatch(named);
  expect(written.filter((sentence) => sentence === withdrawalDays)).toHaveLength(1);
  for (const { startDate, endDate } of departures) {
    const days = (Date.parse(endDate) - Date.parse(startDate)) / 86_400_000 + 1;
    expect(withdrawalNoticeDays(startDate, endDate)).toBe(days > 6 ? 20 : 7);
  }
});

it("„findet sicher statt“ is explained, in the words that stand at a departure, and some departures carry it", () => {
  expect(departures.some(({ guaranteed }) => guaranteed)).toBe(true);
  expect(departures.every(({ minimumParticipants }) => minimumParticipants > 1)).toBe(true);
  const questions = seedContent.faqEntries.map(({ question }) => question);
  expect(questions).toContain("Was bedeutet „findet sicher statt“?");
  expect(written.filter((sentence) => /garantier/i.test(sentence))).toEqual([]);
});
