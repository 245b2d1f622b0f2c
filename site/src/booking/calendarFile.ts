import type { BookingAnswer } from "@gratweg/contracts";
import { addDays } from "@gratweg/contracts/booking-rules";

interface Words {
  title: string;
  description: string;
}

/** The trip as an all-day entry for any calendar (RFC 5545). */
export function calendarFile(
  { number, departure, bookedAt }: Pick<BookingAnswer, "number" | "departure" | "bookedAt">,
  { title, description }: Words,
): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Gratweg//Buchung//DE",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    // The same as in the confirmation's mail, so that a calendar keeps one entry of both.
    `UID:buchung-${number}@gratweg.example`,
    `DTSTAMP:${compact(new Date(bookedAt).toISOString().slice(0, 19))}Z`,
    `DTSTART;VALUE=DATE:${compact(departure.startDate)}`,
    // The end is the first day that is free again.
    `DTEND;VALUE=DATE:${compact(addDays(departure.endDate, 1))}`,
    `SUMMARY:${escape(title)}`,
    `DESCRIPTION:${escape(description)}`,
    "TRANSP:OPAQUE",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map(fold).join("\r\n") + "\r\n";
}

function compact(text: string): string {
  return text.replace(/[-:]/g, "");
}

/** Text may hold no control character, and programs differ in what ends a line for them. */
function escape(text: string): string {
  return text
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n?|[\n\u0085\u2028\u2029]/g, "\\n")
    .replace(/\p{Cc}+/gu, " ");
}

const LONGEST_LINE = 75;

/** Lines are at most 75 bytes long; the rest goes on after a space, and no character is cut in two. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  let folded = "";
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > LONGEST_LINE) {
      folded += "\r\n ";
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}
