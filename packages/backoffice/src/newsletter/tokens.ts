import { createHash, createHmac } from "node:crypto";

export interface NewsletterTokens {
  /** For one round of asking: a row that begins anew gets another seed, and older links end. */
  confirm(documentId: string, seed: string): string;
  /** The same for ever. */
  unsubscribe(documentId: string): string;
}

/**
 * A link's token is derived whenever it is needed, by the server to store its hash and by the outbox to write the
 * mail. So it stands in the mail alone: not in the subscriber's row, not in the outbox.
 */
export function newsletterTokens(secret: string): NewsletterTokens {
  const derive = (...parts: string[]): string =>
    createHmac("sha256", secret).update(parts.join("\n")).digest("base64url");
  return {
    confirm: (documentId, seed) => derive("newsletter-confirm", documentId, seed),
    unsubscribe: (documentId) => derive("newsletter-unsubscribe", documentId),
  };
}

export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
