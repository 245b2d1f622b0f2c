import type { BookingRecord } from "./booking-record";
import { calendarEntry } from "./calendar";
import { heading, paragraph, type Fact } from "./document";
import { formatMoney } from "./format";
import { microcopy } from "./microcopy";
import type { MailTemplate } from "./document";
import {
  bookedOn,
  cancellationRows,
  cancelledOn,
  mediatorLine,
  optionFacts,
  parties,
  period,
  questions,
  tripAndPeriod,
  tripFacts,
} from "./sections";

const { cancellation, cancellationNotice, cancellationScale, facts, footer } = microcopy;

/** To the traveller. */
export const bookingCancellation: MailTemplate = (record, { tripUrl }) => {
  const { answer, terms } = record;
  return {
    subject: cancellation.subject(answer.number, answer.trip.title, period(record)),
    document: {
      brand: terms.mediator.name,
      eyebrow: microcopy.bookingNumber(answer.number),
      title: cancellation.title,
      subtitle: tripAndPeriod(record),
      preview: microcopy.preview(answer.trip.title, period(record), answer.seats),
      blocks: [
        paragraph(microcopy.greeting(answer.fullName)),
        paragraph(cancellation.intro(answer.number, cancelledOn(record))),
        heading(cancellation.was),
        { type: "facts", rows: [...tripFacts(record), ...people(record), ...total(record)] },
        heading(cancellation.money),
        paragraph(cancellation.refund(answer.organiser.name)),
        { type: "amounts", caption: cancellationScale.columns, rows: cancellationRows(record) },
        { type: "paragraph", content: [cancellationScale.proof], muted: true },
        paragraph(cancellation.calendar),
        ...questions(record),
        paragraph(cancellation.mistake),
        ...parties(record),
      ],
      small: [],
      footer: [mediatorLine(record), [`${footer.automatic} ${footer.why(answer.number)}`]],
    },
    attachments: [calendarEntry(record, { tripUrl, cancelled: true })],
  };
};

/** To the operator. Why it was cancelled stays in the booking's history: the reason may be an illness. */
export const bookingCancellationNotice: MailTemplate = (record) => {
  const { answer, terms } = record;
  return {
    subject: cancellationNotice.subject(answer.number, answer.trip.title, period(record), answer.seats),
    document: {
      brand: terms.mediator.name,
      eyebrow: microcopy.bookingNumber(answer.number),
      title: cancellationNotice.title,
      subtitle: tripAndPeriod(record),
      preview: microcopy.preview(answer.trip.title, period(record), answer.seats),
      blocks: [
        paragraph(microcopy.greetingOperator),
        paragraph(cancellationNotice.intro(answer.number, cancelledOn(record))),
        heading(cancellation.was),
        {
          type: "facts",
          rows: [
            ...tripFacts(record),
            { label: facts.tripNumber, value: [String(answer.trip.number)] },
            { label: facts.departureNumber, value: [String(answer.departure.number)] },
            { label: facts.bookedOn, value: [bookedOn(record)] },
            ...people(record),
            ...optionFacts(record),
            ...total(record),
            { label: microcopy.notice.email, value: [answer.email] },
          ],
        },
        paragraph(cancellationNotice.account),
      ],
      small: [],
      footer: [mediatorLine(record), [footer.operator]],
    },
    attachments: [],
  };
};

function people({ travellers }: BookingRecord): Fact[] {
  const names = travellers.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  return [{ label: facts.travellers, value: names }];
}

function total({ answer }: BookingRecord): Fact[] {
  return [{ label: cancellation.total, value: [formatMoney(answer.total.amount)] }];
}
