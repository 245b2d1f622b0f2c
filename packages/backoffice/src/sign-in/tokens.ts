import { createHash, createHmac, randomBytes } from "node:crypto";
import type { AccountLink, TokenPurpose } from "./mails";

const HOUR = 60 * 60 * 1000;
export const TOKEN_LIFETIME_MS: Readonly<Record<TokenPurpose, number>> = {
  reset: HOUR,
  confirm: 7 * 24 * HOUR,
  invitation: 7 * 24 * HOUR,
};

export interface AccountTokens {
  token(purpose: TokenPurpose, documentId: string, seed: string): string;
  /** A link with a seed of its own: older ones of the same kind end when its hash is stored. */
  link(purpose: TokenPurpose, documentId: string, at: Date): AccountLink;
}

/**
 * A token is derived twice: by the sign-in, which stores its hash, and by the outbox, which writes the mail. So it stands
 * in the mail alone: the user's row holds a hash, the outbox a seed that opens nothing without the secret.
 */
export function accountTokens(secret: string, createSeed: () => string = randomId): AccountTokens {
  const token: AccountTokens["token"] = (purpose, documentId, seed) =>
    createHmac("sha256", secret)
      .update(["account", purpose, documentId, seed].join("\n"))
      .digest("base64url");
  return {
    token,
    link(purpose, documentId, at) {
      const seed = createSeed();
      const hash = hashToken(token(purpose, documentId, seed));
      const expiresAt = new Date(at.getTime() + TOKEN_LIFETIME_MS[purpose]).toISOString();
      return { purpose, seed, hash, expiresAt };
    },
  };
}

export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

export function randomId(): string {
  return randomBytes(16).toString("base64url");
}
