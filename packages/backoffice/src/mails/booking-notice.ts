import type { BookingRecord } from "./booking-record";
import { heading, paragraph, type Fact, type Inline } from "./document";
import { microcopy } from "./microcopy";
import type { MailTemplate } from "./document";
import {
  bookedOn,
  mediatorLine,
  noteFacts,
  optionFacts,
  paymentRows,
  period,
  priceRows,
  tripAndPeriod,
  tripFacts,
} from "./sections";

const copy = microcopy.notice;

/** To the operator: what he needs to confirm and to write the invoice, and not more. */
export const bookingNotice: MailTemplate = (record) => {
  const { answer, terms, note } = record;
  const { facts, price, footer } = microcopy;
  const { title } = answer.trip;
  return {
    subject: copy.subject(answer.number, title, period(record), answer.seats),
    document: {
      brand: terms.mediator.name,
      eyebrow: microcopy.bookingNumber(answer.number),
      title: copy.title,
      subtitle: tripAndPeriod(record),
      preview: microcopy.preview(title, period(record), answer.seats),
      blocks: [
        paragraph(microcopy.greetingOperator),
        paragraph(copy.intro(terms.mediator.name)),
        heading(copy.todo),
        { type: "steps", items: steps(record) },
        heading(copy.booking),
        {
          type: "facts",
          rows: [
            ...tripFacts(record),
            { label: facts.tripNumber, value: [String(answer.trip.number)] },
            { label: facts.departureNumber, value: [String(answer.departure.number)] },
            { label: facts.bookedOn, value: [bookedOn(record)] },
            ...optionFacts(record),
            { label: facts.formSheet, value: [answer.formSheetVersion] },
            ...noteFacts(note, copy.note),
          ],
        },
        heading(copy.travellers),
        { type: "facts", rows: travellerFacts(record) },
        heading(copy.contact),
        { type: "facts", rows: contactFacts(record) },
        heading(price.total),
        { type: "amounts", caption: price.total, rows: priceRows(record) },
        heading(copy.payment),
        { type: "amounts", caption: copy.payment, rows: paymentRows(record) },
      ],
      small: [],
      footer: [mediatorLine(record), [footer.operator]],
    },
    attachments: [],
  };
};

function steps({ answer, options, terms }: BookingRecord): Inline[][] {
  const { insurance } = terms;
  return [
    [copy.steps.invoice(answer.email)],
    ...(options.insurance && insurance ? [[copy.steps.insurance(insurance.product, insurance.partner)]] : []),
    [copy.steps.wrong],
  ];
}

function travellerFacts({ travellers }: BookingRecord): Fact[] {
  return travellers.map(({ firstName, lastName, birthDate }, index) => ({
    label: copy.person(index + 1),
    value: [`${firstName} ${lastName}`, copy.bornOn(birthDate)],
  }));
}

function contactFacts({ answer, contact }: BookingRecord): Fact[] {
  return [
    { label: copy.name, value: [answer.fullName] },
    {
      label: copy.address,
      value: [contact.street, `${contact.postalCode} ${contact.city}`, countryName(contact.country)],
    },
    { label: copy.email, value: [contact.email] },
    { label: copy.phone, value: [contact.phone] },
  ];
}

function countryName(code: string): string {
  return new Intl.DisplayNames("de", { type: "region", fallback: "code" }).of(code) ?? code;
}
