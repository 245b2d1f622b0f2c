import { createHmac, timingSafeEqual } from "node:crypto";

/** A session's token in three parts, as `jsonwebtoken` writes it (RFC 7515, compact). */
const SESSION = /^bearer +([\w-]+\.[\w-]+)\.([\w-]{43})$/i;

/**
 * Whether this system has signed the bearer. Says nothing else of it: what is over or signed out is refused later. Strapi's own way to
 * that answer is thirty times as dear, and anybody makes up as many tokens as they like.
 */
export function isSigned(authorization: string, secret: string | undefined): boolean {
  const [, said = "", proof = ""] = SESSION.exec(authorization) ?? [];
  if (!secret || proof === "") return false;
  const expected = createHmac("sha256", secret).update(said).digest();
  const given = Buffer.from(proof, "base64url");
  return given.length === expected.length && timingSafeEqual(given, expected);
}
