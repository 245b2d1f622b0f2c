import { createHmac } from "node:crypto";
import { hash, verify } from "@node-rs/bcrypt";

/** As in Strapi, so that every comparison takes equally long. */
const COST = 10;
const PREFIX = "sha256:";
/** Separates these digests from those in leaked lists; not a secret. */
const CONTEXT = "gratweg/password/1";

/** Equalises the time of a sign-in to an unknown account. */
export const DUMMY_HASH = "sha256:$2b$10$3zmrL4ypSXRAUgbxf5LHWuYWa9GSHXAr/8cn7UZOlWlT4dQA/Gipi";

/** bcrypt ignores what follows 72 bytes or a NUL. */
function digest(password: string): string {
  return createHmac("sha256", CONTEXT).update(password).digest("base64");
}

export async function hashPassword(password: string): Promise<string> {
  return PREFIX + (await hash(digest(password.normalize("NFC")), COST));
}

/** Accepts hashes of the raw form, and of bcrypt without a digest, from earlier versions. */
export async function isPasswordOf(password: string, stored: string): Promise<boolean> {
  for (const form of new Set([password.normalize("NFC"), password])) {
    const isSame = isCurrentHash(stored)
      ? await verify(digest(form), stored.slice(PREFIX.length))
      : await verify(form, stored);
    if (isSame) return true;
  }
  return false;
}

export function isCurrentHash(stored: string): boolean {
  return stored.startsWith(PREFIX);
}
