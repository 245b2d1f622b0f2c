import {
  DECLARATION_MAILS,
  type CollectedReceipts,
  type DeclarationMail,
  type DeclarationMailData,
} from "../declarations/mails";
import { heading, paragraph, type Block, type Fact, type MailDocument } from "./document";
import { berlinDay } from "@gratweg/contracts/kernel";
import { addressLine } from "./format";
import { microcopy } from "./microcopy";
import type { Sender } from "./newsletter";
import { withoutLinks } from "./without-links";

const texts = microcopy.declaration;

export function isDeclarationMail(kind: string): kind is DeclarationMail {
  return Object.values<string>(DECLARATION_MAILS).includes(kind);
}

/** The receipt repeats all that was declared, with day and time: a durable medium (§ 312k Abs. 4, § 356a Abs. 4 BGB). */
export function declarationMail(
  mail: Exclude<DeclarationMail, typeof DECLARATION_MAILS.collected>,
  data: DeclarationMailData,
  sender: Sender | null,
): { subject: string; document: MailDocument } {
  const own = texts[data.kind];
  const isReceipt = mail === DECLARATION_MAILS.receipt;
  const day = berlinDay(data.receivedAt);
  const intro =
    data.kind === "cancel"
      ? texts.cancel.intro(day, data.receivedAt, endOf(data))
      : texts.withdraw.intro(day, data.receivedAt);
  const rows: Fact[] = isReceipt
    ? facts(data)
    : [
        ...facts(data),
        {
          label: texts.facts.booking,
          value: [data.bookingNumber === null ? texts.noBooking : String(data.bookingNumber)],
        },
      ];
  return {
    subject: (isReceipt ? own : own.notice).subject(data.receiptNumber),
    document: {
      brand: sender?.name ?? texts.brand,
      eyebrow: `${own.eyebrow} ${data.receiptNumber}`,
      title: isReceipt ? own.title : own.notice.title,
      subtitle: isReceipt ? own.subtitle : texts.received(day, data.receivedAt),
      preview: `${texts.facts.receipt} ${data.receiptNumber}, ${texts.received(day, data.receivedAt)}`,
      blocks: [
        paragraph(texts.greeting),
        paragraph(isReceipt ? intro : own.notice.text),
        heading(isReceipt ? texts.declared : own.eyebrow),
        paragraph(texts.quoted),
        { type: "facts", rows },
        ...(isReceipt
          ? [heading(texts.next), paragraph(own.next), heading(texts.notYou), paragraph(texts.notYouText)]
          : []),
      ],
      small: [],
      footer: [
        ...(sender ? [[addressLine(sender)]] : []),
        [isReceipt ? texts.automatic : texts.noticeFooter],
      ],
    },
  };
}

/** What came beyond a day's single receipts; each with its content, day and time. */
export function collectedReceipts(
  { declared, more }: CollectedReceipts,
  sender: Sender | null,
): { subject: string; document: MailDocument } {
  const own = texts.collected;
  return {
    subject: own.subject(declared.length + more),
    document: {
      brand: sender?.name ?? texts.brand,
      eyebrow: own.eyebrow,
      title: own.title,
      subtitle: own.subtitle,
      preview: own.preview(declared.length + more),
      blocks: [
        paragraph(texts.greeting),
        paragraph(own.intro),
        paragraph(texts.quoted),
        ...declared.flatMap((data): Block[] => [
          heading(`${texts[data.kind].eyebrow} ${data.receiptNumber}`),
          { type: "facts", rows: facts(data) },
        ]),
        ...(more > 0 ? [paragraph(own.more(more))] : []),
        heading(texts.next),
        paragraph(own.next),
        heading(texts.notYou),
        paragraph(texts.notYouText),
      ],
      small: [],
      footer: [...(sender ? [[addressLine(sender)]] : []), [texts.automatic]],
    },
  };
}

function facts(data: DeclarationMailData): Fact[] {
  const { kind, receiptNumber, receivedAt, declaration } = data;
  const { name, identification, contract, cancellation, reason, email } = declaration;
  const row = (label: string, ...value: string[]): Fact[] => [{ label, value }];
  return [
    ...row(texts.facts.receipt, receiptNumber),
    ...row(texts.facts.received, texts.received(berlinDay(receivedAt), receivedAt)),
    ...row(texts.facts.name, withoutLinks(name)),
    ...(identification ? row(texts.facts.identification, withoutLinks(identification)) : []),
    ...row(texts.facts.contract, withoutLinks(contract)),
    ...(cancellation ? row(texts.facts.cancellation, texts.cancellations[cancellation]) : []),
    ...(reason ? [{ label: texts.facts.reason, value: withoutLinks(reason).split("\n"), quiet: true }] : []),
    ...(kind === "cancel" ? row(texts.facts.end, endOf(data)) : []),
    ...row(texts.facts.email, email),
  ];
}

function endOf({ declaration: { endsOn } }: DeclarationMailData): string {
  return endsOn === null ? texts.soonest : texts.endsOn(endsOn);
}
