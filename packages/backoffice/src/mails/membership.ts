import { MEMBERSHIP_MAILS, type MembershipMail, type MembershipMailData } from "../memberships/mails";
import { heading, paragraph, type Block, type Fact, type MailDocument } from "./document";
import { berlinDay } from "@gratweg/contracts/kernel";
import { addressLine, formatDay, formatMoney } from "./format";
import { microcopy } from "./microcopy";
import type { Sender } from "./newsletter";
import { withoutLinks } from "./without-links";

const texts = microcopy.membership;

type Written = Pick<MailDocument, "title" | "subtitle" | "preview" | "blocks"> & { subject: string };

const written: Readonly<
  Record<MembershipMail, (data: MembershipMailData, sender: Sender | null) => Written>
> = {
  [MEMBERSHIP_MAILS.started]: started,
  [MEMBERSHIP_MAILS.cancelled]: (data) => {
    const text = texts.cancelled;
    const day = berlinDay(data.currentPeriodEnd);
    return {
      subject: text.subject(day),
      title: text.title,
      subtitle: text.subtitle(day),
      preview: text.preview(day),
      blocks: [
        paragraph(text.intro(data.planName, day)),
        {
          type: "facts",
          rows: [
            ...contract(data),
            ...cancelledOn(data),
            ...row(texts.facts.endsOn, formatDay(day)),
            ...refund(data),
          ],
        },
        ...(data.refundCents ? [paragraph(text.refund(data.refundCents, day))] : []),
        heading(text.mind),
        paragraph(text.mindText),
        settings(data),
      ],
    };
  },
  [MEMBERSHIP_MAILS.withdrawn]: (data) => {
    const text = texts.withdrawn;
    return {
      subject: text.subject,
      title: text.title,
      subtitle: text.subtitle,
      preview: text.preview(data.priceCents),
      blocks: [
        paragraph(text.intro(data.planName, data.priceCents)),
        {
          type: "facts",
          rows: [
            ...contract(data),
            ...day(texts.facts.withdrawnOn, data.cancelledAt),
            ...row(texts.facts.refund, formatMoney(data.priceCents)),
          ],
        },
      ],
    };
  },
  [MEMBERSHIP_MAILS.paymentFailed]: (data) => {
    const text = texts["payment-failed"];
    return {
      subject: text.subject,
      title: text.title,
      subtitle: text.subtitle,
      preview: text.preview,
      blocks: [
        paragraph(text.intro(data.planName, data.priceCents)),
        { type: "facts", rows: [...contract(data), ...day(texts.facts.paidUntil, data.currentPeriodEnd)] },
        heading(text.next),
        paragraph(text.nextText),
        settings(data, text.check),
      ],
    };
  },
  [MEMBERSHIP_MAILS.returned]: (data) => {
    const text = texts.returned;
    return {
      subject: text.subject,
      title: text.title,
      subtitle: text.subtitle,
      preview: text.preview(data.priceCents),
      blocks: [
        paragraph(text.intro(data.planName)),
        {
          type: "facts",
          rows: [
            ...row(texts.facts.plan, data.planName),
            ...row(texts.facts.refund, formatMoney(data.priceCents)),
          ],
        },
        paragraph(text.back(data.priceCents)),
        paragraph(text.again),
      ],
    };
  },
  [MEMBERSHIP_MAILS.ended]: (data) => {
    const text = texts.ended;
    return {
      subject: text.subject,
      title: text.title,
      subtitle: text.subtitle,
      preview: text.preview,
      blocks: [
        paragraph(text.intro(data.planName, berlinDay(data.currentPeriodEnd))),
        {
          type: "facts",
          rows: [...contract(data), ...day(texts.facts.endedOn, data.currentPeriodEnd), ...refund(data)],
        },
        ...(data.refundCents ? [paragraph(text.refund(data.refundCents))] : []),
        paragraph(text.again),
        { type: "link", label: texts.pricing, href: `${data.origin}/de/portal/user/pricing` },
      ],
    };
  },
};

export function isMembershipMail(kind: string): kind is MembershipMail {
  return Object.hasOwn(written, kind);
}

export function membershipMail(
  kind: MembershipMail,
  data: MembershipMailData,
  sender: Sender | null,
): { subject: string; document: MailDocument } {
  const { subject, blocks, ...rest } = written[kind](data, sender);
  return {
    subject,
    document: {
      brand: sender?.name ?? texts.brand,
      eyebrow: texts.eyebrow(data.contractNumber),
      ...rest,
      blocks: [paragraph(texts.greeting(withoutLinks(data.name))), ...blocks],
      small: [],
      footer: [...(sender ? [[addressLine(sender)]] : []), [texts.automatic]],
    },
  };
}

/** The contract's confirmation on a durable medium (§ 312f BGB), with how to cancel and how to withdraw. */
function started(data: MembershipMailData, sender: Sender | null): Written {
  const text = texts.started;
  const { planName, interval, contractNumber, origin } = data;
  const paidUntil = berlinDay(data.currentPeriodEnd);
  return {
    subject: text.subject(planName),
    title: text.title,
    subtitle: text.subtitle,
    preview: text.preview(planName, paidUntil),
    blocks: [
      paragraph(text.intro(planName)),
      heading(text.agreed),
      {
        type: "facts",
        rows: [
          ...contract(data),
          ...(sender ? row(texts.facts.seller, addressLine(sender)) : []),
          ...row(texts.facts.price, texts.price(data.priceCents, interval)),
          ...day(texts.facts.start, data.startedAt),
          ...day(texts.facts.paidUntil, data.currentPeriodEnd),
        ],
      },
      paragraph(text.renews(paidUntil, interval)),
      settings(data),
      heading(text.cancel),
      paragraph(text.cancelText[interval]),
      { type: "link", label: text.cancelLink, href: `${origin}/de/vertrag-kuendigen`, quiet: true },
      heading(text.withdraw),
      paragraph(text.withdrawText(berlinDay(data.withdrawableUntil))),
      { type: "link", label: text.withdrawLink, href: `${origin}/de/vertrag-widerrufen`, quiet: true },
      { type: "paragraph", content: [text.form, " ", text.formText(contractNumber)], muted: true },
    ],
  };
}

const row = (label: string, ...value: string[]): Fact[] => [{ label, value }];

function contract({ contractNumber, planName }: MembershipMailData): Fact[] {
  return [...row(texts.facts.contract, contractNumber), ...row(texts.facts.plan, planName)];
}

function day(label: string, moment: string | null): Fact[] {
  return moment === null ? [] : row(label, formatDay(berlinDay(moment)));
}

function cancelledOn({ cancelledAt }: MembershipMailData): Fact[] {
  return day(texts.facts.cancelledOn, cancelledAt);
}

function refund({ refundCents = 0 }: MembershipMailData): Fact[] {
  return refundCents > 0 ? row(texts.facts.refund, formatMoney(refundCents)) : [];
}

function settings({ origin }: MembershipMailData, label: string = texts.settings): Block {
  return { type: "link", label, href: `${origin}/de/portal/settings` };
}
