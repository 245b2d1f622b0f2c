import type { NewsletterMail, NewsletterMailData } from "../newsletter/mails";
import { hashToken, type NewsletterTokens } from "../newsletter/tokens";
import { renderHtml } from "./html";
import { microcopy } from "./microcopy";
import { newsletterMail, type Sender } from "./newsletter";
import type { RenderedMail } from "./document";
import { addressOf } from "../email-address";
import { renderText } from "./text";

/** A subscriber's row as far as its mails need it. */
export interface MailedSubscriber {
  tokenSeed: string | null;
  tokenHash: string | null;
  unsubscribeHash: string;
  requestedAt: Date;
}

export interface NewsletterRendererParts {
  siteUrl: string;
  /** Null where no secret is set. */
  tokens: NewsletterTokens | null;
  findSubscriber: (documentId: string) => Promise<MailedSubscriber | undefined>;
  findSender: () => Promise<Sender | undefined>;
  /** Answers go there when the booking settings name nobody. */
  from: string;
}

/** The links are made here and nowhere else; what is not the content system's word is not sent. */
export function newsletterRenderer(parts: NewsletterRendererParts) {
  return async (kind: NewsletterMail, data: unknown): Promise<RenderedMail> => {
    const { siteUrl, tokens, findSubscriber, findSender, from } = parts;
    const { subscriber: documentId, origin = siteUrl } = (data ?? {}) as Partial<NewsletterMailData>;
    const subscriber = documentId === undefined ? undefined : await findSubscriber(documentId);
    if (documentId === undefined || !subscriber) throw new Error("the newsletter's subscriber is gone");
    if (!tokens) throw new Error("GRATWEG_NEWSLETTER_SECRET is not set");
    const confirm = tokens.confirm(documentId, subscriber.tokenSeed ?? "");
    const unsubscribe = tokens.unsubscribe(documentId);
    if (hashToken(confirm) !== subscriber.tokenHash || hashToken(unsubscribe) !== subscriber.unsubscribeHash)
      throw new Error("GRATWEG_NEWSLETTER_SECRET is not the one that the links were made with");

    const link = (action: string, token: string) => `${origin}/api/newsletter/${action}?token=${token}`;
    const links = { confirm: link("confirm", confirm), unsubscribe: link("unsubscribe", unsubscribe) };
    const sender = (await findSender()) ?? null;
    const { subject, document } = newsletterMail(kind, {
      sender,
      requestedAt: subscriber.requestedAt,
      links,
    });
    const replyTo = sender?.email ?? addressOf(from);
    return {
      subject,
      replyTo,
      text: renderText(document),
      html: renderHtml(document),
      attachments: [],
      headers: unsubscribeHeaders(links.unsubscribe, replyTo),
    };
  };
}

/** RFC 2369 and RFC 8058: the mail program's own button, which posts without opening a page. */
function unsubscribeHeaders(href: string, email: string): Record<string, string> {
  const subject = encodeURIComponent(microcopy.newsletter.unsubscribeSubject);
  return {
    "List-Unsubscribe": `<${href}>, <mailto:${email}?subject=${subject}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
