import { createHmac, timingSafeEqual } from "node:crypto";

/** A session's token in three parts, as `jsonwebtoken` writes it (RFC 7515, compact). */
const SESSION = /^bearer +([\w-]+\.[\w-]+)\.([\w-]{43})$/i;

/**
 * Returns what the bearer says if this system has signed it, else null: one name for a session, however the header around it is
 * written. Says nothing else of it: what is over or signed out is refused later. Strapi's own way to that answer is thirty times as
 * dear, and anybody makes up as many tokens as they like.
 */
export function signedSession(authorization: string, secret: string | undefined): string | null {
  const [, said = "", proof = ""] = SESSION.exec(authorization) ?? [];
  if (!secret || proof === "") return null;
  // As text: the last letter of a signature has two bits that decoding ignores.
  const expected = Buffer.from(createHmac("sha256", secret).update(said).digest("base64url"));
  const given = Buffer.from(proof);
  return given.length === expected.length && timingSafeEqual(given, expected) ? said : null;
}
