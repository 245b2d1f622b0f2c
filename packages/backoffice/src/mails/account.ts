import { ACCOUNT_MAILS, type AccountMail } from "../sign-in/mails";
import { heading, paragraph, type Block, type MailDocument } from "./document";
import { berlinDay } from "@gratweg/contracts/kernel";
import { addressLine } from "./format";
import { microcopy } from "./microcopy";
import type { Sender } from "./newsletter";

const texts = microcopy.account;

export interface AccountMailFacts {
  sender: Sender | null;
  /** When it was asked for, as an ISO moment. */
  at: string;
  /** What the portal calls itself. */
  portalName: string;
  /** Where the mail's own link leads, and until when; null for a mail without one. */
  link: { href: string; expiresAt: string } | null;
  pages: { portal: string; login: string; forgotten: string };
}

type Written = Pick<MailDocument, "title" | "subtitle" | "preview" | "blocks"> & { subject: string };

const written: Readonly<Record<AccountMail, (facts: AccountMailFacts) => Written>> = {
  [ACCOUNT_MAILS.confirm]: (facts) => asking(texts.confirm, facts, texts.confirm.intro),
  [ACCOUNT_MAILS.firstPassword]: (facts) => asking(texts.firstPassword, facts, texts.firstPassword.intro),
  [ACCOUNT_MAILS.known]: (facts) => {
    const { subject, title, subtitle, preview, ...text } = texts.known;
    return {
      ...{ subject, title, subtitle, preview },
      blocks: [
        paragraph(texts.greeting),
        paragraph(text.intro(brandOf(facts), facts.at, berlinDay(facts.at))),
        button(text.button, facts.pages.login),
        paragraph(
          text.forgottenBefore,
          { label: text.forgotten, href: facts.pages.forgotten },
          text.forgottenAfter,
        ),
        ...notYou(text.notYouText),
      ],
    };
  },
  [ACCOUNT_MAILS.reset]: (facts) => {
    const { expiresAt } = linkOf(facts);
    return {
      ...asking(texts.reset, facts, () => texts.reset.intro),
      preview: texts.untilTime(expiresAt, berlinDay(expiresAt)),
    };
  },
  [ACCOUNT_MAILS.invitation]: (facts) => {
    const { subject, title, subtitle, preview, ...text } = texts.invitation;
    const { href, expiresAt } = linkOf(facts);
    return {
      ...{ subject: subject(facts.portalName), title, subtitle: subtitle(facts.portalName), preview },
      blocks: [
        paragraph(texts.greeting),
        paragraph(text.intro(facts.portalName)),
        button(text.button, href),
        muted(texts.untilDay(berlinDay(expiresAt))),
        heading(text.notYou),
        paragraph(text.notYouText),
      ],
    };
  },
  [ACCOUNT_MAILS.welcome]: (facts) => {
    const { subject, title, subtitle, preview, ...text } = texts.welcome;
    return {
      ...{ subject, title, subtitle, preview },
      blocks: [
        paragraph(texts.greeting),
        paragraph(text.intro(brandOf(facts))),
        {
          type: "facts",
          rows: text.contents.map((part) => ({ label: part.label, value: [part.text], quiet: true })),
        },
        button(text.button, facts.pages.portal),
      ],
    };
  },
  [ACCOUNT_MAILS.passwordChanged]: ({ at, pages }) => {
    const { subject, title, subtitle, preview, ...text } = texts.passwordChanged;
    return {
      ...{ subject, title, subtitle, preview },
      blocks: [
        paragraph(texts.greeting),
        paragraph(text.intro(at, berlinDay(at))),
        heading(texts.notYou),
        paragraph(text.notYouText, { label: text.forgotten, href: pages.forgotten }, text.notYouAfter),
      ],
    };
  },
};

export function isAccountMail(kind: string): kind is AccountMail {
  return Object.hasOwn(written, kind);
}

export function accountMail(
  kind: AccountMail,
  facts: AccountMailFacts,
): { subject: string; document: MailDocument } {
  const { subject, ...rest } = written[kind](facts);
  const { sender } = facts;
  return {
    subject,
    document: {
      brand: brandOf(facts),
      eyebrow: texts.eyebrow,
      ...rest,
      small: [],
      footer: [...(sender ? [[addressLine(sender)]] : []), [texts.automatic]],
    },
  };
}

interface AskingTexts {
  subject: string;
  title: string;
  subtitle: string;
  preview: string;
  button: string;
  notYouText: string;
}

/** A mail that wants one thing: its button pressed, unless it was somebody else. */
function asking(
  { subject, title, subtitle, preview, ...text }: AskingTexts,
  facts: AccountMailFacts,
  intro: (brand: string, moment: string, day: string) => string,
): Written {
  const { href, expiresAt } = linkOf(facts);
  const day = berlinDay(expiresAt);
  const isToday = Date.parse(expiresAt) - Date.parse(facts.at) < 24 * 60 * 60 * 1000;
  return {
    ...{ subject, title, subtitle, preview },
    blocks: [
      paragraph(texts.greeting),
      paragraph(intro(brandOf(facts), facts.at, berlinDay(facts.at))),
      button(text.button, href),
      muted(isToday ? texts.untilTime(expiresAt, day) : texts.untilDay(day)),
      ...notYou(text.notYouText),
    ],
  };
}

function linkOf({ link }: AccountMailFacts) {
  if (!link) throw new Error("the account's mail has no link");
  return link;
}

const brandOf = ({ sender }: AccountMailFacts): string => sender?.name ?? texts.brand;
const button = (label: string, href: string): Block => ({ type: "link", label, href });
const muted = (text: string): Block => ({ type: "paragraph", content: [text], muted: true });
const notYou = (text: string): Block[] => [heading(texts.notYou), paragraph(text)];
