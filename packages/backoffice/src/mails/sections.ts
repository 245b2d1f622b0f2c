import { berlinDay } from "@gratweg/contracts/kernel";
import type { BookingRecord } from "./booking-record";
import {
  heading,
  mailto,
  paragraph,
  tel,
  type Amount,
  type Block,
  type Card,
  type Fact,
  type Inline,
} from "./document";
import {
  addDays,
  addressLine,
  daysFromTo,
  formatDay,
  formatMoney,
  formatPeriod,
  formatWeekday,
} from "./format";
import { microcopy } from "./microcopy";

/** Parts that several mails share. */

export function period({ answer }: BookingRecord): string {
  return formatPeriod(answer.departure.startDate, answer.departure.endDate);
}

export function tripAndPeriod(record: BookingRecord): string {
  return `${record.answer.trip.title}, ${period(record)}`;
}

export function tripFacts({ answer }: BookingRecord): Fact[] {
  const { startDate, endDate } = answer.departure;
  const { facts } = microcopy;
  return [
    { label: facts.number, value: [String(answer.number)] },
    { label: facts.trip, value: [answer.trip.title] },
    { label: facts.from, value: [formatWeekday(startDate)] },
    {
      label: facts.until,
      value: [`${formatWeekday(endDate)} (${microcopy.days(daysFromTo(startDate, endDate))})`],
    },
  ];
}

export function optionFacts({ options, terms }: BookingRecord): Fact[] {
  const { insurance } = terms;
  const facts: Fact[] = [{ label: microcopy.facts.rooms, value: [microcopy.rooms(options.singleRooms)] }];
  if (options.insurance && insurance)
    facts.push({
      label: microcopy.facts.insurance,
      value: [microcopy.insuranceYes(insurance.product, insurance.partner)],
    });
  else if (insurance) facts.push({ label: microcopy.facts.insurance, value: [microcopy.insuranceNo] });
  return facts;
}

export function noteFacts(note: string, label: string): Fact[] {
  return note === "" ? [] : [{ label, value: note.split(/\r?\n/), quiet: true }];
}

export function priceRows({ answer }: BookingRecord): Amount[] {
  const { price } = microcopy;
  return [
    ...answer.lines.map(({ kind, quantity, unit, amount, normalUnit }) => ({
      label: normalUnit ? price.member : price[kind],
      ...(kind === "insurance" ? {} : { detail: price.detail(quantity, unit.amount, normalUnit?.amount) }),
      amount: formatMoney(amount.amount),
    })),
    { label: price.total, amount: formatMoney(answer.total.amount), total: true },
  ];
}

export function paymentRows({ answer }: BookingRecord): Amount[] {
  const { payment } = microcopy;
  const { deposit, rest } = answer.payment;
  const rows: Amount[] = [
    {
      label: rest ? payment.deposit : payment.all,
      detail: payment.due(deposit.due),
      amount: formatMoney(deposit.amount),
    },
  ];
  if (rest)
    rows.push({ label: payment.rest, detail: payment.due(rest.due), amount: formatMoney(rest.amount) });
  return rows;
}

export function cancellationRows({ answer, terms }: BookingRecord): Amount[] {
  const { cancellationScale: copy } = microcopy;
  const { startDate } = answer.departure;
  const steps = [...terms.cancellation].sort((a, b) => (b.daysBefore ?? -1) - (a.daysBefore ?? -1));
  return steps.map(({ daysBefore, percent }, index) => {
    const next = steps[index + 1];
    const first = daysBefore === null ? startDate : addDays(startDate, -daysBefore);
    const last = next ? addDays(startDate, -(next.daysBefore ?? 0) - 1) : null;
    const label =
      daysBefore === null
        ? copy.start
        : last === null
          ? index === 0
            ? copy.always
            : copy.last(first)
          : index === 0
            ? copy.until(last)
            : copy.between(first, last);
    return { label, amount: copy.percent(percent) };
  });
}

export function parties({ terms }: BookingRecord): Block[] {
  const { parties: copy } = microcopy;
  const { organiser, mediator } = terms;
  const address = ({ street, postalCode, city, countryName }: typeof mediator): Inline[][] => [
    [street],
    [`${postalCode} ${city}, ${countryName}`],
  ];
  const cards: Card[] = [
    {
      title: organiser.name,
      role: copy.organiser,
      lines: [
        ...address(organiser),
        [copy.emergency, tel(organiser.phone)],
        [copy.email, mailto(organiser.email)],
        ...(organiser.website ? [[copy.website, website(organiser.website)]] : []),
      ],
    },
    {
      title: mediator.name,
      role: copy.mediator,
      lines: [...address(mediator), [copy.phone, tel(mediator.phone)], [copy.email, mailto(mediator.email)]],
    },
  ];
  return [
    heading(copy.title),
    { type: "cards", cards },
    paragraph(copy.insolvency(organiser.insolvencyInsurer)),
  ];
}

export function questions({ answer, terms }: BookingRecord): Block[] {
  const { questions: copy } = microcopy;
  return [
    heading(copy.title),
    paragraph(
      copy.before,
      mailto(terms.mediator.email),
      copy.between,
      tel(terms.mediator.phone),
      copy.after(answer.number),
    ),
  ];
}

export function formSheetBlocks({ formSheet, answer }: BookingRecord): Block[] {
  if (!formSheet) return [paragraph(microcopy.formSheet.missing(answer.formSheetVersion))];
  return [
    heading(formSheet.title),
    { type: "paragraph", content: [microcopy.formSheet.version(formSheet.version)] },
    ...formSheet.sections.flatMap(({ title, text }): Block[] => [
      { type: "heading", text: title, level: 3 },
      ...text
        .trim()
        .split(/\r?\n[^\S\n]*\r?\n/)
        .map((part) => paragraph(part)),
    ]),
  ];
}

export function mediatorLine({ terms }: BookingRecord): Inline[] {
  return [addressLine(terms.mediator)];
}

/** The day of the last cancellation that the booking's history knows. */
export function cancelledOn({ history }: BookingRecord): string {
  const entry = [...history].reverse().find(({ event }) => event === "cancelled");
  if (!entry) throw new Error("the booking's history knows no cancellation");
  return berlinDay(entry.at);
}

export function bookedOn({ answer }: BookingRecord): string {
  return formatDay(berlinDay(answer.bookedAt));
}

function website(address: string): Inline {
  return { label: address.replace(/^https?:\/\/(?:www\.)?|\/$/g, ""), href: address };
}
