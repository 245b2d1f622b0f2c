import { bookingSetting } from "./booking";

const WORDS = new Map([
  [7, "sieben"],
  [10, "zehn"],
  [14, "vierzehn"],
  [20, "zwanzig"],
  [28, "achtundzwanzig"],
  [30, "dreißig"],
]);

const word = (number: number): string => WORDS.get(number) ?? String(number);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const { depositPercent, depositDueDays, restDueDaysBefore } = bookingSetting;

/** When people pay, from the settings that bookings, mails and papers reckon with: no text says it in numbers of its own. */
export const paymentDays =
  `${capital(word(depositPercent))} Prozent des Gesamtpreises sind ${word(depositDueDays)} Tage nach der Buchung fällig, ` +
  `der Rest ${word(restDueDaysBefore)} Tage vor Beginn der Reise.`;

/** § 651h Abs. 4 Satz 1 Nr. 1 BGB. */
export const withdrawalDays =
  "Bei Reisen von mehr als sechs Tagen bis zwanzig Tage vor Beginn, bei kürzeren bis sieben Tage vorher.";
