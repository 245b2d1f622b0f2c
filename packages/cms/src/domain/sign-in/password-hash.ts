import { createHmac } from "node:crypto";
import { compareSync, hashSync } from "bcryptjs";

/** As Strapi makes them, so that hashes of both cost the same to compare. */
const ROUNDS = 10;
/** Before a bcrypt hash of what `digest` makes of a password; without it, the hash is of the password itself. */
const WHOLE = "sha256:";
/** No secret: keeps these digests apart from hashes that stolen lists are full of. */
const CONTEXT = "gratweg/password/1";

/**
 * bcrypt reads no further than 72 bytes and stops at NUL, so it is given a digest of the whole password: 44 characters of base64.
 */
function digest(password: string): string {
  return createHmac("sha256", CONTEXT).update(password).digest("base64");
}

export function hashPassword(password: string): string {
  return WHOLE + hashSync(digest(password), ROUNDS);
}

/** Of ours, and of bcrypt alone: older ones. */
export function isPasswordOf(password: string, hash: string): boolean {
  return isWhole(hash)
    ? compareSync(digest(password), hash.slice(WHOLE.length))
    : compareSync(password, hash);
}

/** False: the hash is to be made anew when the password is there. */
export function isWhole(hash: string): boolean {
  return hash.startsWith(WHOLE);
}
