/** Occasions of `outbox_mails.kind`; the outbox renders them. */
export const NEWSLETTER_MAILS = {
  confirmation: "newsletter-confirmation",
  already: "newsletter-already",
  welcome: "newsletter-welcome",
} as const;
export type NewsletterMail = (typeof NEWSLETTER_MAILS)[keyof typeof NEWSLETTER_MAILS];

/** `outbox_mails.data` of these mails: nothing that opens a link. */
export interface NewsletterMailData {
  /** The row's document. */
  subscriber: string;
  /** Where the visitor was, and where the links lead. */
  origin: string;
}
