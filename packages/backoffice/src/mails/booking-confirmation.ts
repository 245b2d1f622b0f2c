import type { BookingRecord } from "./booking-record";
import { calendarEntry } from "./calendar";
import { heading, paragraph, type Inline, type MailDocument } from "./document";
import { microcopy } from "./microcopy";
import type { MailTemplate } from "./document";
import {
  cancellationRows,
  formSheetBlocks,
  mediatorLine,
  noteFacts,
  optionFacts,
  parties,
  paymentRows,
  period,
  priceRows,
  questions,
  tripAndPeriod,
  tripFacts,
} from "./sections";

const copy = microcopy.confirmation;

/** To the traveller: the contract's confirmation on a durable medium (§ 651d BGB), with everything that was agreed. */
export const bookingConfirmation: MailTemplate = (record, { tripUrl }) => {
  const { answer } = record;
  return {
    subject: copy.subject(answer.number, answer.trip.title, period(record)),
    document: document(record, tripUrl),
    attachments: [calendarEntry(record, { tripUrl, cancelled: false })],
  };
};

function document(record: BookingRecord, tripUrl: string): MailDocument {
  const { answer, terms, travellers, note } = record;
  const { payment, price, cancellationScale, footer } = microcopy;
  const names = travellers.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  return {
    brand: terms.mediator.name,
    eyebrow: microcopy.bookingNumber(answer.number),
    title: copy.title,
    subtitle: tripAndPeriod(record),
    preview: copy.preview(answer.trip.title, answer.seats, answer.total.amount),
    blocks: [
      paragraph(microcopy.greeting(answer.fullName)),
      paragraph(copy.thanks(answer.seats, answer.organiser.name)),
      heading(copy.booked),
      {
        type: "facts",
        rows: [
          ...tripFacts(record),
          { label: microcopy.facts.travellers, value: names },
          ...optionFacts(record),
          ...noteFacts(note, microcopy.facts.note),
        ],
      },
      { type: "link", label: copy.tripLink, href: tripUrl },
      heading(price.title),
      { type: "amounts", caption: price.title, rows: priceRows(record) },
      { type: "paragraph", content: [price.included], muted: true },
      heading(copy.next),
      { type: "steps", items: steps(record) },
      paragraph(microcopy.calendarAttached),
      heading(payment.title),
      paragraph(payment.how(answer.organiser.name)),
      { type: "amounts", caption: payment.title, rows: paymentRows(record) },
      { type: "notice", content: [{ strong: payment.never }, payment.neverReason] },
      ...questions(record),
      heading(cancellationScale.title),
      paragraph(cancellationScale.intro),
      { type: "amounts", caption: cancellationScale.columns, rows: cancellationRows(record) },
      { type: "paragraph", content: [cancellationScale.proof], muted: true },
      ...parties(record),
    ],
    small: formSheetBlocks(record),
    footer: [mediatorLine(record), [`${footer.automatic} ${footer.why(answer.number)}`]],
  };
}

function steps({ answer, terms }: BookingRecord): Inline[][] {
  const { deposit, rest } = answer.payment;
  const { steps: copies } = copy;
  return [
    [copies.invoice(terms.organiser.name)],
    [rest ? copies.deposit(deposit.amount, deposit.due) : copies.all(deposit.amount, deposit.due)],
    ...(rest ? [[copies.rest(rest.amount, rest.due)]] : []),
    [copies.documents],
    [copies.start(answer.departure.startDate)],
  ];
}
