import path from "node:path";
import { paymentPlan, withdrawalNoticeDays } from "@gratweg/contracts/booking-rules";
import { addDays, departuresFor, type YearlyDeparture } from "../packages/cms/src/demo/departures";
import { readContent, readLines } from "../scripts/lib/content.mjs";

/* Texts promise about paying and taking place what the booking reckons with. */

const TODAY = "2026-11-23";
const root = path.join(__dirname, "..");
interface Content {
  tour: ({ slug: string } & Parameters<typeof departuresFor>[0])[];
  "booking-setting": [Parameters<typeof paymentPlan>[3]];
  "faq-entry": { question: string }[];
}
const content = readContent<Content>(root);
const yearly = readLines<YearlyDeparture>(path.join(root, "content/departures.jsonl"));
const departures = content.tour.flatMap((tour) =>
  departuresFor(
    tour,
    yearly.filter(({ tour: slug }) => slug === tour.slug),
    TODAY,
  ),
);
const [bookingSetting] = content["booking-setting"];
const paymentDays =
  "Zwanzig Prozent des Gesamtpreises sind sieben Tage nach der Buchung fällig, der Rest dreißig Tage vor Beginn der Reise.";

/** Every text of the content, sentence by sentence. */
function sentences(value: unknown): string[] {
  if (typeof value === "string") return value.split(/(?<=[.!?])\s+/);
  return value && typeof value === "object" ? Object.values(value).flatMap(sentences) : [];
}
const written = [...new Set(sentences(Object.values(content)))];

it("a text that says when to pay says what the booking reckons, in days from the settings", () => {
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
  expect(aboutPaying).toEqual([paymentDays]);
});

it("the organiser may withdraw for want of bookings until the days that the questions name", () => {
  const named = /mehr als sechs Tagen bis zwanzig Tage .+ kürzeren bis sieben Tage/;
  expect(written.filter((sentence) => named.test(sentence))).toHaveLength(1);
  for (const { startDate, endDate } of departures) {
    const days = (Date.parse(endDate) - Date.parse(startDate)) / 86_400_000 + 1;
    expect(withdrawalNoticeDays(startDate, endDate)).toBe(days > 6 ? 20 : 7);
  }
});

it("„findet sicher statt“ is explained, in the words that stand at a departure, and some departures carry it", () => {
  expect(departures.some(({ guaranteed }) => guaranteed)).toBe(true);
  expect(departures.every(({ minimumParticipants }) => minimumParticipants > 1)).toBe(true);
  const questions = content["faq-entry"].map(({ question }) => question);
  expect(questions).toContain("Was bedeutet „findet sicher statt“?");
  expect(written.filter((sentence) => /garantier/i.test(sentence))).toEqual([]);
});
