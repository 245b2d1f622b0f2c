import { CONFIRM_WITHIN_MS } from "../newsletter/decide";
import { NEWSLETTER_MAILS, type NewsletterMail } from "../newsletter/mails";
import { heading, paragraph, type Block, type MailDocument } from "./document";
import { berlinDay } from "@gratweg/contracts/kernel";
import { addressLine } from "./format";
import { microcopy } from "./microcopy";

const texts = microcopy.newsletter;

/** Who sends: by law it stands in every mail. */
export interface Sender {
  name: string;
  street: string;
  postalCode: string;
  city: string;
  email: string;
}

export interface NewsletterLinks {
  confirm: string;
  unsubscribe: string;
}

export interface NewsletterFacts {
  sender: Sender | null;
  /** When it was asked for. */
  requestedAt: Date;
  links: NewsletterLinks;
}

type Written = Pick<MailDocument, "title" | "subtitle" | "preview" | "blocks"> & { subject: string };

const written: Readonly<Record<NewsletterMail, (facts: NewsletterFacts) => Written>> = {
  [NEWSLETTER_MAILS.confirmation]: ({ sender, requestedAt, links }) => {
    const { subject, title, subtitle, ...text } = texts.confirmation;
    const moment = requestedAt.toISOString();
    const until = berlinDay(new Date(requestedAt.getTime() + CONFIRM_WITHIN_MS).toISOString());
    return {
      subject,
      title,
      subtitle,
      preview: text.preview(until),
      blocks: [
        paragraph(texts.greeting),
        paragraph(text.intro(sender?.name ?? texts.brand, moment, berlinDay(moment))),
        { type: "link", label: text.button, href: links.confirm },
        { type: "paragraph", content: [text.until(until)], muted: true },
        heading(text.notYou),
        paragraph(text.notYouText),
      ],
    };
  },
  [NEWSLETTER_MAILS.welcome]: ({ links }) => plain(texts.welcome, links),
  [NEWSLETTER_MAILS.already]: ({ links }) => plain(texts.already, links),
};

export function isNewsletterMail(kind: string): kind is NewsletterMail {
  return Object.hasOwn(written, kind);
}

export function newsletterMail(
  kind: NewsletterMail,
  facts: NewsletterFacts,
): { subject: string; document: MailDocument } {
  const { subject, ...rest } = written[kind](facts);
  const { sender } = facts;
  return {
    subject,
    document: {
      brand: sender?.name ?? texts.brand,
      eyebrow: texts.eyebrow,
      ...rest,
      small: [],
      footer: [...(sender ? [[addressLine(sender)]] : []), [texts.automatic]],
    },
  };
}

function plain(
  { intro, ...rest }: Pick<Written, "subject" | "title" | "subtitle" | "preview"> & { intro: string },
  links: NewsletterLinks,
): Written {
  const leave: Block[] = [
    heading(texts.leave),
    paragraph(texts.leaveText, { label: texts.unsubscribe, href: links.unsubscribe }, texts.leaveAfter),
  ];
  return { ...rest, blocks: [paragraph(texts.greeting), paragraph(intro), ...leave] };
}
