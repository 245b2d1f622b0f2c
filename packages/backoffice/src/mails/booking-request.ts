import { feeOfRequest, openRequest } from "../bookings/requests";
import { heading, paragraph, type Block, type Fact } from "./document";
import { formatMoney } from "./format";
import { microcopy } from "./microcopy";
import type { MailTemplate } from "./document";
import { mediatorLine, noteFacts, parties, period, questions, tripAndPeriod, tripFacts } from "./sections";

const { bookingRequest: texts, cancellationScale, facts, footer, notice } = microcopy;

/** Tells each who has to know what a traveller asks for. The queued moment names the request, whatever came after it. */
export const bookingRequest =
  (to: "traveller" | "operator" | "desk"): MailTemplate =>
  (record, { data }) => {
    const { answer, terms, travellers } = record;
    const { number, organiser, fullName, email, trip, seats } = answer;
    const asked = (data as { askedAt?: unknown } | null)?.askedAt;
    const request = openRequest(record.history.filter(({ at }) => at === asked));
    if (!request) throw new Error(`booking ${number} knows no such request`);
    const { kind, note, askedAt } = request;
    const copy = texts[kind];
    const isOwn = to === "traveller";
    const fee = feeOfRequest(answer, terms, request);
    const people: Fact[] = [
      { label: facts.travellers, value: travellers.map((one) => `${one.firstName} ${one.lastName}`) },
      ...(isOwn ? [] : [{ label: notice.email, value: [email] }]),
      ...(kind === "change" ? noteFacts(note, texts.wish) : []),
    ];
    const opening = isOwn
      ? [microcopy.greeting(fullName), copy.intro(number, askedAt, organiser.name)]
      : [microcopy.greetingOperator, texts.noticeIntro(kind, number, askedAt), copy[to]];
    const amounts: Block[] = fee
      ? [
          heading(texts.fee.title),
          {
            type: "amounts",
            caption: texts.fee.title,
            rows: [
              { label: texts.fee.base, amount: formatMoney(fee.tripCents) },
              { label: texts.fee.label(fee.percent), amount: formatMoney(fee.feeCents), total: true },
            ],
          },
          paragraph(texts.fee.day),
          ...(isOwn ? [paragraph(cancellationScale.proof)] : []),
        ]
      : [];
    return {
      subject: `${copy.notice}: ${microcopy.bookingNumber(number)}, ${trip.title}, ${period(record)}`,
      document: {
        brand: terms.mediator.name,
        eyebrow: microcopy.bookingNumber(number),
        title: isOwn ? copy.title : copy.notice,
        subtitle: tripAndPeriod(record),
        preview: microcopy.preview(trip.title, period(record), seats),
        blocks: [
          ...opening.map((text) => paragraph(text)),
          heading(texts.booking),
          { type: "facts", rows: [...tripFacts(record), ...people] },
          ...amounts,
          ...(isOwn ? [...questions(record), paragraph(texts.mistake), ...parties(record)] : []),
        ],
        small: [],
        footer: [
          mediatorLine(record),
          [isOwn ? `${footer.automatic} ${footer.why(number)}` : footer.operator],
        ],
      },
      attachments: [],
    };
  };
