import type { BookingTokens } from "../bookings/tokens";
import type { BookingRecord } from "./booking-record";
import { heading, paragraph, type MailDocument } from "./document";
import { microcopy } from "./microcopy";
import { mediatorLine, optionFacts, priceRows, tripAndPeriod, tripFacts } from "./sections";

const copy = microcopy.bookingHold;

export interface HoldLinkParts {
  siteUrl: string;
  /** Null where no secret is set. */
  tokens: BookingTokens | null;
}

/** The link is made here and nowhere else: neither the outbox nor the booking holds what opens it. */
export function holdLink({ siteUrl, tokens }: HoldLinkParts, number: number, documentId: unknown): string {
  if (!tokens) throw new Error("GRATWEG_ACCOUNT_SECRET is not set");
  if (typeof documentId !== "string") throw new Error(`booking ${number} was stored without document_id`);
  return `${siteUrl}/api/bookings/confirm?token=${tokens.confirm({ number, documentId })}`;
}

/** To the traveller: what proves that the address is theirs, and until when. */
export function bookingHold(
  record: BookingRecord,
  confirmUrl: string,
): { subject: string; document: MailDocument } {
  const { answer, terms } = record;
  const { price, footer } = microcopy;
  const until = answer.heldUntil;
  if (until === undefined) throw new Error(`booking ${answer.number} is not held any more`);
  return {
    subject: copy.subject(answer.number),
    document: {
      brand: terms.mediator.name,
      eyebrow: microcopy.bookingNumber(answer.number),
      title: copy.title,
      subtitle: tripAndPeriod(record),
      preview: copy.preview(answer.seats, until),
      blocks: [
        paragraph(microcopy.greeting(answer.fullName)),
        paragraph(copy.intro(answer.seats, until)),
        { type: "link", label: copy.button, href: confirmUrl },
        paragraph(copy.after),
        heading(copy.what),
        { type: "facts", rows: [...tripFacts(record), ...optionFacts(record)] },
        heading(price.title),
        { type: "amounts", caption: price.title, rows: priceRows(record) },
        heading(copy.notYou),
        paragraph(copy.notYouText),
        heading(copy.why),
        paragraph(copy.whyText),
      ],
      small: [],
      footer: [mediatorLine(record), [footer.automatic]],
    },
  };
}
