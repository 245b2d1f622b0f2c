import { ICalCalendar, ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from "ical-generator";
import type { BookingRecord } from "./booking-record";
import { addDays } from "./format";
import { microcopy } from "./microcopy";
import type { MailAttachment } from "./document";

/**
 * The whole trip as days. The identifier belongs to the booking, so that a second arrival of the mail changes nothing and the
 * cancellation finds its entry.
 */
export function calendarEntry(
  { answer, terms, history }: BookingRecord,
  { tripUrl, cancelled }: { tripUrl: string; cancelled: boolean },
): MailAttachment {
  const { startDate, endDate } = answer.departure;
  const method = cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const calendar = new ICalCalendar({
    // What writes the file, not who sells: ical-generator writes it as it stands, line breaks too.
    prodId: { company: "Gratweg", product: "Buchungen", language: "DE" },
    method,
  });
  calendar.createEvent({
    id: `buchung-${answer.number}@gratweg.example`,
    sequence: cancelled ? 1 : 0,
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    // Not the moment of sending: every attempt makes the same file.
    stamp: new Date((cancelled ? history.at(-1)?.at : undefined) ?? answer.bookedAt),
    allDay: true,
    start: utcDay(startDate),
    // The first day that is free again (RFC 5545, 3.6.1).
    end: utcDay(addDays(endDate, 1)),
    summary: answer.trip.title,
    description: [
      `${microcopy.facts.number}: ${answer.number}`,
      `${microcopy.parties.organiser}: ${terms.organiser.name}`,
      `${microcopy.parties.emergency}${terms.organiser.phone}`,
    ].join("\n"),
    ...(terms.trip.countryName ? { location: terms.trip.countryName } : {}),
    url: tripUrl,
    organizer: { name: parameterText(terms.mediator.name), email: terms.mediator.email },
    transparency: ICalEventTransparency.OPAQUE,
  });
  return {
    filename: `reise-${answer.number}.ics`,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: `${calendar.toString()}\r\n`,
  };
}

/** Of a parameter, where neither quotation marks nor control characters may stand and nothing escapes them (RFC 5545, 3.2). */
function parameterText(text: string): string {
  return text.replaceAll('"', "'").replace(/\p{Cc}+/gu, " ");
}

function utcDay(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
