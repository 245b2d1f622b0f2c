import type { BookingAnswer } from "@gratweg/contracts";
import type { Fact } from "../../http/plainPage";
import { microcopy } from "../../microcopy";

// A calendar day has no zone of its own.
const days = new Intl.DateTimeFormat("de-DE", { dateStyle: "long", timeZone: "UTC" });
const euros = new Intl.NumberFormat("de-DE", { style: "currency", currency: "EUR" });

/** What stands beside the button that concludes the contract (§ 312j BGB), and on the page that it leads to. */
export function bookingFacts({ trip, departure, organiser, seats, total, payment }: BookingAnswer): Fact[] {
  const { labels, persons, due } = microcopy.bookingLink;
  const part = (label: string, { amount, due: day }: BookingAnswer["payment"]["deposit"]): Fact => [
    `${label} ${due(days.format(new Date(day)))}`,
    euros.format(amount / 100),
  ];
  return [
    [labels.trip, trip.title],
    [
      labels.dates,
      days.formatRange(new Date(departure.startDate), new Date(departure.endDate)).replaceAll("\u2009", ""),
    ],
    [labels.travellers, persons(seats)],
    [labels.organiser, organiser.name],
    [labels.total, euros.format(total.amount / 100)],
    part(labels.deposit, payment.deposit),
    ...(payment.rest ? [part(labels.rest, payment.rest)] : []),
  ];
}
